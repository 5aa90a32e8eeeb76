"""The ship's log as Markdown, and as one HTML page to print; writing files is the caller's."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Final

from game.rulebooks.rats_with_gats.story.log import Log
from game.rulebooks.rats_with_gats.story.pages import Block, Pages, card_text

_STYLE: Final = """
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#e7d6b0;color:#2b1d12;font:17px/1.5 Georgia,"Iowan Old Style",serif}
main{max-width:46rem;margin:0 auto;padding:2.5rem 1.5rem;background:#fbf3de}
h1{font-size:2.3rem;line-height:1.1;margin:0;text-align:center}
header p{text-align:center;margin:.4rem 0 2rem;color:#6b4d2c}
h2{font-size:1.55rem;margin:2.6rem 0 .2rem;border-bottom:3px double #8a6233;break-after:avoid}
h2 small,h3 small{font-weight:normal;font-size:1rem;color:#6b4d2c;margin-left:.6rem}
h3{font-size:1.12rem;margin:1.5rem 0 .3rem;break-after:avoid}
dl{margin:.15rem 0}
dt{float:left;clear:left;margin-right:.5rem;font-style:italic;color:#6b4d2c}

dd{margin:0}
p{margin:.4rem 0}
.tale{margin-left:1.2rem;text-indent:-.6rem}
.aloud,.note{color:#6b4d2c;font-style:italic}
.note::before{content:"⚓ "}
.card{margin:.3rem 0;break-inside:avoid}
.face{display:inline-block;min-width:2.9rem;padding:.1rem .35rem;margin-right:.5rem;
  border:1.5px solid #2b1d12;border-radius:.35rem;background:#fff;text-align:center;font-weight:bold}
.red{color:#b3202a}
.banner{margin:.3rem 0 .3rem 1.2rem;padding:.3rem .8rem;border-left:.4rem solid #b3202a;
  background:#f3e2b8;font-weight:bold}
.result{font-weight:bold;letter-spacing:.04em}
.won::before{content:"✓ "}
.lost::before{content:"✗ "}
.end{text-align:center;margin-top:3rem}
@media print{body,main{background:#fff}main{max-width:none;padding:0}
h2{break-before:page}h2:first-of-type{break-before:auto}}
"""
_SPECIAL: Final = re.compile(r"([\\`*_{}\[\]<>#|~&])")


def markdown(log: Log, title: str, date: str = "") -> str:
    """The log as a Markdown document."""
    pages = Pages(log)
    lines = [f"# {_plain(title)}", "", f"*{_plain(pages.label('title'))}{', ' + _plain(date) if date else ''}*", ""]
    for block in pages.blocks():
        lines += [_MARKDOWN[block.kind](block), ""]
    return "\n".join(lines)


def html(log: Log, title: str, date: str = "") -> str:
    """The log as one page that needs nothing else; everything typed is escaped, and nothing in it runs."""
    pages = Pages(log)
    body = "\n".join(_HTML[block.kind](block) for block in pages.blocks())
    name, under = escape(title), escape(pages.label("title") + (f", {date}" if date else ""))
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(log.language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{name}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<header><h1>{name}</h1><p>{under}</p></header>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _plain(text: str) -> str:
    """Typed text as Markdown shows it, whatever characters it holds."""
    return _SPECIAL.sub(r"\\\1", text)


def _aside(block: Block) -> str:
    return f" ({_plain(block.head)})" if block.head else ""


def _card_line(block: Block) -> str:
    mark = "✓" if block.won else "✗"
    shown = f"**{card_text(block.card)}**" if block.card else "**–**"
    return f"- {mark} {_plain(block.head)} {shown} → {_plain(block.against)} {_plain(block.text)}"


_MARKDOWN: Final[dict[str, Callable[[Block], str]]] = {
    "scene": lambda block: f"## {_plain(block.text)}{_aside(block)}",
    "fight": lambda block: f"### {_plain(block.text)}{_aside(block)}",
    "pair": lambda block: f"- *{_plain(block.head)}* {_plain(block.text)}",
    "tale": lambda block: (f"**{_plain(block.head)}** " if block.head else "") + _plain(block.text),
    "aloud": lambda block: f"*{_plain(block.head)} {_plain(block.text)}*",
    "note": lambda block: f"*⚓ {_plain(block.text)}*",
    "card": _card_line,
    "banner": lambda block: f"> **{_plain(block.head)} {_plain(block.text)}**",
    "result": lambda block: f"**{_plain(block.text)}**",
    "end": lambda block: f"---\n\n{_plain(block.text)}",
}


def _small(block: Block) -> str:
    return f" <small>{escape(block.head)}</small>" if block.head else ""


def _card_html(block: Block) -> str:
    red = " red" if block.card[-1:] in ("H", "D") else ""
    face = f'<span class="face{red}">{escape(card_text(block.card)) if block.card else "–"}</span>'
    mark = "won" if block.won else "lost"
    told = f'{escape(block.head)} {escape(block.against)} <span class="{mark}">{escape(block.text)}</span>'
    return f'<p class="card">{face}{told}</p>'


def _tale_html(block: Block) -> str:
    who = f"<b>{escape(block.head)}</b> " if block.head else ""
    return f'<p class="tale">{who}{escape(block.text)}</p>'


_HTML: Final[dict[str, Callable[[Block], str]]] = {
    "scene": lambda block: f"<h2>{escape(block.text)}{_small(block)}</h2>",
    "fight": lambda block: f"<h3>{escape(block.text)}{_small(block)}</h3>",
    "pair": lambda block: f"<dl><dt>{escape(block.head)}</dt><dd>{escape(block.text)}</dd></dl>",
    "tale": _tale_html,
    "aloud": lambda block: f'<p class="aloud">{escape(block.head)} {escape(block.text)}</p>',
    "note": lambda block: f'<p class="note">{escape(block.text)}</p>',
    "card": _card_html,
    "banner": lambda block: f'<p class="banner">{escape(block.head)} {escape(block.text)}</p>',
    "result": lambda block: f'<p class="result {"won" if block.won else "lost"}">{escape(block.text)}</p>',
    "end": lambda block: f'<p class="end">{escape(block.text)}</p>',
}
