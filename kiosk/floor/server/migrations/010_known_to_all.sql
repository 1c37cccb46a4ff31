-- How far this schema is, for whoever may sign in: a kiosk or a console of another version says so in words.
CREATE FUNCTION floor.schema() RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT max(m.number) FROM floor.migration m;
END;
REVOKE ALL ON FUNCTION floor.schema FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.schema TO floor_table, floor_console, floor_publisher;

-- What was done without the floor and nobody has looked at is alerted to at a console, too.
GRANT EXECUTE ON FUNCTION floor.to_review TO floor_console;
