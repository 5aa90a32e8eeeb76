"""Composing: the layers of a picture, its parts and the shared definitions become one SVG text."""

import json
import re
from functools import cache
from pathlib import Path
from string import Template
from xml.etree import ElementTree

from assets.build.recipes import Layer, Picture

SVG = "http://www.w3.org/2000/svg"
_REFERENCE = re.compile(r'(?:url\(#|href="#)([^")]+)')
_INCLUDE = re.compile(r'href="#([\w.-]+/[\w.-]+)(?:@([\w-]+))?"')
_ID = re.compile(r'\bid="([^"]+)"')


class Kit:
    """The parts, palettes and shared definitions under one folder, read when first asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.palettes: dict[str, dict[str, str]] = json.loads((folder / "palettes.json").read_text("utf-8"))
        self.defs = _definitions(folder / "defs.svg")
        self.part = cache(self._part)

    def _part(self, name: str) -> str:
        path = self.folder / "parts" / f"{name}.svg"
        return path.read_text("utf-8").strip()

    def colours(self, palette: str | None) -> dict[str, str]:
        """The colour tokens a part may use under a palette, on top of the common ones."""
        return self.palettes["common"] | (self.palettes[palette] if palette else {})


def _definitions(path: Path) -> dict[str, str]:
    """Shared gradients, patterns, filters and clips by id."""
    ElementTree.register_namespace("", SVG)
    root = ElementTree.parse(path).getroot()
    plain = f' xmlns="{SVG}"'
    return {node.attrib["id"]: ElementTree.tostring(node, "unicode").replace(plain, "").strip() for node in root}


class _Sheet:
    """One picture in the making: what its layers have drawn in so far."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.symbols: dict[str, str] = {}
        self.count = 0

    def layer(self, layer: Layer, palette: str | None = None) -> str:
        palette = layer.palette or palette
        inner = "".join(self.layer(child, palette) for child in layer.layers)
        if layer.part is not None:
            self.count += 1
            inner = self.fragment(layer.part, palette, f"L{self.count}") + inner
        attributes = _attributes(layer)
        return f"<g{attributes}>{inner}</g>" if attributes else inner

    def fragment(self, part: str, palette: str | None, suffix: str) -> str:
        """A part in its colours, its own ids made unique, the parts it includes drawn in."""
        try:
            text = Template(self.kit.part(part)).substitute(self.kit.colours(palette))
        except KeyError as missing:
            raise ValueError(f"part {part} wants the colour {missing}, palette {palette} has none") from missing
        for own in _ID.findall(text):
            text = re.sub(rf'(\bid="|url\(#|href="#){re.escape(own)}(?=["\)])', rf"\g<1>{own}-{suffix}", text)
        return _INCLUDE.sub(lambda found: f'href="#{self.symbol(found[1], found[2] or palette)}"', text)

    def symbol(self, part: str, palette: str | None) -> str:
        """The id under which an included part is defined once for the whole picture."""
        name = f"{part.replace('/', '.')}.{palette or ''}"
        if name not in self.symbols:
            self.symbols[name] = ""
            self.symbols[name] = f'<g id="{name}">{self.fragment(part, palette, name)}</g>'
        return name

    def needed(self, body: str) -> str:
        """The shared definitions that the drawing refers to, directly or not."""
        found: dict[str, str] = {}
        todo = _REFERENCE.findall(body)
        while todo:
            name = todo.pop()
            if name in self.kit.defs and name not in found:
                found[name] = self.kit.defs[name]
                todo += _REFERENCE.findall(found[name])
        return "".join(found[name] for name in sorted(found))


def _attributes(layer: Layer) -> str:
    text = ""
    if transform := _transform(layer):
        text += f' transform="{transform}"'
    if layer.opacity != 1:
        text += f' opacity="{layer.opacity:g}"'
    if layer.filter:
        text += f' filter="url(#{layer.filter})"'
    if layer.clip:
        text += f' clip-path="url(#{layer.clip})"'
    return text


def _transform(layer: Layer) -> str:
    x, y = layer.scale if isinstance(layer.scale, tuple) else (layer.scale, layer.scale)
    if layer.flip:
        x = -x
    moves = []
    if layer.at != (0, 0):
        moves.append(f"translate({layer.at[0]:g} {layer.at[1]:g})")
    if layer.rotate:
        moves.append(f"rotate({layer.rotate:g})")
    if (x, y) != (1, 1):
        moves.append(f"scale({x:g} {y:g})")
    return " ".join(moves)


def compose(picture: Picture, kit: Kit) -> str:
    """The picture as one SVG text; raises ValueError on a reference that leads nowhere."""
    sheet = _Sheet(kit)
    body = "".join(sheet.layer(layer) for layer in picture.layers)
    drawn = "".join(sheet.symbols.values()) + body
    shared = sheet.needed(drawn)
    width, height = picture.size
    svg = (
        f'<svg xmlns="{SVG}" width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}">'
        f"<defs>{shared}{''.join(sheet.symbols.values())}</defs>{body}</svg>"
    )
    lost = set(_REFERENCE.findall(svg)) - set(_ID.findall(svg))
    if lost:
        raise ValueError(f"{picture.name} refers to {', '.join(sorted(lost))}, which nothing defines")
    return svg
