"""The tests on every supported Python: nox, or nox -s tests-3.12. ./test has the other gates."""

import nox

nox.options.default_venv_backend = "venv"
nox.options.download_python = "never"


@nox.session(python=["3.11", "3.12", "3.13", "3.14"])
def tests(session: nox.Session) -> None:
    session.install("-c", "requirements/constraints.txt", "-e", ".[bench,test]")
    session.run("python", "-m", "pytest", "-q", "-n", "auto", *session.posargs)
