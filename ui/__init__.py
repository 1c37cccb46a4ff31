"""The screens of the kiosk: windows and what they give out here, what each shows in rooms below, drawn by `qml/`.

A room is a package of view-models in `vm/` and a folder of the same name in `qml/`. `window` holds what every window
stands on, `controls` the small things that every room shares; a room imports only rooms that stand before it:

    window · controls · table, camera · shift, pages, training · the windows here

`tests/ui/test_rooms.py` says which room may import which, in Python and in QML, and holds it.
"""
