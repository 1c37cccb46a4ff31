-- What wrong PINs have locked, at a table or at a console, is alerted to at every console until somebody has noted it.
CREATE INDEX event_wrong_pins ON floor.event(received_at)
  WHERE kind IN ('pin_locked', 'pad_locked') AND actor = 'kiosk';
CREATE INDEX attempt_wrong_pins ON floor.attempt(at) WHERE what = 'pin';

-- Wrong PINs at a console have locked somebody for so much longer, at every table and console; '' is the console itself.
CREATE FUNCTION floor.guessed(person text, left_ms bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  left_of_it interval := make_interval(secs => least(greatest(left_ms, 0), 86400000) / 1000.0);
BEGIN
  IF length(guessed.person) > 100 THEN
    RAISE data_exception USING MESSAGE = 'nobody''s id is so long';
  END IF;
  INSERT INTO floor.attempt(what, why) VALUES ('pin', guessed.person);
  IF guessed.person <> '' THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('lock change', 0));
    INSERT INTO floor.person_lock AS l (person, until, change, at_ms)
      VALUES (guessed.person, clock_timestamp() + left_of_it, nextval('floor.lock_change'),
        (extract(epoch FROM clock_timestamp()) * 1000)::bigint)
      ON CONFLICT ON CONSTRAINT person_lock_pkey DO UPDATE SET until = greatest(l.until, excluded.until),
        change = excluded.change, at_ms = greatest(l.at_ms, excluded.at_ms);
  END IF;
END $$;
CREATE POLICY console_locks ON floor.person_lock FOR INSERT TO floor_owner WITH CHECK ((SELECT floor.is_console()));
CREATE POLICY console_locks_on ON floor.person_lock FOR UPDATE TO floor_owner USING ((SELECT floor.is_console()));
REVOKE ALL ON FUNCTION floor.guessed FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.guessed TO floor_console;
