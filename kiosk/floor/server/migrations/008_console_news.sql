-- A console takes people and settings as a table does, with whose PINs it lets somebody sign in; nothing of it is its own.
GRANT EXECUTE ON FUNCTION floor.news TO floor_console;
