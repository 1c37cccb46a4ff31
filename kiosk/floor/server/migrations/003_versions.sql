-- What a house lays down once for all its tables, in versions that never change: its people, and its rules and settings.
-- And what the floor knows of people by what the tables push: where each is signed in, and who is locked.

-- Who may publish, and with which key: that of the house's own journal. The server cannot sign in its place.
CREATE TABLE floor.publisher(
  publisher integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  role name NOT NULL UNIQUE,
  key bytea NOT NULL UNIQUE CHECK (length(key) = 32),
  enrolled_by text NOT NULL CHECK (enrolled_by <> ''),
  enrolled_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE floor.version(
  version bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  kind text NOT NULL CHECK (kind ~ '^(people|house|jackpots:[a-z0-9_]{1,32}(:[A-Za-z0-9-]{1,16})?)$'),
  number integer NOT NULL CHECK (number > 0),
  before bytea NOT NULL CHECK (length(before) = 32),
  content text NOT NULL CHECK (octet_length(content) <= 16777216),
  by text NOT NULL CHECK (length(by) BETWEEN 1 AND 100),
  second text NOT NULL CHECK (length(second) <= 100 AND second <> by),
  why text NOT NULL CHECK (length(why) <= 1000),
  digest bytea NOT NULL CHECK (length(digest) = 32),
  signature bytea NOT NULL CHECK (length(signature) = 64),
  publisher integer NOT NULL REFERENCES floor.publisher,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (kind, number)
);

-- What somebody tried who was not let: it is refused, and it stays.
CREATE TABLE floor.attempt(
  attempt bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  role name NOT NULL DEFAULT session_user,
  what text NOT NULL,
  why text NOT NULL,
  address inet DEFAULT inet_client_addr(),
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- Where each dealer signed in last, and until when who is locked. Both follow from events, and are written over.
CREATE TABLE floor.presence(
  person text PRIMARY KEY,
  journal integer REFERENCES floor.journal,
  at_ms bigint NOT NULL
);
CREATE SEQUENCE floor.lock_change;
CREATE TABLE floor.person_lock(
  person text PRIMARY KEY,
  until timestamptz NOT NULL,
  change bigint NOT NULL,
  at_ms bigint NOT NULL
);

-- As in kiosk/floor/versions.py, byte by byte.
CREATE FUNCTION floor.version_digest(kind text, number bigint, before bytea, content text, by text, second text,
  why text) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN sha256(convert_to('kiosk floor version 1', 'UTF8') || '\x00'::bytea || floor.field(kind) || floor.field(number)
    || floor.field(before) || floor.field(content) || floor.field(by) || floor.field(second) || floor.field(why));

CREATE FUNCTION floor.my_publisher() RETURNS integer LANGUAGE sql STABLE
  RETURN (SELECT p.publisher FROM floor.publisher p WHERE p.role = session_user);

-- Take the next version of a kind, which follows the newest here or one that a table has given back. Say `ok`, `late` where
-- another one came first, `forged`, or `early` for jackpots that have not stood for 24 hours and were not won. Nothing is
-- raised.
CREATE FUNCTION floor.publish(kind text, number integer, before bytea, content text, by text, second text, why text,
  digest bytea, signature bytea) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  newest floor.version;
BEGIN
  -- One at a time, also those for all tables and for one: else two that shut each other out may wait for each other.
  PERFORM pg_advisory_xact_lock(hashtextextended('version ' || split_part(publish.kind, ':', 1) || ':'
    || split_part(publish.kind, ':', 2), 0));
  SELECT * INTO newest FROM floor.version v WHERE v.kind = publish.kind ORDER BY v.number DESC LIMIT 1;
  IF NOT (publish.number = coalesce(newest.number, 0) + 1
        AND publish.before = coalesce(newest.digest, decode(repeat('00', 32), 'hex')))
      AND (publish.number <= newest.number OR NOT EXISTS (SELECT FROM floor.returned r WHERE r.kind = publish.kind
        AND r.number = publish.number - 1 AND r.digest = publish.before)) THEN
    INSERT INTO floor.attempt(what, why) VALUES ('publish', format('late: %s %s', publish.kind, publish.number));
    RETURN 'late';
  END IF;
  IF publish.digest <> floor.version_digest(publish.kind, publish.number, publish.before, publish.content, publish.by,
      publish.second, publish.why) THEN
    INSERT INTO floor.attempt(what, why) VALUES ('publish', format('forged: %s %s', publish.kind, publish.number));
    RETURN 'forged';
  END IF;
  INSERT INTO floor.version(kind, number, before, content, by, second, why, digest, signature, publisher)
    VALUES (publish.kind, publish.number, publish.before, publish.content, publish.by, publish.second, publish.why,
      publish.digest, publish.signature, floor.my_publisher());
  RETURN 'ok';
EXCEPTION WHEN exclusion_violation THEN
  INSERT INTO floor.attempt(what, why) VALUES ('publish', format('early: %s %s', publish.kind, publish.number));
  RETURN 'early';
END $$;

-- The newest version of a kind: its number and digest, so that the next one can follow it.
CREATE FUNCTION floor.newest(kind text, OUT number integer, OUT digest bytea)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT v.number, v.digest FROM floor.version v WHERE v.kind = newest.kind ORDER BY v.number DESC LIMIT 1;
END;

-- ------------------------------------------------------------------------------------------ people, by what is pushed

CREATE FUNCTION floor.sign_in(person text, journal integer, at_ms bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  INSERT INTO floor.presence AS p (person, journal, at_ms) SELECT person, journal, at_ms WHERE person IS NOT NULL
    ON CONFLICT ON CONSTRAINT presence_pkey DO UPDATE SET journal = excluded.journal, at_ms = excluded.at_ms
    WHERE excluded.at_ms > p.at_ms;
END;

-- The later sign-in holds, by the tables' clocks and none from the future; so what comes late of a table that had no
-- link takes nobody from where they are now.
CREATE FUNCTION floor.follow_people() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  body jsonb := NEW.body::jsonb;
  now_ms bigint := (extract(epoch FROM clock_timestamp()) * 1000)::bigint;
  moment_ms bigint := least(NEW.at_ms, now_ms);
BEGIN
  IF NEW.kind LIKE 'pin_%' THEN  -- so that whoever reads on from a change misses none that is committed later
    PERFORM pg_advisory_xact_lock(hashtextextended('lock change', 0));
  END IF;
  CASE NEW.kind
    WHEN 'dealer_on', 'table_opened' THEN  -- whoever was there before is there no more
      UPDATE floor.presence p SET journal = NULL, at_ms = moment_ms
        WHERE p.journal = NEW.journal AND p.at_ms <= moment_ms
          AND p.person NOT IN (coalesce(body ->> 'dealer', ''), coalesce(body ->> 'supervisor', ''));
      PERFORM floor.sign_in(body ->> 'dealer', NEW.journal, moment_ms);
      PERFORM floor.sign_in(body ->> 'supervisor', NEW.journal, moment_ms);
    WHEN 'dealer_off', 'table_closed' THEN
      UPDATE floor.presence p SET journal = NULL, at_ms = moment_ms
        WHERE p.journal = NEW.journal AND p.at_ms <= moment_ms;
    WHEN 'pin_locked' THEN
      INSERT INTO floor.person_lock AS l (person, until, change, at_ms)
        VALUES (body ->> 'person', clock_timestamp() + least(interval '24 hours',
          make_interval(secs => ((body ->> 'until_ms')::bigint - moment_ms) / 1000.0)), nextval('floor.lock_change'), moment_ms)
        ON CONFLICT (person) DO UPDATE SET until = greatest(l.until, excluded.until), change = excluded.change,
          at_ms = excluded.at_ms WHERE excluded.at_ms > l.at_ms;
    ELSE  -- pin_unlocked
      UPDATE floor.person_lock l SET until = '-infinity', change = nextval('floor.lock_change'),
        at_ms = moment_ms WHERE l.person = body ->> 'person' AND l.at_ms <= moment_ms;
  END CASE;
  RETURN NULL;
EXCEPTION WHEN data_exception OR not_null_violation THEN
  RETURN NULL;  -- what a table wrote as it should not keeps nothing else from coming
END $$;
CREATE TRIGGER follow_people AFTER INSERT ON floor.event FOR EACH ROW
  WHEN (NEW.kind IN ('dealer_on', 'dealer_off', 'table_opened', 'table_closed', 'pin_locked', 'pin_unlocked'))
  EXECUTE FUNCTION floor.follow_people();

-- ------------------------------------------------------------------------------------------------------------- rights

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['publisher', 'version', 'attempt'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON floor.%I
      FOR EACH STATEMENT EXECUTE FUNCTION floor.never_changes()', name || '_never_changes', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['publisher', 'version', 'attempt', 'presence', 'person_lock'] LOOP
    EXECUTE format('ALTER TABLE floor.%I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY console_sees ON floor.%I FOR SELECT USING ((SELECT floor.is_console()))', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['presence', 'person_lock'] LOOP
    EXECUTE format('CREATE POLICY table_follows ON floor.%I TO floor_owner
      USING ((SELECT floor.my_journal()) IS NOT NULL)', name);
  END LOOP;
END $$;
-- Whoever signs in as a table or a publisher reads versions, and who signed them; a publisher adds the next one.
CREATE POLICY known_read ON floor.publisher FOR SELECT TO floor_owner
  USING (role = session_user OR (SELECT floor.my_journal()) IS NOT NULL);
CREATE POLICY known_read ON floor.version FOR SELECT TO floor_owner
  USING ((SELECT floor.my_journal()) IS NOT NULL OR (SELECT floor.my_publisher()) IS NOT NULL);
CREATE POLICY publisher_adds ON floor.version FOR INSERT TO floor_owner
  WITH CHECK (publisher = (SELECT floor.my_publisher()));
CREATE POLICY all_add ON floor.attempt FOR INSERT TO floor_owner WITH CHECK (role = session_user);

REVOKE ALL ON floor.publisher, floor.version, floor.attempt, floor.presence, floor.person_lock FROM PUBLIC;
REVOKE ALL ON SEQUENCE floor.lock_change FROM PUBLIC;
REVOKE ALL ON FUNCTION floor.version_digest, floor.my_publisher, floor.publish, floor.newest, floor.sign_in,
  floor.follow_people FROM PUBLIC;
GRANT USAGE ON SCHEMA floor TO floor_publisher;
GRANT EXECUTE ON FUNCTION floor.publish, floor.newest TO floor_publisher;
GRANT SELECT ON floor.publisher, floor.attempt, floor.presence, floor.person_lock TO floor_console;
GRANT SELECT (version, kind, number, by, second, why, digest, publisher, at) ON floor.version TO floor_console;  -- no PIN’s hash
