#!/usr/bin/python3 -I
"""A bare WebKitGTK window of any size for WebKitWebDriver; MiniBrowser's is never narrow.

It is run by the Python that Debian's GTK belongs to, and keeps what pages keep in its home.
"""

from pathlib import Path
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

store = str(Path.home() / "store")
data = WebKit2.WebsiteDataManager(base_data_directory=store, base_cache_directory=store)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.set_preferred_languages(["en-GB"])


def create(_session: object) -> object:
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(360, 640)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def started(_context: object, session: Any) -> None:
    info = WebKit2.ApplicationInfo()
    info.set_name("webkit_window")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", create)


context.connect("automation-started", started)
Gtk.main()
