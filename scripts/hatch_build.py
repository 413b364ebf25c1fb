"""With MUSTER_COMPILE=1 a wheel carries compiled modules: MUSTER_COMPILE=1 pip install ."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    def wanted(self) -> bool:
        return os.environ.get("MUSTER_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        return self.metadata.core.optional_dependencies["compiled"] if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self.wanted() or version == "editable":
            return
        compiled = Path(self.root, "build", "compiled")
        subprocess.run([sys.executable, str(Path(self.root, "scripts", "compile"))], check=True)
        for library in [*compiled.rglob("*.so"), *compiled.rglob("*.pyd")]:
            build_data["force_include"][str(library)] = str(library.relative_to(compiled))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
