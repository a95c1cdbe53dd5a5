"""What `docs/PYTHON.md` shows can be done."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[3] / "docs/PYTHON.md"


@pytest.mark.parametrize("example", re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL))
def test_an_example_runs(example: str) -> None:
    exec(example, {})
