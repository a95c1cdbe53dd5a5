"""What `docs/PYTHON.md` and the notebooks show can be done."""

import json
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[3] / "docs"
EXAMPLES = re.findall(r"```python\n(.*?)```", (DOCS / "PYTHON.md").read_text(encoding="utf-8"), re.DOTALL)
NOTEBOOKS = sorted(DOCS.glob("notebooks/*.ipynb"))


def run(code: str) -> None:
    if "pyspiel" in code:
        pytest.importorskip("pyspiel", reason="OpenSpiel needs Python 3.11")
    exec(code, {})


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str) -> None:
    run(example)


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_runs(notebook: Path) -> None:
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert len(code) > 2 and not any(cell["outputs"] for cell in code), "what a cell shows is not kept"
    run("\n".join("".join(cell["source"]) for cell in code))
