-- Calls at a console: what is signed there reaches its table sealed, and what is noted there stays noted.

-- When a table last said something else of how it stands: a transaction, so that whoever reads on misses none.
ALTER TABLE floor.heard ADD COLUMN changed xid8 NOT NULL DEFAULT '0';
CREATE FUNCTION floor.note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed := CASE WHEN NEW.standing::text IS DISTINCT FROM OLD.standing::text
      OR abs(NEW.offset_ms - OLD.offset_ms) > 1000 THEN pg_current_xact_id()  -- a clock was set
    ELSE OLD.changed END;
  RETURN NEW;
END $$;
CREATE TRIGGER note_change BEFORE UPDATE ON floor.heard FOR EACH ROW EXECUTE FUNCTION floor.note_change();

-- What somebody has noted of what a console alerts to: it is shown no more, at any console.
CREATE TABLE floor.noted(
  alert text PRIMARY KEY CHECK (length(alert) BETWEEN 1 AND 200),
  person text NOT NULL CHECK (length(person) BETWEEN 1 AND 100),
  console name NOT NULL DEFAULT session_user,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE FUNCTION floor.note(alert text, person text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  INSERT INTO floor.noted(alert, person) VALUES (alert, person) ON CONFLICT DO NOTHING;
END;

-- Who has signed in at which console, and who was refused because they are signed in at another one.
CREATE TABLE floor.sitting(
  sitting bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person text NOT NULL CHECK (length(person) BETWEEN 1 AND 100),
  outcome text NOT NULL CHECK (outcome IN ('in', 'out', 'refused')),
  console name NOT NULL DEFAULT session_user,
  address inet DEFAULT inet_client_addr(),
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
-- Sign in, for as long as this connection lasts. Return false where the person sits at another console.
CREATE FUNCTION floor.sit(person text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  is_free boolean := pg_try_advisory_lock(hashtextextended('console ' || person, 0));
BEGIN
  INSERT INTO floor.sitting(person, outcome) VALUES (person, CASE WHEN is_free THEN 'in' ELSE 'refused' END);
  RETURN is_free;
END $$;
CREATE FUNCTION floor.rise(person text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_unlock(hashtextextended('console ' || person, 0));
  INSERT INTO floor.sitting(person, outcome) VALUES (person, 'out');
END $$;

-- What a console counts: what was put right at a table, by whoever dealt.
CREATE INDEX event_put_right ON floor.event(received_at, journal)
  WHERE kind IN ('corrected', 'hand_reopened', 'hand_voided');

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['noted', 'sitting'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON floor.%I
      FOR EACH STATEMENT EXECUTE FUNCTION floor.never_changes()', name || '_never_changes', name);
    EXECUTE format('ALTER TABLE floor.%I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY console_sees ON floor.%I FOR SELECT USING ((SELECT floor.is_console()))', name);
    EXECUTE format('CREATE POLICY console_writes ON floor.%I FOR INSERT TO floor_owner
      WITH CHECK ((SELECT floor.is_console()))', name);
  END LOOP;
END $$;

REVOKE ALL ON floor.noted, floor.sitting FROM PUBLIC;
REVOKE ALL ON FUNCTION floor.note_change, floor.note, floor.sit, floor.rise FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.note, floor.sit, floor.rise TO floor_console;
GRANT SELECT ON floor.noted, floor.sitting TO floor_console;
