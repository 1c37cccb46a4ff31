-- What one role may send, and for how long it may hold what others need.

-- --------------------------------------------------------------------------------------------------------------- sizes

-- An event has at most 64 kB: a larger one is refused and kept as such, like one that is no object of JSON. So has a
-- standing, and a push has at most 1,000 events: those are errors.
CREATE OR REPLACE FUNCTION floor.is_object(body text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN octet_length(body) <= 65536 AND json_typeof(body::json) = 'object';
EXCEPTION WHEN data_exception OR statement_too_complex THEN
  RETURN false;
END $$;
ALTER TABLE floor.event ADD CONSTRAINT event_size CHECK (octet_length(kind) <= 100 AND octet_length(actor) <= 1000
  AND octet_length(event_id) <= 100 AND octet_length(boot_id) <= 100) NOT VALID;
ALTER TABLE floor.heard ADD CONSTRAINT standing_size CHECK (octet_length(standing::text) <= 65536) NOT VALID;
CREATE FUNCTION floor.end_long_push() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM floor.event e WHERE e.journal = NEW.journal AND e.seq > NEW.seq - 1000
      AND e.xmin = pg_current_xact_id()::xid) >= 999 THEN
    RAISE program_limit_exceeded USING MESSAGE = 'a push has at most 1,000 events';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER end_long_push BEFORE INSERT ON floor.event FOR EACH ROW WHEN (NEW.seq % 500 = 0)
  EXECUTE FUNCTION floor.end_long_push();

-- A thief fills no disk: of one table 1,000 refusals a day are kept and 100 kinds of versions, of one role 2,000 attempts.
CREATE INDEX refusal_by_journal ON floor.refusal(journal, at);
CREATE INDEX attempt_by_role ON floor.attempt(role, at);
CREATE FUNCTION floor.keep_some() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF (CASE TG_TABLE_NAME
      WHEN 'refusal' THEN (SELECT count(*) FROM floor.refusal r WHERE r.journal = floor.my_journal()
        AND r.at > clock_timestamp() - interval '1 day') >= 1000
      WHEN 'attempt' THEN (SELECT count(*) FROM floor.attempt a WHERE a.role = session_user
        AND a.at > clock_timestamp() - interval '1 day') >= 2000
      ELSE (SELECT count(*) FROM floor.returned r WHERE r.journal = floor.my_journal()) >= 100 END) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_some BEFORE INSERT ON floor.refusal FOR EACH ROW EXECUTE FUNCTION floor.keep_some();
CREATE TRIGGER keep_some BEFORE INSERT ON floor.attempt FOR EACH ROW EXECUTE FUNCTION floor.keep_some();
CREATE TRIGGER keep_some BEFORE INSERT ON floor.returned FOR EACH ROW EXECUTE FUNCTION floor.keep_some();

-- --------------------------------------------------------------------------------------------------------------- locks

-- A connection of a console holds one seat.
CREATE OR REPLACE FUNCTION floor.sit(person text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  is_free boolean;
BEGIN
  PERFORM pg_advisory_unlock_all();
  is_free := pg_try_advisory_lock(hashtextextended('console ' || person, 0));
  INSERT INTO floor.sitting(person, outcome) VALUES (person, CASE WHEN is_free THEN 'in' ELSE 'refused' END);
  RETURN is_free;
END $$;

-- End the sessions of tables, consoles, and publishers that hold a transaction open without a word for longer than `idle`,
-- or that work on one statement for longer than `busy`. A role may set its own time limits to nothing: this one stays.
CREATE FUNCTION floor.end_sessions(idle interval, busy interval) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  held record;
  ended integer := 0;
BEGIN
  FOR held IN SELECT s.pid, s.usename FROM pg_stat_activity s
      WHERE s.datname = current_database() AND s.pid <> pg_backend_pid()
        AND (s.state LIKE 'idle in transaction%' AND s.state_change < clock_timestamp() - idle
          OR s.state = 'active' AND s.query_start < clock_timestamp() - busy)
        AND EXISTS (SELECT FROM pg_auth_members m JOIN pg_roles g ON g.oid = m.roleid
          WHERE m.member = s.usesysid AND g.rolname IN ('floor_table', 'floor_console', 'floor_publisher')) LOOP
    PERFORM pg_terminate_backend(held.pid);
    INSERT INTO floor.attempt(what, why) VALUES ('held', held.usename);
    ended := ended + 1;
  END LOOP;
  RETURN ended;
END $$;
CREATE FUNCTION floor.end_holders() RETURNS integer
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT floor.end_sessions(interval '10 seconds', interval '30 seconds');
END;

CREATE INDEX attempt_held ON floor.attempt(at) WHERE what = 'held';

REVOKE ALL ON FUNCTION floor.end_long_push, floor.keep_some, floor.end_sessions, floor.end_holders FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.end_holders TO floor_table, floor_console;
