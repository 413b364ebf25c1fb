"""What a built package holds beside its sources: the page, and with MUSTER_COMPILE=1 the compiled modules.

python -m build                           a source package and a wheel of plain Python
MUSTER_COMPILE=1 python -m build --wheel  a wheel for this platform
scripts/build_wheels                      all of them
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageAndCompiledModules(BuildHookInterface):  # type: ignore[type-arg]
    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("MUSTER_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        return self.metadata.core.optional_dependencies["compiled"] if self.compiles() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        page = Path(self.root, "src", "muster", "server", "static")
        if not (page / "index.html").is_file():
            sys.exit("muster: the page is not built, and a package without it could not be played in the browser: "
                     "run scripts/build_page, then build again")  # fmt: skip
        # Git ignores the page; as an artifact it would be lost where build/compiled, which links to it, comes first.
        build_data["force_include"][str(page)] = "src/muster/server/static" if self.target_name == "sdist" else (
            "muster/server/static")  # fmt: skip
        if self.compiles():
            self.add_compiled_modules(build_data)

    def add_compiled_modules(self, build_data: dict[str, Any]) -> None:
        compiled = Path(self.root, "build", "compiled")
        subprocess.run([sys.executable, str(Path(self.root, "scripts", "compile")), "--if-changed"], check=True)
        for library in [*compiled.rglob("*.so"), *compiled.rglob("*.pyd")]:
            build_data["force_include"][str(library)] = str(library.relative_to(compiled))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
