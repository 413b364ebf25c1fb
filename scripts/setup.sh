# Read by run and test: makes .venv and installs Muster into it, only when something changed.
# The caller sets $root, the folder of the project.

fail() {
    echo "muster: $*" >&2
    exit 1
}

# setup EXTRA: "" for playing, "web" for the server too, "dev" for everything.
setup() {
    venv=$root/.venv
    stamp=$venv/muster-installed
    # The path counts too: a virtual environment does not survive being moved.
    wanted="$(cat "$root/pyproject.toml" "$root/requirements/constraints.txt" | cksum) $root"

    if [ -f "$stamp" ] && "$venv/bin/python" -c '' 2>/dev/null; then
        # Each of them holds what those before it need.
        case $1 in
            "") enough="[] [web] [dev]" ;;
            web) enough="[web] [dev]" ;;
            *) enough="[$1]" ;;
        esac
        for extras in $enough; do
            [ "$(cat "$stamp")" != "$wanted $extras" ] || return 0
        done
    fi

    # A .venv that was moved, copied or half made does not run its own pip.
    case $("$venv/bin/pip" --version 2>/dev/null || true) in
        *" from $venv/"*) ;;
        *) make_venv ;;
    esac
    echo "muster: installing into .venv (only when something changed)" >&2
    rm -f "$stamp"
    (cd "$root" && .venv/bin/python -m pip install --quiet --disable-pip-version-check \
        -c requirements/constraints.txt -e ".${1:+[$1]}") || fail "installing failed; see the lines above, then try again"
    echo "$wanted [$1]" >"$stamp"
}

make_venv() {
    python=${PYTHON:-python3}
    command -v "$python" >/dev/null 2>&1 || fail "$python is missing: install Python 3.11 or newer"
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        fail "$("$python" --version 2>&1) is too old: Muster needs 3.11 or newer (PYTHON=python3.12 $0 picks another)"
    "$python" -c 'import ensurepip, venv' 2>/dev/null ||
        fail "$python cannot make virtual environments: install its venv package (Debian, Ubuntu: python3-venv)"
    "$python" -m venv --clear "$venv" || fail "could not make $venv"
}
