"""The icons of the installed page as pictures: `python -m tools.icons` after a new drawing."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.web.browser import chromium

ART = Path(__file__).parents[1] / "src" / "fabletop" / "web" / "art"
ICONS = (("icon", 192), ("icon", 512), ("icon-maskable", 512))


def draw(browser: Browser, name: str, size: int) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    drawing = (ART / f"{name}.svg").read_text("utf-8")
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
    page.screenshot(path=ART / f"{name}-{size}.png", omit_background=True)
    page.close()


def main() -> None:
    with chromium() as browser:
        for name, size in ICONS:
            draw(browser, name, size)


if __name__ == "__main__":
    main()
