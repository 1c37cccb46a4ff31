-- Tables and consoles listen, and ask when they are notified: `floor` is for all of them, and a table's own channel has
-- the name of its role. Nothing is said there but that something is new.

CREATE FUNCTION floor.wake_all() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('floor', '');
  RETURN NULL;
END $$;
CREATE TRIGGER wake_all AFTER INSERT ON floor.version FOR EACH STATEMENT EXECUTE FUNCTION floor.wake_all();
CREATE TRIGGER wake_all AFTER INSERT ON floor.certificate FOR EACH STATEMENT EXECUTE FUNCTION floor.wake_all();
CREATE TRIGGER wake_all AFTER INSERT OR UPDATE ON floor.returned FOR EACH STATEMENT EXECUTE FUNCTION floor.wake_all();
CREATE TRIGGER wake_all AFTER INSERT OR UPDATE ON floor.person_lock FOR EACH ROW EXECUTE FUNCTION floor.wake_all();

-- A console has answered a table.
CREATE FUNCTION floor.wake_answered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify((SELECT j.role FROM floor.journal j WHERE j.journal = NEW.journal)::text, '');
  RETURN NULL;
END $$;
CREATE TRIGGER wake_answered AFTER INSERT ON floor.answer FOR EACH ROW EXECUTE FUNCTION floor.wake_answered();

-- Somebody who was signed in at a table has signed in at another one.
CREATE FUNCTION floor.wake_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify((SELECT j.role FROM floor.journal j WHERE j.journal = OLD.journal)::text, '');
  RETURN NULL;
END $$;
CREATE TRIGGER wake_left AFTER UPDATE ON floor.presence FOR EACH ROW
  WHEN (OLD.journal <> NEW.journal) EXECUTE FUNCTION floor.wake_left();

REVOKE ALL ON FUNCTION floor.wake_all, floor.wake_answered, floor.wake_left FROM PUBLIC;
