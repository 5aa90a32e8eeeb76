"""Every test of the voyage begins with the usual wording, whatever a table before it was set to."""

import pytest

from game.rulebooks.rats_with_gats.charts import set_family


@pytest.fixture(autouse=True)
def _usual_wording() -> None:
    set_family(False)
