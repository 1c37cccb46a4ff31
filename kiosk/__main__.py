from kiosk.app.commands import main

main()
