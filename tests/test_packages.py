"""What can be published is built, installed into an empty virtual environment far from the clone, and used there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest
from tests.helpers import lacking

import muster
from muster.cli.main import BUILDS
from muster.installed import DISTRIBUTION

ROOT = Path(__file__).parents[1]
PAGE = "muster/server/static/index.html"


def run(*command: object, cwd: Path, **env: str) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "MUSTER"))}
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, env={**clean, **env}, capture_output=True, text=True, timeout=900
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def page() -> None:
    """Packages hold the page, so it is built first."""
    done = subprocess.run([ROOT / "scripts" / "build_page"], capture_output=True, text=True, check=False)
    if done.returncode:
        lacking(f"the page could not be built: {done.stderr.strip()[-300:]}")


def used(wheel: Path, folder: Path) -> str:
    """Install a wheel where nothing else is, and use it from a folder that holds nothing."""
    where = folder / "venv"
    venv.create(where, with_pip=True)
    python = where / ("Scripts" if os.name == "nt" else "bin") / "python"
    wanted = f"{DISTRIBUTION}[web,gymnasium] @ {wheel.as_uri()}"
    constraints = ROOT / "requirements" / "constraints.txt"
    run(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "-c", constraints, wanted, cwd=folder)
    run(python, "-m", "pip", "check", cwd=folder)
    came_from = run(python, "-c", "import muster; print(muster.__file__)", cwd=folder)
    assert Path(came_from.strip()).is_relative_to(where)
    build = run(python, ROOT / "tests" / "use_everything.py", cwd=folder).split()[-1]
    version = run(python, "-m", "muster", "--version", cwd=folder)
    assert version == f"muster {muster.__version__} ({BUILDS[build]})\n"
    return build


@pytest.mark.slow
@pytest.mark.usefixtures("page")
def test_source_package_and_wheel_hold_the_page_and_play(tmp_path: Path) -> None:
    packages = tmp_path / "dist"
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", packages, ROOT, cwd=tmp_path)
    (wheel,) = packages.glob("*.whl")
    (sources,) = packages.glob("*.tar.gz")
    assert wheel.name.startswith("muster_games-")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    assert PAGE in names
    assert not [name for name in names if name.endswith(".so")]
    with tarfile.open(sources) as packed_sources:
        assert any(name.endswith(f"/src/{PAGE}") for name in packed_sources.getnames())

    assert used(wheel, tmp_path) == "plain"


@pytest.mark.slow
@pytest.mark.usefixtures("page")
def test_the_compiled_wheel_plays_compiled(tmp_path: Path) -> None:
    """Made from the modules that the gate "compile" left; compiling takes minutes, so it is not done twice."""
    if subprocess.run([sys.executable, ROOT / "scripts" / "compile", "--fits"]).returncode != 0:
        lacking("build/compiled does not fit the sources: scripts/compile")
    run(
        *(sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", tmp_path, ROOT),
        cwd=tmp_path,
        MUSTER_COMPILE="1",
        MYPYC_OPT_LEVEL=os.environ.get("MYPYC_OPT_LEVEL", ""),
    )
    (wheel,) = tmp_path.glob("*.whl")
    assert not wheel.name.endswith("-none-any.whl")

    assert used(wheel, tmp_path) == "compiled"


@pytest.mark.slow
def test_a_package_without_the_page_is_refused_in_a_sentence(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    ignored = shutil.ignore_patterns("static", ".venv", "node_modules", "build", ".git", "docs", "tests", ".mypy_cache")
    shutil.copytree(ROOT, clone, ignore=ignored)
    command = [sys.executable, "-m", "build", "--no-isolation", "--wheel", str(clone)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode != 0
    assert "the page is not built" in done.stdout + done.stderr
    assert "scripts/build_page" in done.stdout + done.stderr
