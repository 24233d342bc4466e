# Sourced by ./play and ./test: leaves a working .venv with Fabletop in it, or says what is missing.
# Argument: the extras wanted, for instance "dev"; none is enough to play. The second time it does nothing.

# What Python compiles is kept, in folders git ignores: a test run starts hundreds of processes.
unset PYTHONDONTWRITEBYTECODE

find_python() {
    for candidate in python3 python3.14 python3.13 python3.12 python3.11; do
        if command -v "$candidate" >/dev/null 2>&1 &&
            "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$candidate"
            return
        fi
    done
    echo "Fabletop needs Python 3.11 or newer; please install it and try again." >&2
    exit 1
}

make_venv() {
    python=$(find_python) || exit 1
    rm -rf .venv
    if "$python" -m venv .venv >/dev/null 2>&1; then
        return
    fi
    rm -rf .venv
    # Debian's bare Python has no venv: as root we may ask for it.
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        (apt-get update && apt-get install -y python3-venv) >/dev/null 2>&1 || true
        "$python" -m venv .venv >/dev/null 2>&1 && return
        rm -rf .venv
    fi
    echo "Fabletop needs Python's venv module; on Debian or Ubuntu: sudo apt install python3-venv" >&2
    exit 1
}

install_into_venv() {
    .venv/bin/python -m pip install --quiet --disable-pip-version-check uv || {
        echo "Fabletop could not fetch its Python packages; is there a network?" >&2
        exit 1
    }
    VIRTUAL_ENV=$PWD/.venv .venv/bin/uv pip install --quiet --editable ".$1" 2>/dev/null ||
        .venv/bin/python -m pip install --quiet --disable-pip-version-check --editable ".$1" || {
        echo "Fabletop could not install its Python packages; the lines above say why." >&2
        exit 1
    }
}

setup() {
    extras=${1:-}
    wanted=$(cksum <pyproject.toml)" $PWD"
    stamp=.venv/fabletop-${extras:-play}
    if [ ! -x .venv/bin/python ] || ! .venv/bin/python -c '' 2>/dev/null; then
        make_venv
    fi
    if [ "$(cat "$stamp" 2>/dev/null)" != "$wanted" ]; then
        echo "Setting up Fabletop in .venv (only the first time) …" >&2
        install_into_venv "${extras:+[$extras]}"
        echo "$wanted" >"$stamp"
    fi
}

# Most tests use the one without a window's buttons and menus, which costs a fifth less.
need_chromium() {
    command -v chromium-headless-shell >/dev/null 2>&1 && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing Chromium for the browser tests …" >&2
        both="chromium chromium-headless-shell"
        timeout 200 apt-get install -y $both >/dev/null 2>&1 ||
            (timeout 60 apt-get update && timeout 200 apt-get install -y $both) >/dev/null 2>&1 || true
    fi
    for name in chromium chromium-browser google-chrome; do
        command -v "$name" >/dev/null 2>&1 && return
    done
    echo "The browser tests need Chromium; on Debian or Ubuntu: sudo apt install chromium" >&2
    exit 1
}

# A server of its own is started for the tests; whichever runs here is left alone.
need_postgres() {
    .venv/bin/python -c 'from tools.postgres import find_programs; find_programs()' 2>/dev/null && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing PostgreSQL for the tests …" >&2
        timeout 200 apt-get install -y postgresql >/dev/null 2>&1 ||
            (timeout 60 apt-get update && timeout 200 apt-get install -y postgresql) >/dev/null 2>&1 || true
        .venv/bin/python -c 'from tools.postgres import find_programs; find_programs()' 2>/dev/null && return
    fi
    echo "PostgreSQL's server is missing; on Debian or Ubuntu: sudo apt install postgresql" >&2
    exit 1
}

# For one long test, which skips without it: so nobody is stopped here.
need_caddy() {
    command -v caddy >/dev/null 2>&1 && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing Caddy for the tests …" >&2
        timeout 200 apt-get install -y caddy >/dev/null 2>&1 ||
            (timeout 60 apt-get update && timeout 200 apt-get install -y caddy) >/dev/null 2>&1 || true
    fi
    command -v caddy >/dev/null 2>&1 ||
        echo "Caddy is missing, so one test is skipped; on Debian or Ubuntu: sudo apt install caddy" >&2
}

# For the tests in other engines, each of which skips without its own: so nobody is stopped here.
need_engines() {
    command -v firefox-esr >/dev/null 2>&1 && command -v WebKitWebDriver >/dev/null 2>&1 &&
        command -v WPEWebDriver >/dev/null 2>&1 && command -v Xvfb >/dev/null 2>&1 && return
    all="firefox-esr webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb dbus wpewebkit-driver cog"
    lean="--no-install-recommends"
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing Firefox and WebKit for the tests …" >&2
        timeout 400 apt-get install -y $lean $all >/dev/null 2>&1 ||
            (timeout 60 apt-get update && timeout 400 apt-get install -y $lean $all) >/dev/null 2>&1 || true
    fi
    command -v WPEWebDriver >/dev/null 2>&1 ||
        echo "An engine is missing, so its tests are skipped; on Debian or Ubuntu: sudo apt install $all" >&2
}

# Prettier and TypeScript, as tools/pins/package-lock.json names them.
need_page_tools() {
    .venv/bin/python -m tools.node || {
        echo "Fabletop could not fetch what the page is checked with; is there a network?" >&2
        exit 1
    }
}

has_compiler() {
    .venv/bin/python -c 'import sys; from tools.compile import can_compile; sys.exit(not can_compile())'
}

need_compiler() {
    has_compiler && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing a C compiler for the compiled rules …" >&2
        (apt-get update && apt-get install -y gcc libc6-dev python3-dev) >/dev/null 2>&1 || true
        has_compiler && return
    fi
    echo "The compiled rules need a C compiler and Python's headers; on Debian or Ubuntu: sudo apt install gcc python3-dev" >&2
    exit 1
}
