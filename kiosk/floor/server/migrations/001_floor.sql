-- The floor's schema. Everything in this file belongs to floor_owner, a role without sign-in.
--
-- Queries for recent rows compare with statement_timestamp(), which can use an index. clock_timestamp() changes during
-- a statement, so every row would be read.
--
-- A journal is one file of one device at one table; a replaced device begins another one. `role` is the table's role,
-- which is the name in its certificate.
CREATE TABLE floor.journal(
  journal integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_id text NOT NULL CHECK (table_id ~ '^[A-Za-z0-9-]{1,16}$'),
  role name NOT NULL,
  key bytea NOT NULL UNIQUE CHECK (length(key) = 32),
  enrolled_by text NOT NULL CHECK (enrolled_by <> ''),
  enrolled_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX journal_by_role ON floor.journal(role, journal DESC);

-- The columns of the table's own journal: docs/journal.md. Row security lets a table write only to its own journal; a
-- foreign key would look up that journal again for each event.
CREATE TABLE floor.event(
  journal integer NOT NULL,
  seq bigint NOT NULL CHECK (seq > 0),
  event_id bytea NOT NULL,
  hand bigint,
  kind text NOT NULL,
  v bigint NOT NULL,
  at_ms bigint NOT NULL,
  mono_ns bigint NOT NULL,
  boot_id bytea NOT NULL,
  actor text NOT NULL,
  body text NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32),
  received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (journal, seq),
  CONSTRAINT event_size CHECK (octet_length(kind) <= 100 AND octet_length(actor) <= 1000
    AND octet_length(event_id) <= 100 AND octet_length(boot_id) <= 100)
);
CREATE INDEX event_by_hand ON floor.event(journal, hand) WHERE hand IS NOT NULL;

-- A forked journal, after a disk was restored or copied. It accepts nothing more.
CREATE TABLE floor.fork(
  fork integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  journal integer NOT NULL REFERENCES floor.journal,
  seq bigint NOT NULL,
  held bytea,
  sent bytea,
  address inet DEFAULT inet_client_addr(),
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX fork_by_journal ON floor.fork(journal);

-- Pushed events that were refused, because their hash is not that of their fields.
CREATE TABLE floor.refusal(
  refusal bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  journal integer NOT NULL REFERENCES floor.journal,
  seq bigint NOT NULL,
  why text NOT NULL,
  address inet DEFAULT inet_client_addr(),
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- The time of a table's last contact, and its state. Only this table of the first part is updated.
CREATE TABLE floor.heard(
  journal integer PRIMARY KEY REFERENCES floor.journal,
  at timestamptz,
  standing json,
  changed xid8 NOT NULL DEFAULT '0',
  epoch bigint NOT NULL DEFAULT 0,
  offset_ms bigint NOT NULL DEFAULT 0,
  behind bigint NOT NULL DEFAULT 0,
  whole_at timestamptz,
  CONSTRAINT standing_size CHECK (octet_length(standing::text) <= 65536)
) WITH (fillfactor = 50);

-- A console's answer to a call, or its order, and the result at the table. An answer is sealed for its table
-- (kiosk/floor/pin_box.py): the database can read neither the signer nor the PIN.
CREATE TABLE floor.answer(
  answer bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  journal integer NOT NULL REFERENCES floor.journal,
  call text NOT NULL CHECK (length(call) BETWEEN 1 AND 100),
  verb text NOT NULL CHECK (verb ~ '^[a-z_]{1,20}$'),
  person text NOT NULL CHECK (length(person) BETWEEN 1 AND 100),
  sealed bytea NOT NULL CHECK (length(sealed) <= 2000),
  console name NOT NULL DEFAULT session_user,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX answer_by_journal ON floor.answer(journal, at);
CREATE INDEX answer_by_console ON floor.answer(console, at);
CREATE TABLE floor.taken(
  answer bigint PRIMARY KEY REFERENCES floor.answer,
  refused text NOT NULL CHECK (length(refused) <= 1000),
  is_order boolean NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX taken_calls ON floor.taken(at) WHERE refused = '' AND NOT is_order;  -- which a console counts each second

-- ---------------------------------------------------------------------------------------------------- immutable tables

CREATE FUNCTION floor.never_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what is in floor.% never changes', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['journal', 'event', 'fork', 'refusal', 'answer', 'taken'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON floor.%I
      FOR EACH STATEMENT EXECUTE FUNCTION floor.never_changes()', name || '_never_changes', name);
  END LOOP;
END $$;

-- --------------------------------------------------------------------------------------------------------- the chain

-- The same bytes as in kiosk/journal/chain.py.
CREATE FUNCTION floor.field(value bytea) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN int4send(length(value)) || value;
CREATE FUNCTION floor.field(value bigint) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN value IS NULL THEN '\x00000000'::bytea ELSE '\x00000008'::bytea || int8send(value) END;

CREATE FUNCTION floor.field(value text) RETURNS bytea LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  bytes CONSTANT bytea := pg_catalog.convert_to(value, 'UTF8');
BEGIN
  RETURN pg_catalog.int4send(pg_catalog.length(bytes)) || bytes;
END $$;

CREATE FUNCTION floor.genesis(table_id text, key bytea) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN sha256(convert_to('kiosk journal 1', 'UTF8') || '\x00'::bytea || floor.field(table_id) || floor.field(key));

CREATE FUNCTION floor.chain(before bytea, seq bigint, event_id bytea, hand bigint, kind text, v bigint, at_ms bigint,
  mono_ns bigint, boot_id bytea, actor text, body text) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN sha256(before || floor.field(seq) || floor.field(event_id) || floor.field(hand) || floor.field(kind)
    || floor.field(v) || floor.field(at_ms) || floor.field(mono_ns) || floor.field(boot_id) || floor.field(actor)
    || floor.field(body));

-- ------------------------------------------------------------------------------------------------------------ a table

-- Return the journal that the connected table may write: the newest enrolled for it. A SQL function that is not inlined
-- is planned again by each statement; a plpgsql function is planned once by each connection.
CREATE FUNCTION floor.my_journal() RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT j.journal FROM floor.journal j WHERE j.role = session_user AND NOT EXISTS (SELECT FROM floor.revoked r
      WHERE r.role = session_user AND floor.is_revoked()) ORDER BY j.journal DESC LIMIT 1);
END $$;

CREATE TYPE floor.pushed AS (status text, seq bigint, hash bytea);

-- Return the consoles' answers to this table that it has not taken yet. In plpgsql, to keep the plan.
CREATE FUNCTION floor.poll() RETURNS TABLE(answer bigint, call text, verb text, person text, console name, sealed bytea)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off
SET enable_bitmapscan = off SET jit = off AS $$
#variable_conflict use_column
DECLARE
  mine integer := floor.my_journal();
BEGIN
  RETURN QUERY SELECT a.answer, a.call, a.verb, a.person, a.console, a.sealed FROM floor.answer a
    WHERE a.journal = mine AND NOT EXISTS (SELECT FROM floor.taken t WHERE t.answer = a.answer)
      AND a.at > statement_timestamp() - interval '1 hour'
    ORDER BY a.answer;
END $$;

-- Record the result of an answer at the table: '' if it counted, otherwise the reason of the refusal. A second call has
-- no effect.
CREATE FUNCTION floor.take(answer bigint, refused text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  INSERT INTO floor.taken(answer, refused, is_order)
    SELECT a.answer, left(take.refused, 1000), a.call = 'order' FROM floor.answer a
      WHERE a.answer = take.answer AND a.journal = floor.my_journal()
    ON CONFLICT DO NOTHING;
END;

-- ---------------------------------------------------------------------------------------------------------- a console

-- Answer a call, or send an order. Return the number of the answer, or NULL if this console has twenty answers of the
-- last hour that the table has not taken, or has sent 5,000 within a day, so that one console cannot block a table.
CREATE FUNCTION floor.answer_call(journal integer, call text, verb text, person text, sealed bytea) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  made bigint;
BEGIN
  IF (SELECT count(*) FROM floor.answer a WHERE a.console = session_user AND a.journal = answer_call.journal
        AND a.at > statement_timestamp() - interval '1 hour'
        AND NOT EXISTS (SELECT FROM floor.taken t WHERE t.answer = a.answer)) >= 20
      OR (SELECT count(*) FROM floor.answer a WHERE a.console = session_user
        AND a.at > statement_timestamp() - interval '1 day') >= 5000 THEN
    PERFORM floor.tried_too_often('answers');
    RETURN NULL;
  END IF;
  INSERT INTO floor.answer(journal, call, verb, person, sealed) VALUES (answer_call.journal, answer_call.call,
    answer_call.verb, answer_call.person, answer_call.sealed) RETURNING answer INTO made;
  RETURN made;
END $$;

-- Every table, by its newest journal: its state, the time since its last contact, and whether it forked.
CREATE VIEW floor.standing WITH (security_invoker = true) AS
  SELECT DISTINCT ON (j.table_id) j.table_id, j.journal, h.standing,
    extract(epoch FROM clock_timestamp() - h.at)::float8 AS silent_s,
    EXISTS (SELECT FROM floor.fork f WHERE f.journal = j.journal) AS forked
  FROM floor.journal j LEFT JOIN floor.heard h USING (journal)
  ORDER BY j.table_id, j.journal DESC;

-- -------------------------------------------------------------------------------------------------------- row security

-- Row security applies even to functions that run as floor_owner: a table reaches its own journal, and a console every
-- one. Each statement of a table checks this as well; pg_has_role answers from memory.
CREATE FUNCTION floor.is_console() RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF NOT pg_catalog.pg_has_role(session_user, 'floor_console', 'MEMBER') THEN
    RETURN false;
  END IF;
  RETURN NOT floor.is_revoked() AND EXISTS (SELECT FROM pg_catalog.pg_auth_members m JOIN pg_catalog.pg_roles g ON g.oid = m.roleid
    JOIN pg_catalog.pg_roles r ON r.oid = m.member WHERE g.rolname = 'floor_console' AND r.rolname = session_user);
END $$;

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['event', 'fork', 'refusal', 'heard', 'answer', 'taken'] LOOP
    EXECUTE format('ALTER TABLE floor.%I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY console_sees ON floor.%I FOR SELECT USING ((SELECT floor.is_console()))', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['event', 'fork', 'refusal', 'heard'] LOOP
    EXECUTE format('CREATE POLICY own_table ON floor.%I TO floor_owner USING (journal = (SELECT floor.my_journal()))
      WITH CHECK (journal = (SELECT floor.my_journal()))', name);
  END LOOP;
END $$;
CREATE POLICY own_table ON floor.answer FOR SELECT TO floor_owner USING (journal = floor.my_journal());
CREATE POLICY console_answers ON floor.answer FOR INSERT TO floor_owner WITH CHECK (floor.is_console());
CREATE POLICY own_table ON floor.taken TO floor_owner
  USING (EXISTS (SELECT FROM floor.answer a WHERE a.answer = taken.answer AND a.journal = floor.my_journal()));

-- -------------------------------------------------------------------------------------------------- calls and consoles

CREATE FUNCTION floor.note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed := pg_current_xact_id();
  RETURN NEW;
END $$;
CREATE TRIGGER note_change BEFORE UPDATE ON floor.heard FOR EACH ROW
  WHEN (NEW.standing::text IS DISTINCT FROM OLD.standing::text OR abs(NEW.offset_ms - OLD.offset_ms) > 1000)  -- a clock was set
  EXECUTE FUNCTION floor.note_change();

-- Alerts that a person has noted: no console shows them again.
CREATE TABLE floor.noted(
  alert text PRIMARY KEY CHECK (length(alert) BETWEEN 1 AND 200),
  person text NOT NULL CHECK (length(person) BETWEEN 1 AND 100),
  console name NOT NULL DEFAULT session_user,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- Note an alert; at most 1,000 a day at one console.
CREATE FUNCTION floor.note(alert text, person text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF (SELECT count(*) FROM floor.noted n WHERE n.console = session_user
      AND n.at > statement_timestamp() - interval '1 day') >= 1000 THEN
    RAISE program_limit_exceeded USING MESSAGE = 'this console has noted 1,000 alerts today';
  END IF;
  INSERT INTO floor.noted(alert, person) VALUES (note.alert, note.person) ON CONFLICT DO NOTHING;
END $$;

-- Sign-ins at consoles, and refusals because the person is signed in at another one.
CREATE TABLE floor.sitting(
  sitting bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person text NOT NULL CHECK (length(person) BETWEEN 1 AND 100),
  outcome text NOT NULL CHECK (outcome IN ('in', 'out', 'refused')),
  console name NOT NULL DEFAULT session_user,
  address inet DEFAULT inet_client_addr(),
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX sitting_by_console ON floor.sitting(console, at);
-- Sign in for as long as this connection lasts; a connection of a console holds one seat. Return false if the person is
-- signed in at another console. A seat is a lock with two keys, so it is never the lock of a push or of a person, which
-- have one key.
CREATE FUNCTION floor.seat() RETURNS integer LANGUAGE sql IMMUTABLE RETURN 1263881042;
CREATE FUNCTION floor.sit(person text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  is_free boolean;
BEGIN
  PERFORM pg_advisory_unlock_all();
  is_free := pg_try_advisory_lock(floor.seat(), hashtext(person));
  INSERT INTO floor.sitting(person, outcome) VALUES (person, CASE WHEN is_free THEN 'in' ELSE 'refused' END);
  RETURN is_free;
END $$;
CREATE FUNCTION floor.rise(person text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_unlock(floor.seat(), hashtext(person));
  INSERT INTO floor.sitting(person, outcome) VALUES (person, 'out');
END $$;

-- A figure of the console: corrections at a table, by any dealer.
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

-- ------------------------------------------------------------------------------------------------- versions and people

-- Data that a house publishes once for all its tables, in versions that never change: people, rules, and settings. And
-- data about people from the tables' pushes: their sign-ins and locks.

-- The publishers, and their keys: that of the house journal. The server cannot sign in their place.
CREATE TABLE floor.publisher(
  publisher integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  role name NOT NULL UNIQUE,
  key bytea NOT NULL UNIQUE CHECK (length(key) = 32),
  enrolled_by text NOT NULL CHECK (enrolled_by <> ''),
  enrolled_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE floor.version(
  version bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  kind text NOT NULL CHECK (kind ~ '^(people|house|tables|jackpots:[a-z0-9_]{1,32}(:[A-Za-z0-9-]{1,16})?)$'),
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
  PRIMARY KEY (kind, number),
  CONSTRAINT version_size CHECK (kind NOT LIKE 'jackpots:%' OR octet_length(content) <= 4096)
);

CREATE INDEX version_by_publisher ON floor.version(publisher, at);
CREATE INDEX version_by_time ON floor.version(at);

-- Refused attempts, kept permanently.
CREATE TABLE floor.attempt(
  attempt bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  role name NOT NULL DEFAULT session_user,
  what text NOT NULL,
  why text NOT NULL,
  address inet DEFAULT inet_client_addr(),
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- The last sign-in of each dealer, and the end of each lock. Both follow from events, and are updated.
CREATE TABLE floor.presence(
  person text PRIMARY KEY,
  journal integer REFERENCES floor.journal,
  at_ms bigint NOT NULL,
  seq bigint
);
CREATE SEQUENCE floor.lock_change;
CREATE TABLE floor.person_lock(
  person text PRIMARY KEY,
  until timestamptz NOT NULL,
  change bigint NOT NULL,
  at_ms bigint NOT NULL,
  journal integer REFERENCES floor.journal,
  seq bigint,
  console name
);

-- The same bytes as in kiosk/floor/versions.py.
CREATE FUNCTION floor.version_digest(kind text, number bigint, before bytea, content text, by text, second text,
  why text) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN sha256(convert_to('kiosk floor version 1', 'UTF8') || '\x00'::bytea || floor.field(kind) || floor.field(number)
    || floor.field(before) || floor.field(content) || floor.field(by) || floor.field(second) || floor.field(why));

CREATE FUNCTION floor.is_publisher() RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN NOT floor.is_revoked() AND pg_has_role(session_user, 'floor_publisher', 'MEMBER')
    AND session_user LIKE 'publisher\_%';
END $$;

CREATE FUNCTION floor.my_publisher() RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF floor.is_revoked() THEN
    RETURN NULL;
  END IF;
  RETURN (SELECT p.publisher FROM floor.publisher p WHERE p.role = session_user);
END $$;

-- The number of the lock of a name. There are 1,024: the server has room for some thousand locks, and with one for each
-- name, a person with a stolen certificate could take all of them and block every read and write.
CREATE FUNCTION floor.lock_of(name text) RETURNS bigint LANGUAGE sql IMMUTABLE
  RETURN hashtextextended(name, 0) & 1023;

-- Accept the next version of a kind, which follows the newest here or a returned one. Return `ok`, `late` if another
-- one came first, `forged`, `early` for jackpots that were posted less than 24 hours ago and were not won, or `full`
-- after 500 versions within a day. It raises nothing.
CREATE FUNCTION floor.publish(kind text, number integer, before bytea, content text, by text, second text, why text,
  digest bytea, signature bytea) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  newest floor.version;
BEGIN
  -- One at a time, also those for all tables and for one: otherwise two that exclude each other could deadlock.
  PERFORM pg_advisory_xact_lock(floor.lock_of('version ' || split_part(publish.kind, ':', 1) || ':'
    || split_part(publish.kind, ':', 2)));
  IF (SELECT count(*) FROM floor.version v WHERE v.publisher = floor.my_publisher()
      AND v.at > statement_timestamp() - interval '1 day') >= 500 THEN
    PERFORM floor.tried_too_often('versions');
    RETURN 'full';
  END IF;
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

-- The versions of a kind, newest first, so that the next one can follow. The server cannot check a signature: with a
-- publisher's certificate but without its key, a person can publish versions, but nobody accepts them.
CREATE FUNCTION floor.newest(kind text) RETURNS TABLE(number integer, digest bytea, signature bytea, key bytea)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT v.number, v.digest, v.signature, p.key FROM floor.version v JOIN floor.publisher p USING (publisher)
    WHERE v.kind = newest.kind ORDER BY v.number DESC LIMIT 2000;
END;

-- ------------------------------------------------------------------------------------------ people, by what is pushed

CREATE FUNCTION floor.sign_in(person text, journal integer, at_ms bigint, seq bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  INSERT INTO floor.presence AS p (person, journal, at_ms, seq) SELECT person, journal, at_ms, seq WHERE person IS NOT NULL
    ON CONFLICT ON CONSTRAINT presence_pkey DO UPDATE SET journal = excluded.journal, at_ms = excluded.at_ms,
      seq = excluded.seq WHERE excluded.at_ms > p.at_ms;
END;

-- The later sign-in counts, by the tables' clocks, none of which may be in the future. So late events of a table
-- without a connection do not move a person.
CREATE FUNCTION floor.follow_people(e floor.event) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  body jsonb;
  now_ms bigint := (extract(epoch FROM clock_timestamp()) * 1000)::bigint;
  offset_ms bigint := floor.offset_ms();  -- by how much the table's clock is ahead, where it said so
  moment_ms bigint := least(e.at_ms - coalesce(offset_ms, 0), now_ms);
BEGIN
  body := e.body::jsonb;
  IF e.kind LIKE 'pin_%' THEN  -- so that a reader misses no change that is committed later
    PERFORM pg_advisory_xact_lock(hashtextextended('lock change', 0));
  END IF;
  CASE e.kind
    WHEN 'dealer_on', 'table_opened' THEN  -- the dealer before has left
      UPDATE floor.presence p SET journal = NULL, at_ms = moment_ms
        WHERE p.journal = e.journal AND p.at_ms <= moment_ms
          AND p.person NOT IN (coalesce(body ->> 'dealer', ''), coalesce(body ->> 'supervisor', ''));
      PERFORM floor.sign_in(body ->> 'dealer', e.journal, moment_ms, e.seq);
      PERFORM floor.sign_in(body ->> 'supervisor', e.journal, moment_ms, e.seq);
    WHEN 'dealer_off', 'table_closed' THEN
      UPDATE floor.presence p SET journal = NULL, at_ms = moment_ms
        WHERE p.journal = e.journal AND p.at_ms <= moment_ms;
    WHEN 'pin_locked' THEN
      INSERT INTO floor.person_lock AS l (person, until, change, at_ms, journal, seq)
        VALUES (body ->> 'person', clock_timestamp() + least(interval '24 hours',
          make_interval(secs => ((body ->> 'until_ms')::bigint - coalesce(offset_ms + now_ms, moment_ms)) / 1000.0)),
          nextval('floor.lock_change'), moment_ms, e.journal, e.seq)
        ON CONFLICT (person) DO UPDATE SET until = greatest(l.until, excluded.until), change = excluded.change,
          at_ms = excluded.at_ms, journal = excluded.journal, seq = excluded.seq, console = NULL
          WHERE excluded.at_ms > l.at_ms;
    ELSE  -- pin_unlocked
      UPDATE floor.person_lock l SET until = '-infinity', change = nextval('floor.lock_change'),
        at_ms = moment_ms, journal = e.journal, seq = e.seq, console = NULL
        WHERE l.person = body ->> 'person' AND l.at_ms <= moment_ms;
  END CASE;
  RETURN;
EXCEPTION WHEN data_exception OR not_null_violation THEN
  RETURN;  -- what a table wrote as it should not keeps nothing else from coming
END $$;

-- -------------------------------------------------------------------------------------------------------- row security

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
-- Tables and publishers read versions and their publishers; a publisher adds the next one. A publisher also reads the
-- others' versions: an office that replaces another continues from them.
CREATE POLICY known_read ON floor.publisher FOR SELECT TO floor_owner
  USING (role = session_user OR (SELECT floor.my_journal()) IS NOT NULL OR (SELECT floor.is_publisher()));
CREATE POLICY known_read ON floor.version FOR SELECT TO floor_owner
  USING ((SELECT floor.my_journal()) IS NOT NULL OR (SELECT floor.my_publisher()) IS NOT NULL);
CREATE POLICY publisher_adds ON floor.version FOR INSERT TO floor_owner
  WITH CHECK (publisher = (SELECT floor.my_publisher()));
CREATE POLICY all_add ON floor.attempt FOR INSERT TO floor_owner WITH CHECK (role = session_user);

-- ------------------------------------------------------------------------------------------------------------ jackpots

-- Posted jackpots are published like people and settings: kind `jackpots:GAME` for all tables, `jackpots:GAME:TABLE`
-- for one. Except after a win, they change at most once in 24 hours, by the server's clock. Wins are claimed here.

-- `games` and `places` are ranges, so that a posting for all tables and one for a table exclude each other. `wins` is
-- the number of earlier wins: after a new one, the amounts may change again.
CREATE TABLE floor.posting(
  kind text NOT NULL,
  number integer NOT NULL,
  games int8range GENERATED ALWAYS AS
    (int8range(hashtext(split_part(kind, ':', 2)), hashtext(split_part(kind, ':', 2)), '[]')) STORED,
  places int8range GENERATED ALWAYS AS (CASE split_part(kind, ':', 3) WHEN '' THEN int8range(NULL, NULL)
    ELSE int8range(hashtext(split_part(kind, ':', 3)), hashtext(split_part(kind, ':', 3)), '[]') END) STORED,
  wins int8range NOT NULL,
  during tstzrange NOT NULL DEFAULT tstzrange(clock_timestamp(), clock_timestamp() + interval '24 hours'),
  PRIMARY KEY (kind, number),
  FOREIGN KEY (kind, number) REFERENCES floor.version (kind, number),
  CONSTRAINT once_in_24_hours EXCLUDE USING gist (games WITH &&, places WITH &&, wins WITH &&, during WITH &&)
);

-- A jackpot of a posting is won once, by the first hand to claim it; and again if that hand no longer counts: `again`
-- is the number of such earlier wins.
CREATE TABLE floor.win(
  win bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  number integer NOT NULL,
  jackpot text NOT NULL CHECK (length(jackpot) BETWEEN 1 AND 100),
  journal integer NOT NULL REFERENCES floor.journal,
  hand bigint NOT NULL,
  again integer NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (kind, number, jackpot, again)  -- of a posting that this server may have lost
);

CREATE INDEX win_by_hand ON floor.win(journal, hand);
CREATE TABLE floor.released(
  win bigint PRIMARY KEY REFERENCES floor.win,
  journal integer NOT NULL,
  seq bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- Acts at a table without the floor, and the people who have reviewed them.
CREATE TABLE floor.review(
  journal integer NOT NULL,
  seq bigint NOT NULL,
  by text NOT NULL CHECK (length(by) BETWEEN 1 AND 100),
  role name NOT NULL DEFAULT session_user,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (journal, seq)
);

CREATE FUNCTION floor.wins_of(kind text) RETURNS bigint LANGUAGE sql STABLE
  RETURN (SELECT count(*) FROM floor.win w WHERE split_part(w.kind, ':', 2) = split_part(wins_of.kind, ':', 2)
    AND ('' IN (split_part(w.kind, ':', 3), split_part(wins_of.kind, ':', 3)) OR w.kind = wins_of.kind)
    AND NOT EXISTS (SELECT FROM floor.released r WHERE r.win = w.win));

CREATE FUNCTION floor.post() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  won bigint := floor.wins_of(NEW.kind);
BEGIN
  INSERT INTO floor.posting(kind, number, wins) VALUES (NEW.kind, NEW.number, int8range(won, won, '[]'));
  RETURN NULL;
END $$;
CREATE TRIGGER post AFTER INSERT ON floor.version FOR EACH ROW WHEN (NEW.kind LIKE 'jackpots:%')
  EXECUTE FUNCTION floor.post();

-- The win of a hand that is void, or was settled without it, no longer counts, unless a ruling has paid it.
CREATE FUNCTION floor.release_wins(e floor.event) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO floor.released(win, journal, seq)
    SELECT w.win, e.journal, e.seq FROM floor.win w WHERE w.journal = e.journal AND w.hand = e.hand
      AND NOT (e.kind = 'hand_settled' AND e.body::jsonb #> '{result,jackpots}' ? w.jackpot)
      AND NOT EXISTS (SELECT FROM floor.event r WHERE r.journal = e.journal AND r.hand = e.hand
        AND r.kind = 'dispute_ruled' AND r.body::jsonb -> 'jackpots' ? w.jackpot)
    ON CONFLICT DO NOTHING;
  RETURN;
EXCEPTION WHEN data_exception THEN
  RETURN;
END $$;

-- Sign for an act at a table without the floor. A second call has no effect, nor has one for an act that no table has
-- recorded.
CREATE FUNCTION floor.sign_review(journal integer, seq bigint, by text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  INSERT INTO floor.review(journal, seq, by) SELECT e.journal, e.seq, sign_review.by FROM floor.event e
    WHERE e.journal = sign_review.journal AND e.seq = sign_review.seq AND e.kind IN ('jackpots_posted', 'jackpot_claimed')
    ON CONFLICT DO NOTHING;
END;

-- Unreviewed jackpots that were posted or won at a table without a connection to its floor.
CREATE INDEX event_without_floor ON floor.event(journal, seq) WHERE kind IN ('jackpots_posted', 'jackpot_claimed');

-- -------------------------------------------------------------------------------------------------------- row security

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['posting', 'win', 'released', 'review'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON floor.%I
      FOR EACH STATEMENT EXECUTE FUNCTION floor.never_changes()', name || '_never_changes', name);
    EXECUTE format('ALTER TABLE floor.%I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY console_sees ON floor.%I FOR SELECT USING ((SELECT floor.is_console()))', name);
    EXECUTE format('CREATE POLICY publisher_sees ON floor.%I FOR SELECT TO floor_owner
      USING ((SELECT floor.my_publisher()) IS NOT NULL)', name);
  END LOOP;
END $$;
CREATE POLICY publisher_posts ON floor.posting FOR INSERT TO floor_owner
  WITH CHECK ((SELECT floor.my_publisher()) IS NOT NULL);
CREATE POLICY table_claims ON floor.win FOR INSERT TO floor_owner WITH CHECK (journal = (SELECT floor.my_journal()));
CREATE POLICY table_sees ON floor.win FOR SELECT TO floor_owner USING ((SELECT floor.my_journal()) IS NOT NULL);
CREATE POLICY table_sees ON floor.released FOR SELECT TO floor_owner USING ((SELECT floor.my_journal()) IS NOT NULL);
CREATE POLICY table_releases ON floor.released FOR INSERT TO floor_owner
  WITH CHECK (journal = (SELECT floor.my_journal()));
CREATE POLICY publisher_reviews ON floor.review FOR INSERT TO floor_owner
  WITH CHECK ((SELECT floor.my_publisher()) IS NOT NULL);
CREATE POLICY publisher_reviews ON floor.event FOR SELECT TO floor_owner
  USING (kind IN ('jackpots_posted', 'jackpot_claimed') AND (SELECT floor.my_publisher()) IS NOT NULL);

-- ------------------------------------------------------------------------------------------------------------- figures

-- The figures of every hand, as counted by its table: a row for each event that changes them, never updated. A reopened
-- hand subtracts its earlier result; a ruling changes the payout.
CREATE TABLE floor.figure(
  journal integer NOT NULL REFERENCES floor.journal,
  seq bigint NOT NULL,
  shift bigint NOT NULL,  -- the event that opened the table, 0 for none
  hand bigint,
  game text NOT NULL,
  dealer text NOT NULL,
  at_ms bigint NOT NULL,
  hands integer NOT NULL,
  voided integer NOT NULL,
  house_net bigint NOT NULL,
  received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (journal, seq)
);
CREATE INDEX figure_by_time ON floor.figure(at_ms)
  INCLUDE (journal, shift, game, dealer, hands, voided, house_net, received_at);
-- The times of calls and of the floor's answers, for the response time of a report.
CREATE INDEX event_floor_answered ON floor.event(at_ms)
  WHERE kind IN ('floor_came', 'payout_signed') OR kind = 'answered' AND body LIKE '%"source":"floor"%';
CREATE INDEX event_floor_called ON floor.event(journal, seq DESC) WHERE kind IN ('floor_called', 'floor_came');
CREATE INDEX figure_by_hand ON floor.figure(journal, hand);
CREATE INDEX event_opened ON floor.event(journal, seq DESC) INCLUDE (at_ms) WHERE kind = 'table_opened';
CREATE INDEX event_closed ON floor.event(journal, seq) WHERE kind = 'table_closed';

-- The findings of the nightly verifier, signed with the key of the house that ran it.
CREATE TABLE floor.verification(
  verification integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  found text NOT NULL,
  is_whole boolean NOT NULL,
  key bytea NOT NULL CHECK (length(key) = 32),
  signature bytea NOT NULL CHECK (length(signature) = 64),
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['figure', 'verification'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON floor.%I
      FOR EACH STATEMENT EXECUTE FUNCTION floor.never_changes()', name || '_never_changes', name);
    EXECUTE format('ALTER TABLE floor.%I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY console_sees ON floor.%I FOR SELECT USING ((SELECT floor.is_console()))', name);
  END LOOP;
END $$;
CREATE POLICY own_table ON floor.figure TO floor_owner USING (journal = (SELECT floor.my_journal()))
  WITH CHECK (journal = (SELECT floor.my_journal()));

-- --------------------------------------------------------------------------------------------------------------- hands

-- Every hand of every table as one row, for the search of a console. It follows from events, and is updated.

CREATE TABLE floor.hand(
  journal integer NOT NULL REFERENCES floor.journal,
  hand bigint NOT NULL,
  table_id text NOT NULL,
  game text NOT NULL,
  dealer text NOT NULL,
  at_ms bigint NOT NULL,
  result text NOT NULL DEFAULT 'open' CHECK (result IN ('open', 'settled', 'void')),
  house_net bigint NOT NULL DEFAULT 0,
  best bigint NOT NULL DEFAULT 0,  -- the most that one seat was paid
  reopened boolean NOT NULL DEFAULT false,
  corrected boolean NOT NULL DEFAULT false,
  disputed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (journal, hand)
) WITH (fillfactor = 80);
-- A page shows the newest hands of a search: each index ends with the order of display.
CREATE INDEX hand_by_time ON floor.hand(at_ms DESC, journal DESC, hand DESC);
CREATE INDEX hand_by_table ON floor.hand(table_id, at_ms DESC, journal DESC, hand DESC);
CREATE INDEX hand_by_game ON floor.hand(game, at_ms DESC, journal DESC, hand DESC);
CREATE INDEX hand_by_dealer ON floor.hand(dealer, at_ms DESC, journal DESC, hand DESC);
CREATE INDEX hand_by_number ON floor.hand(hand, at_ms DESC, journal DESC);
CREATE INDEX hand_by_best ON floor.hand(best) WHERE best > 0;
-- Few hands are void, corrected, or disputed, so each of these lists is short.
CREATE INDEX hand_void ON floor.hand(at_ms DESC, journal DESC, hand DESC) WHERE result = 'void';
CREATE INDEX hand_reopened ON floor.hand(at_ms DESC, journal DESC, hand DESC) WHERE reopened;
CREATE INDEX hand_corrected ON floor.hand(at_ms DESC, journal DESC, hand DESC) WHERE corrected;
CREATE INDEX hand_disputed ON floor.hand(at_ms DESC, journal DESC, hand DESC) WHERE disputed;

-- The largest payment to one seat in a settled hand: by its wagers, or by the pots where players pay each other.
CREATE FUNCTION floor.best_paid(result jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN greatest(0,
    (SELECT max(won) FROM (
      SELECT sum((w.value ->> 'won')::bigint) AS won FROM jsonb_path_query(result, '$.seats[*]') WITH ORDINALITY s(seat, nth),
        jsonb_each(s.seat -> 'wagers') w GROUP BY s.nth) paid),
    (SELECT max(won) FROM (
      SELECT sum(p.value::bigint) AS won FROM jsonb_path_query(result, '$.pots[*]') t(pot),
        jsonb_each_text(t.pot -> 'paid') p GROUP BY p.key) shared));

-- The same for an event that settles a hand, for the nightly verifier; NULL if it cannot be read.
CREATE FUNCTION floor.best_of(body text) RETURNS bigint LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN floor.best_paid(body::jsonb #> '{result,result}');
EXCEPTION WHEN data_exception THEN
  RETURN NULL;
END $$;

CREATE FUNCTION floor.follow_hand(e floor.event) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  body jsonb;
  won bigint;
  of floor.hand;
BEGIN
  body := e.body::jsonb;  -- not where it is declared: what fails there is not caught below
  won := CASE e.kind WHEN 'hand_settled' THEN (body ->> 'house_net')::bigint
    WHEN 'dispute_ruled' THEN -(body ->> 'paid')::bigint ELSE 0 END;
  IF e.kind = 'hand_opened' THEN
    INSERT INTO floor.hand(journal, hand, table_id, game, dealer, at_ms)
      SELECT e.journal, e.hand, j.table_id, body ->> 'game', body ->> 'dealer', e.at_ms
        FROM floor.journal j WHERE j.journal = e.journal
      ON CONFLICT DO NOTHING;
    RETURN;
  END IF;
  UPDATE floor.hand h SET
      result = CASE e.kind WHEN 'hand_settled' THEN 'settled' WHEN 'hand_voided' THEN 'void' WHEN 'hand_reopened' THEN 'open'
        ELSE h.result END,
      house_net = CASE WHEN e.kind IN ('hand_settled', 'hand_reopened') THEN won ELSE h.house_net + won END,
      best = CASE e.kind WHEN 'hand_settled' THEN floor.best_paid(body #> '{result,result}')
        WHEN 'hand_reopened' THEN 0 ELSE h.best END,
      reopened = h.reopened OR e.kind = 'hand_reopened',
      corrected = h.corrected OR e.kind = 'corrected',
      disputed = h.disputed OR e.kind = 'dispute_opened'
    WHERE h.journal = e.journal AND h.hand = e.hand RETURNING h.* INTO of;
  IF e.kind IN ('corrected', 'dispute_opened') THEN
    RETURN;
  END IF;
  IF e.kind = 'hand_reopened' THEN  -- what it had come to is taken back; what was ruled on it stays paid
    won := -(SELECT coalesce(sum(f.house_net), 0) FROM floor.figure f
      WHERE f.journal = e.journal AND f.hand = e.hand AND f.hands <> 0);
  END IF;
  INSERT INTO floor.figure(journal, seq, shift, hand, game, dealer, at_ms, hands, voided, house_net)
    VALUES (e.journal, e.seq, coalesce((SELECT s.seq FROM floor.event s WHERE s.journal = e.journal
        AND s.kind = 'table_opened' AND s.seq < e.seq ORDER BY s.seq DESC LIMIT 1), 0),
      e.hand, coalesce(of.game, ''), coalesce(of.dealer, ''), e.at_ms,
      CASE e.kind WHEN 'hand_settled' THEN 1 WHEN 'hand_reopened' THEN -1 ELSE 0 END,
      (e.kind = 'hand_voided')::integer, won);
EXCEPTION WHEN data_exception OR not_null_violation THEN
  RETURN;  -- what is no such event is no hand and no figure: the nightly verifier says so
END $$;

ALTER TABLE floor.hand ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY console_sees ON floor.hand FOR SELECT USING ((SELECT floor.is_console()));
CREATE POLICY own_table ON floor.hand TO floor_owner USING (journal = (SELECT floor.my_journal()))
  WITH CHECK (journal = (SELECT floor.my_journal()));

-- ------------------------------------------------------------------------------------------------------------ pictures

-- Pictures of the cards of a call from a table's camera, for a console, by their hash, which the journal names. They
-- are few and small: a table pushes only the pictures that a call shows.
CREATE TABLE floor.picture(
  digest bytea PRIMARY KEY CHECK (digest = sha256(body)),
  journal integer NOT NULL REFERENCES floor.journal,
  body bytea NOT NULL CHECK (length(body) BETWEEN 1 AND 400000),
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX picture_by_journal ON floor.picture(journal, at);

-- Store a picture of the connected table; a repeated one has no effect. A table that would fill the disk is refused.
CREATE FUNCTION floor.show(body bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF (SELECT count(*) FROM floor.picture p WHERE p.journal = floor.my_journal()
      AND p.at > statement_timestamp() - interval '1 day') >= 2000 THEN
    INSERT INTO floor.attempt(what, why) VALUES ('show', 'too many pictures in a day');
    RETURN;
  END IF;
  INSERT INTO floor.picture(digest, journal, body) VALUES (sha256(show.body), floor.my_journal(), show.body)
    ON CONFLICT DO NOTHING;
END $$;

CREATE TRIGGER picture_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON floor.picture
  FOR EACH STATEMENT EXECUTE FUNCTION floor.never_changes();
ALTER TABLE floor.picture ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY console_sees ON floor.picture FOR SELECT USING ((SELECT floor.is_console()));
CREATE POLICY own_table ON floor.picture TO floor_owner USING (journal = (SELECT floor.my_journal()))
  WITH CHECK (journal = (SELECT floor.my_journal()));

-- -------------------------------------------------------------------------------------------------------- certificates

-- Certificates by person and game, from an examination and a signature at any table. A table reports each certificate
-- once, and its end once.

-- `book` is the public key of the journal of examinations in which it is event `number`, so that no two are equal.
-- `word` is signed by the table's device; the server cannot sign it.
CREATE TABLE floor.certificate(
  certificate bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  book bytea NOT NULL CHECK (length(book) = 32),
  number bigint NOT NULL CHECK (number > 0),
  is_revoked boolean NOT NULL,
  person text NOT NULL CHECK (length(person) BETWEEN 1 AND 100),
  word text NOT NULL CHECK (octet_length(word) <= 4000),
  signature bytea NOT NULL CHECK (length(signature) = 64),
  journal integer NOT NULL REFERENCES floor.journal,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (journal, book, number, is_revoked)
);
CREATE INDEX certificate_by_journal ON floor.certificate(journal, at);

CREATE FUNCTION floor.certify_one(word text, signature bytea) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  said jsonb := word::jsonb;
  known floor.certificate;
  people jsonb;
BEGIN
  IF (said ->> 'person') IS NULL OR (said ->> 'revoked') IS NULL OR (said ->> 'at_ms') IS NULL THEN
    RETURN 'broken';
  END IF;
  SELECT * INTO known FROM floor.certificate c WHERE c.journal = floor.my_journal()
    AND c.book = decode(said ->> 'book', 'hex')
    AND c.number = (said ->> 'number')::bigint AND c.is_revoked = (said ->> 'revoked' <> '');
  IF FOUND THEN
    RETURN CASE WHEN known.word = certify_one.word THEN 'again' ELSE 'other' END;
  END IF;
  people := (SELECT v.content::jsonb FROM floor.version v WHERE v.kind = 'people' ORDER BY v.number DESC LIMIT 1);
  IF NOT people @> jsonb_build_array(jsonb_build_object('id', said ->> 'person')) THEN
    RETURN 'nobody';
  END IF;
  IF to_timestamp((said ->> 'at_ms')::bigint / 1000.0) > clock_timestamp() + interval '1 hour' THEN
    RETURN 'early';
  END IF;
  IF (SELECT count(*) FROM floor.certificate c WHERE c.journal = floor.my_journal()
      AND c.at > statement_timestamp() - interval '1 day') >= 2000 THEN
    RETURN 'full';
  END IF;
  INSERT INTO floor.certificate(book, number, is_revoked, person, word, signature, journal)
    VALUES (decode(said ->> 'book', 'hex'), (said ->> 'number')::bigint, said ->> 'revoked' <> '', said ->> 'person',
      certify_one.word, certify_one.signature, floor.my_journal());
  RETURN 'ok';
EXCEPTION WHEN data_exception OR integrity_constraint_violation THEN
  RETURN 'broken';
END $$;

-- Accept certificates, and ends of certificates, of the connected table. Return the result for each: `ok`, `again`,
-- `other` if another certificate has that number, `nobody` for a person in no version of the people, `early` for one of
-- a clock that is ahead, `full`, or `broken`. Refused ones are recorded once.
CREATE FUNCTION floor.certify(words text[], signatures bytea[]) RETURNS text[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  answers text[] := '{}';
  answer text;
  refused text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('certificate', 0));  -- then a reader misses no later one
  FOR i IN 1 .. cardinality(words) LOOP
    answer := floor.certify_one(words[i], signatures[i]);
    answers := answers || answer;
    refused := answer || ': ' || left(words[i], 1000);
    IF answer NOT IN ('ok', 'again') AND NOT EXISTS (SELECT FROM floor.attempt a WHERE a.role = session_user
        AND a.what = 'certify' AND md5(a.why) = md5(refused)) THEN
      INSERT INTO floor.attempt(what, why) VALUES ('certify', refused);
    END IF;
  END LOOP;
  RETURN answers;
END $$;
CREATE INDEX attempt_to_certify ON floor.attempt(role, md5(why)) WHERE what = 'certify';

-- The devices whose journals are enrolled now, by table: a manager checks and signs them as the next version of
-- `tables`.
CREATE FUNCTION floor.enrolled() RETURNS TABLE(table_id text, key bytea)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT j.table_id, j.key FROM floor.journal j ORDER BY j.table_id, j.journal;
END;

CREATE TRIGGER certificate_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON floor.certificate
  FOR EACH STATEMENT EXECUTE FUNCTION floor.never_changes();
ALTER TABLE floor.certificate ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY console_sees ON floor.certificate FOR SELECT USING ((SELECT floor.is_console()));
CREATE POLICY table_sees ON floor.certificate FOR SELECT TO floor_owner USING ((SELECT floor.my_journal()) IS NOT NULL);
CREATE POLICY table_certifies ON floor.certificate FOR INSERT TO floor_owner
  WITH CHECK (journal = (SELECT floor.my_journal()));
CREATE POLICY own_attempts ON floor.attempt FOR SELECT TO floor_owner USING (role = session_user);

-- ----------------------------------------------------------------------------------------------------- readable events

-- No table can write unreadable events: an event whose body is not a JSON object is refused, with the following ones,
-- before a console, a publisher, or the verifier fails on it. An event larger than 64 kB is refused in the same way. A
-- value that is not an amount counts as none.
CREATE FUNCTION floor.is_object(body text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN octet_length(body) <= 65536 AND json_typeof(body::json) = 'object';
EXCEPTION WHEN data_exception OR statement_too_complex THEN
  RETURN false;
END $$;
CREATE FUNCTION floor.said(body text, name text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN body::jsonb ->> name;
EXCEPTION WHEN data_exception THEN
  RETURN NULL;
END $$;
CREATE FUNCTION floor.cents(body text, name text) RETURNS bigint LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN floor.said(body, name)::bigint;
EXCEPTION WHEN data_exception THEN
  RETURN NULL;
END $$;

-- The 20 oldest unreviewed acts of each table, the oldest first; of a longer text, 2,000 characters.
CREATE FUNCTION floor.to_review() RETURNS TABLE(journal integer, seq bigint, table_id text, kind text, actor text,
  at_ms bigint, body text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET jit = off AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT e.journal, e.seq, j.table_id, e.kind, e.actor, e.at_ms, left(e.body, 2000)
    FROM floor.journal j, LATERAL (SELECT * FROM floor.event o WHERE o.journal = j.journal
      AND o.kind IN ('jackpots_posted', 'jackpot_claimed') AND floor.said(o.body, 'without_floor') = 'yes'
      AND NOT EXISTS (SELECT FROM floor.review r WHERE r.journal = o.journal AND r.seq = o.seq)
      ORDER BY o.seq LIMIT 20) e
    ORDER BY e.received_at;
END $$;

-- The version of this schema, for every role: a kiosk or a console of another version reports it in words.
CREATE FUNCTION floor.schema() RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT max(m.number) FROM floor.migration m;
END;

-- A console asks for unreviewed acts each second: this index has only those.
CREATE INDEX event_to_review ON floor.event(journal, seq)
  WHERE kind IN ('jackpots_posted', 'jackpot_claimed') AND floor.said(body, 'without_floor') = 'yes';

-- ---------------------------------------------------------------------------------------------------------- wrong PINs

-- Locks by wrong PINs, at a table or a console, raise an alert at every console until a person has noted it.
CREATE INDEX event_wrong_pins ON floor.event(journal, received_at DESC)
  WHERE kind IN ('pin_locked', 'pad_locked') AND actor = 'kiosk';
CREATE INDEX event_pin_refused ON floor.event(journal, received_at DESC) WHERE kind = 'pin_refused';

-- People whose PINs were guessed at several tables within a day: the number of tries, and of tables. Each table locks
-- by its own count, and the newest fifty wrong PINs of each count here.
CREATE FUNCTION floor.guessed_at_tables() RETURNS TABLE(person text, wrong bigint, tables bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET jit = off AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT left(floor.said(e.body, 'person'), 100), count(*), count(DISTINCT j.table_id)
    FROM floor.journal j, LATERAL (SELECT o.body FROM floor.event o WHERE o.journal = j.journal
      AND o.kind = 'pin_refused' AND o.received_at > statement_timestamp() - interval '1 day'
      ORDER BY o.received_at DESC LIMIT 50) e
    WHERE floor.said(e.body, 'person') IS NOT NULL
    GROUP BY 1 HAVING count(*) >= 10 AND count(DISTINCT j.table_id) > 1 ORDER BY 2 DESC LIMIT 20;
END $$;
CREATE INDEX attempt_wrong_pins ON floor.attempt(at) WHERE what = 'pin';

-- Wrong PINs at a console have locked a person for this long, at most an hour, at every table and console; '' is the
-- console itself. At most four people in six hours are locked elsewhere, and 200 attempts of one console a day are
-- stored: each console shows an alert.
CREATE FUNCTION floor.guessed(person text, left_ms bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  left_of_it interval := make_interval(secs => least(greatest(left_ms, 0), 3600000) / 1000.0);
BEGIN
  IF length(guessed.person) > 100 THEN
    RAISE data_exception USING MESSAGE = 'nobody''s id is so long';
  END IF;
  IF (SELECT count(*) FROM floor.attempt a WHERE a.role = session_user AND a.what IN ('pin', 'pins')
      AND a.at > statement_timestamp() - interval '1 day') >= 200 THEN
    RETURN;
  END IF;
  IF guessed.person <> '' AND (SELECT count(DISTINCT a.why) FROM floor.attempt a WHERE a.role = session_user
      AND a.what = 'pin' AND a.why NOT IN ('', guessed.person) AND a.at > statement_timestamp() - interval '6 hours') >= 4 THEN
    INSERT INTO floor.attempt(what, why) VALUES ('pins', guessed.person);
    RETURN;
  END IF;
  INSERT INTO floor.attempt(what, why) VALUES ('pin', guessed.person);
  IF guessed.person <> '' THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('lock change', 0));
    INSERT INTO floor.person_lock AS l (person, until, change, at_ms, console)
      VALUES (guessed.person, clock_timestamp() + left_of_it, nextval('floor.lock_change'),
        (extract(epoch FROM clock_timestamp()) * 1000)::bigint, session_user)
      ON CONFLICT ON CONSTRAINT person_lock_pkey DO UPDATE SET until = greatest(l.until, excluded.until),
        change = excluded.change, at_ms = greatest(l.at_ms, excluded.at_ms), journal = NULL, seq = NULL,
        console = excluded.console WHERE excluded.until > l.until;  -- else the signed words of a longer lock go
  END IF;
END $$;
CREATE POLICY console_locks ON floor.person_lock FOR INSERT TO floor_owner WITH CHECK ((SELECT floor.is_console()));
CREATE POLICY console_locks_on ON floor.person_lock FOR UPDATE TO floor_owner USING ((SELECT floor.is_console()));

-- -------------------------------------------------------------------------------------------------------------- epochs

-- A server that was restored, promoted, or reset has lost its newest data. It then begins an epoch: a number that is
-- greater than that of any earlier epoch. All numbers of the floor continue from it, so that none is ever used again.

-- A restore or a promotion changes the `incarnation`: the cluster, its timeline, the database, and this relation.
CREATE TABLE floor.epoch(
  epoch bigint PRIMARY KEY,
  incarnation text NOT NULL,
  server uuid NOT NULL DEFAULT gen_random_uuid(),
  heard timestamptz,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE FUNCTION floor.incarnation() RETURNS text LANGUAGE sql STABLE
  RETURN (SELECT format('%s.%s.%s.%s', s.system_identifier, left(pg_walfile_name(pg_current_wal_insert_lsn()), 8),
    (SELECT d.oid FROM pg_database d WHERE d.datname = current_database()), 'floor.epoch'::regclass::oid)
    FROM pg_control_system() s);

INSERT INTO floor.epoch(epoch, incarnation)
  VALUES ((extract(epoch FROM clock_timestamp()) * 1000)::bigint, floor.incarnation());

-- The lead of the connected table's clock, from its greeting; NULL without one. A session can set it to any text: a
-- text that is not a number of milliseconds within 31,000 years counts as none.
CREATE FUNCTION floor.offset_ms() RETURNS bigint LANGUAGE sql STABLE
  RETURN substring(current_setting('floor.offset_ms', true) FROM '^-?[0-9]{1,15}$')::bigint;

-- Begin an epoch after `seen`, unless another connection has just begun one for this incarnation.
CREATE FUNCTION floor.begin_epoch(seen bigint, is_lost boolean) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  begun bigint;
  name text;
  newest floor.epoch;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('floor epoch', 0));
  SELECT e.* INTO newest FROM floor.epoch e ORDER BY e.epoch DESC LIMIT 1;
  IF newest.incarnation = floor.incarnation() AND (NOT is_lost OR newest.epoch > seen) THEN
    RETURN;
  END IF;
  begun := greatest((extract(epoch FROM clock_timestamp()) * 1000)::bigint, begin_epoch.seen + 1,
    1 + (SELECT max(e.epoch) FROM floor.epoch e),
    1 + (SELECT max(s.last_value) FROM pg_sequences s WHERE s.schemaname = 'floor' AND s.data_type = 'bigint'::regtype));
  INSERT INTO floor.epoch(epoch, incarnation, heard)
    VALUES (begun, floor.incarnation(), (SELECT max(h.at) FROM floor.heard h));
  FOR name IN SELECT s.sequencename FROM pg_sequences s WHERE s.schemaname = 'floor' AND s.data_type = 'bigint'::regtype
  LOOP
    PERFORM setval(format('floor.%I', name)::regclass, begun);
  END LOOP;
END $$;

-- Answer a connecting role: the epoch, its beginning (ms since 1970), and the number of the table's events here. `seen`
-- is the newest epoch that it knows, `acknowledged` the number of acknowledged events of the journal of `key`: a server
-- with fewer in the same epoch was restored by other means, and begins another one. One table can cause that at most
-- twice a day, and each console names it: otherwise a stolen certificate could block every jackpot.
CREATE FUNCTION floor.greet(seen bigint, acknowledged bigint, key bytea, now_ms bigint, OUT epoch bigint, OUT began_ms bigint,
  OUT had bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off
SET enable_bitmapscan = off SET jit = off AS $$
DECLARE
  newest floor.epoch;
  mine integer;
  is_lost boolean;
BEGIN
  IF floor.is_revoked() THEN
    RAISE EXCEPTION 'certificate revoked' USING ERRCODE = 'invalid_authorization_specification';
  END IF;
  IF now_ms NOT BETWEEN 0 AND 9000000000000000 THEN
    now_ms := NULL;
  END IF;
  -- With a stolen certificate, a person could greet a restored server first, with the largest possible number.
  seen := least(seen, 9000000000000000);
  PERFORM set_config('floor.offset_ms', (now_ms - (extract(epoch FROM clock_timestamp()) * 1000)::bigint)::text, false);
  SELECT e.* INTO newest FROM floor.epoch e ORDER BY e.epoch DESC LIMIT 1;
  mine := floor.my_journal();
  had := CASE WHEN greet.key = (SELECT j.key FROM floor.journal j WHERE j.journal = mine)
    THEN coalesce((SELECT max(e.seq) FROM floor.event e WHERE e.journal = mine), 0) ELSE acknowledged END;
  is_lost := seen = newest.epoch AND had < acknowledged AND (SELECT count(*) FROM floor.attempt a
    WHERE a.role = session_user AND a.what = 'epochs' AND a.at > statement_timestamp() - interval '1 day') < 2;
  IF newest.incarnation <> floor.incarnation() OR is_lost THEN
    PERFORM floor.begin_epoch(seen, is_lost);
    IF is_lost THEN
      INSERT INTO floor.attempt(what, why) VALUES ('epochs', format('%s acknowledged, %s here', acknowledged, had));
    END IF;
    SELECT e.* INTO newest FROM floor.epoch e ORDER BY e.epoch DESC LIMIT 1;
  END IF;
  epoch := newest.epoch;
  began_ms := (extract(epoch FROM newest.at) * 1000)::bigint;
END $$;

-- ------------------------------------------------------------------------------------- versions that a table has kept

-- A table returns versions that the server has lost, with their signatures: the newest of each kind, at most ten times
-- a day. A forged one is useless, because each receiver checks the signature; so none hides another.
CREATE TABLE floor.returned(
  journal integer NOT NULL REFERENCES floor.journal,
  kind text NOT NULL CHECK (kind ~ '^(people|house|tables|jackpots:[a-z0-9_]{1,32}(:[A-Za-z0-9-]{1,16})?)$'),
  number integer NOT NULL,
  before bytea NOT NULL CHECK (length(before) = 32),
  content text NOT NULL CHECK (octet_length(content) <= 16777216),
  by text NOT NULL CHECK (length(by) <= 100),
  second text NOT NULL CHECK (length(second) <= 100),
  why text NOT NULL CHECK (length(why) <= 1000),
  digest bytea NOT NULL CHECK (length(digest) = 32),
  signature bytea NOT NULL CHECK (length(signature) = 64),
  key bytea NOT NULL CHECK (length(key) = 32),
  at_ms bigint NOT NULL,
  day date NOT NULL DEFAULT current_date,
  times integer NOT NULL DEFAULT 1,  -- for which it was given back that day
  PRIMARY KEY (journal, kind),
  CONSTRAINT returned_size CHECK (kind NOT LIKE 'jackpots:%' OR octet_length(content) <= 4096)
);

-- Return the versions among these that neither a table has returned nor the server has.
CREATE FUNCTION floor.lacks(digests bytea[]) RETURNS SETOF bytea
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT d FROM unnest(digests) d WHERE NOT EXISTS (SELECT FROM floor.version v WHERE v.digest = d)
    AND NOT EXISTS (SELECT FROM floor.returned r WHERE r.digest = d);
END;
CREATE INDEX version_by_digest ON floor.version(digest);

CREATE FUNCTION floor.give_back(kind text, number integer, before bytea, content text, by text, second text, why text,
  digest bytea, signature bytea, key bytea, at_ms bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF digest = floor.version_digest(kind, number, before, content, by, second, why) THEN
    INSERT INTO floor.returned AS r VALUES (floor.my_journal(), give_back.kind, give_back.number, give_back.before,
        give_back.content, give_back.by, give_back.second, give_back.why, give_back.digest, give_back.signature,
        give_back.key, give_back.at_ms)
      ON CONFLICT ON CONSTRAINT returned_pkey DO UPDATE SET number = excluded.number, before = excluded.before,
        content = excluded.content, by = excluded.by, second = excluded.second, why = excluded.why,
        digest = excluded.digest, signature = excluded.signature, key = excluded.key, at_ms = excluded.at_ms,
        day = excluded.day, times = CASE r.day WHEN excluded.day THEN r.times + 1 ELSE 1 END
      WHERE r.day <> excluded.day OR r.times < 10;
  END IF;
END $$;

-- The versions of a kind that tables have returned, with the key of the connected publisher, and newer than all here.
CREATE FUNCTION floor.given_back(kind text) RETURNS SETOF floor.returned
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT r.* FROM floor.returned r WHERE r.kind = given_back.kind
    AND r.key = (SELECT p.key FROM floor.publisher p WHERE p.publisher = floor.my_publisher())
    AND r.number > coalesce((SELECT max(v.number) FROM floor.version v WHERE v.kind = given_back.kind), 0);
END;

-- ------------------------------------------------------------------------------------------------------- wins, rebuilt

-- A win that another hand has as well.
CREATE TABLE floor.twice(
  win bigint PRIMARY KEY REFERENCES floor.win,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE FUNCTION floor.holder(kind text, number integer, jackpot text) RETURNS SETOF floor.win LANGUAGE sql STABLE
  RETURN (SELECT w FROM floor.win w WHERE w.kind = holder.kind AND w.number = holder.number
    AND w.jackpot = holder.jackpot AND NOT EXISTS (SELECT FROM floor.released r WHERE r.win = w.win)
    ORDER BY w.win LIMIT 1);

CREATE FUNCTION floor.win_lock(kind text, number integer, jackpot text) RETURNS void LANGUAGE sql
  RETURN pg_advisory_xact_lock(floor.lock_of(format('win %s %s %s', kind, number, jackpot)));

-- Claim a jackpot of a posting for a hand of the connected table. Return the winner: that hand, or another. is_ours is
-- NULL while it is unknown. After a restore that lasts until every table has sent its lost events; an absent table is
-- waited for two minutes, and then `is_unsure` lets a person decide. Only a hand in play can claim.
CREATE FUNCTION floor.claim(kind text, number integer, jackpot text, hand bigint, OUT is_ours boolean,
  OUT table_id text, OUT of_hand bigint, OUT is_unsure boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off
SET enable_bitmapscan = off SET jit = off AS $$
DECLARE
  held floor.win;
  begun floor.epoch;
BEGIN
  is_unsure := false;
  PERFORM floor.win_lock(claim.kind, claim.number, claim.jackpot);
  SELECT * INTO held FROM floor.holder(claim.kind, claim.number, claim.jackpot);
  IF held.win IS NULL THEN
    IF NOT EXISTS (SELECT FROM floor.posting p WHERE p.kind = claim.kind AND p.number = claim.number)
        AND NOT EXISTS (SELECT FROM floor.returned r WHERE r.kind = claim.kind AND r.number >= claim.number) THEN
      RETURN;
    END IF;
    IF NOT floor.is_in_play(floor.my_journal(), claim.hand) THEN
      IF NOT EXISTS (SELECT FROM floor.attempt a WHERE a.role = session_user AND a.what = 'claims'
          AND a.at > statement_timestamp() - interval '1 hour') THEN
        INSERT INTO floor.attempt(what, why) VALUES ('claims', format('hand %s is not open', claim.hand));
      END IF;
      RETURN;
    END IF;
    SELECT e.* INTO begun FROM floor.epoch e ORDER BY e.epoch DESC LIMIT 1;
    IF begun.epoch > (SELECT min(e.epoch) FROM floor.epoch e) AND EXISTS (
        SELECT FROM floor.heard h JOIN floor.journal j USING (journal) WHERE h.epoch < begun.epoch
          AND h.at > begun.heard - interval '1 day' AND NOT EXISTS (SELECT FROM floor.journal n
            WHERE n.table_id = j.table_id AND n.journal > j.journal)) THEN
      is_unsure := begun.at < clock_timestamp() - interval '2 minutes';
      RETURN;
    END IF;
    INSERT INTO floor.win(kind, number, jackpot, journal, hand, again)
      VALUES (claim.kind, claim.number, claim.jackpot, floor.my_journal(), claim.hand, (SELECT count(*) FROM floor.win w
        WHERE w.kind = claim.kind AND w.number = claim.number AND w.jackpot = claim.jackpot))
      RETURNING * INTO held;
  END IF;
  is_ours := held.journal = floor.my_journal() AND held.hand = claim.hand;
  of_hand := held.hand;
  SELECT j.table_id INTO table_id FROM floor.journal j WHERE j.journal = held.journal;
  IF NOT is_ours THEN
    INSERT INTO floor.attempt(what, why)
      VALUES ('claim', format('won already: %s %s %s, hand %s', claim.kind, claim.number, claim.jackpot, claim.hand));
  END IF;
END $$;

-- A table has recorded that it won a jackpot with a started hand: the win is stored here, even if this server never
-- received the claim.
CREATE FUNCTION floor.follow_wins(e floor.event) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  body jsonb;
  laid text;
  of_kind text;
  of_number integer;
  held floor.win;
  made bigint;
BEGIN
  body := e.body::jsonb;  -- not where it is declared: what fails there is not caught below
  laid := body ->> 'laid';
  of_kind := split_part(laid, ' ', 1);
  IF laid IS NULL OR body ->> 'outcome' NOT IN ('ours', 'unknown')
      OR NOT EXISTS (SELECT FROM floor.event o WHERE o.journal = e.journal AND o.hand = e.hand AND o.kind = 'hand_opened') THEN
    RETURN;
  END IF;
  of_number := split_part(laid, ' ', 2)::integer;
  PERFORM floor.win_lock(of_kind, of_number, body ->> 'jackpot');
  IF EXISTS (SELECT FROM floor.win w WHERE w.kind = of_kind AND w.number = of_number
      AND w.jackpot = body ->> 'jackpot' AND w.journal = e.journal AND w.hand = e.hand
      AND NOT EXISTS (SELECT FROM floor.released r WHERE r.win = w.win)) THEN
    RETURN;
  END IF;
  SELECT * INTO held FROM floor.holder(of_kind, of_number, body ->> 'jackpot');
  INSERT INTO floor.win(kind, number, jackpot, journal, hand, again)
    VALUES (of_kind, of_number, body ->> 'jackpot', e.journal, e.hand, (SELECT count(*) FROM floor.win w
      WHERE w.kind = of_kind AND w.number = of_number AND w.jackpot = body ->> 'jackpot'))
    RETURNING win INTO made;
  IF held.win IS NOT NULL THEN
    INSERT INTO floor.twice(win) VALUES (made);
  END IF;
  RETURN;
EXCEPTION WHEN data_exception OR not_null_violation OR check_violation THEN
  RETURN;  -- the nightly verifier says so
END $$;

-- The consequences of an event. This is one trigger, because each trigger on every event slows every push.
CREATE FUNCTION floor.follow() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NEW.kind IN ('hand_opened', 'hand_settled', 'hand_voided', 'hand_reopened', 'corrected', 'dispute_opened',
      'dispute_ruled') THEN
    PERFORM floor.follow_hand(NEW);
  ELSIF NEW.kind = 'jackpot_claimed' THEN
    PERFORM floor.follow_wins(NEW);
  ELSE
    PERFORM floor.follow_people(NEW);
  END IF;
  IF NEW.kind IN ('hand_settled', 'hand_voided') THEN
    PERFORM floor.release_wins(NEW);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER follow AFTER INSERT ON floor.event FOR EACH ROW
  WHEN (NEW.kind IN ('hand_opened', 'hand_settled', 'hand_voided', 'hand_reopened', 'corrected', 'dispute_opened',
    'dispute_ruled', 'jackpot_claimed', 'dealer_on', 'dealer_off', 'table_opened', 'table_closed', 'pin_locked',
    'pin_unlocked')) EXECUTE FUNCTION floor.follow();

-- Every jackpot that two hands have won, as far as the floor has their events: for consoles.
CREATE VIEW floor.won_twice WITH (security_invoker = true) AS
  SELECT t.win, w.jackpot, j.table_id, w.hand, (extract(epoch FROM t.at) * 1000)::bigint AS at_ms,
    f.table_id AS first_table, v.hand AS first_hand
  FROM floor.twice t JOIN floor.win w USING (win) JOIN floor.journal j USING (journal)
    JOIN LATERAL (SELECT x.* FROM floor.win x WHERE x.kind = w.kind AND x.number = w.number AND x.jackpot = w.jackpot
      AND x.win < w.win AND NOT EXISTS (SELECT FROM floor.released r WHERE r.win = x.win) ORDER BY x.win LIMIT 1) v ON true
    JOIN floor.journal f ON f.journal = v.journal
  WHERE NOT EXISTS (SELECT FROM floor.released r WHERE r.win = t.win);

-- ------------------------------------------------------------------------------------------------------------ news

-- The newest version of each kind for all tables, and for one table. The kinds are looked up one after the other in the
-- index, so the time depends neither on the number of versions nor on the number of tables with their own.
CREATE INDEX version_by_place ON floor.version(split_part(kind, ':', 3), kind, number DESC);
CREATE FUNCTION floor.newest_versions(my_table text) RETURNS SETOF floor.version
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  found_one floor.version;
  place text;
  last_kind text;
BEGIN
  FOREACH place IN ARRAY CASE WHEN my_table IS NULL THEN ARRAY[''] ELSE ARRAY['', my_table] END LOOP
    last_kind := '';
    LOOP
      SELECT v.kind INTO last_kind FROM floor.version v
        WHERE split_part(v.kind, ':', 3) = place AND v.kind > last_kind ORDER BY v.kind LIMIT 1;
      EXIT WHEN NOT FOUND;
      SELECT * INTO found_one FROM floor.version v WHERE v.kind = last_kind ORDER BY v.number DESC LIMIT 1;
      RETURN NEXT found_one;
    END LOOP;
  END LOOP;
END $$;

-- Return the news for a table or a console, given its present data: {"have": {kind: [digest, …]}, "locks": change,
-- "certificates": mark, "here": [person, …]}. The news are the newest version of each kind, unless it has or has
-- refused that one; locks that began or ended; certificates; and the people signed in here who have since signed in
-- elsewhere, by the clock of the table. Each lock and sign-in has the signed words of the reporting device. Jackpots of
-- other tables are left out.
CREATE FUNCTION floor.news(since jsonb) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  mine integer := floor.my_journal();
  my_table text := (SELECT j.table_id FROM floor.journal j WHERE j.journal = mine);
  marked bigint := (since ->> 'locks')::bigint;
  offset_ms bigint := coalesce(floor.offset_ms(), 0);
  versions jsonb;
  certificates jsonb;
  locks jsonb;
  away jsonb;
BEGIN
  SELECT jsonb_agg(jsonb_build_object('kind', n.kind, 'number', n.number, 'before', encode(n.before, 'hex'),
      'content', n.content, 'by', n.by, 'second', n.second, 'why', n.why, 'signature', encode(n.signature, 'hex'),
      'key', encode(n.key, 'hex'), 'at_ms', n.at_ms) ORDER BY n.version, n.number)
    INTO versions FROM (
      SELECT v.kind, v.number, v.before, v.content, v.by, v.second, v.why, v.signature, p.key, v.digest, v.version,
        (extract(epoch FROM v.at) * 1000)::bigint AS at_ms
        FROM floor.newest_versions(my_table) v JOIN floor.publisher p USING (publisher)
      UNION ALL (SELECT DISTINCT ON (octet_length(r.content), r.digest) r.kind, r.number, r.before, r.content, r.by,
        r.second, r.why, r.signature, r.key, r.digest, NULL, r.at_ms FROM floor.returned r
        WHERE r.number > coalesce((SELECT max(w.number) FROM floor.version w WHERE w.kind = r.kind), 0)
          AND NOT coalesce(since #> ARRAY['have', r.kind], '[]') ? encode(r.digest, 'hex')
          AND split_part(r.kind, ':', 3) IN ('', my_table)
        ORDER BY octet_length(r.content), r.digest LIMIT 1)) n  -- one at a time: nobody makes an answer too long
    WHERE NOT coalesce(since #> ARRAY['have', n.kind], '[]') ? encode(n.digest, 'hex')
      AND split_part(n.kind, ':', 3) IN ('', my_table);
  IF since ->> 'certificates' IS NOT NULL THEN
    SELECT jsonb_agg(jsonb_build_object('mark', c.certificate, 'table', j.table_id, 'word', c.word,
        'signature', encode(c.signature, 'hex'), 'key', encode(j.key, 'hex')) ORDER BY c.certificate)
      INTO certificates FROM (SELECT * FROM floor.certificate n WHERE n.certificate > (since ->> 'certificates')::bigint
        ORDER BY n.certificate LIMIT 200) c JOIN floor.journal j USING (journal);
  END IF;
  SELECT jsonb_agg(jsonb_build_object('person', l.person, 'change', l.change, 'left_ms',
      CASE WHEN l.until > clock_timestamp()
        THEN (extract(epoch FROM l.until - clock_timestamp()) * 1000)::bigint ELSE 0 END,
      'console', l.console, 'table', j.table_id, 'seq', l.seq, 'word', r.word,
      'signature', encode(r.signature, 'hex'), 'key', encode(j.key, 'hex')))
    INTO locks FROM floor.person_lock l LEFT JOIN floor.journal j USING (journal)
      LEFT JOIN floor.report r ON r.journal = l.journal AND r.seq = l.seq
    WHERE l.change > coalesce(marked, 0) AND (l.until > clock_timestamp() OR marked IS NOT NULL);
  IF jsonb_array_length(coalesce(since -> 'here', '[]')) > 0 THEN
    SELECT jsonb_agg(jsonb_build_object('person', w.person, 'table', j.table_id, 'at_ms', w.at_ms + offset_ms,
        'seq', w.seq, 'word', r.word, 'signature', encode(r.signature, 'hex'), 'key', encode(j.key, 'hex')))
      INTO away FROM floor.presence w JOIN floor.journal j USING (journal)
        LEFT JOIN floor.report r ON r.journal = w.journal AND r.seq = w.seq
      WHERE w.person IN (SELECT jsonb_array_elements_text(since -> 'here')) AND j.role <> session_user;
  END IF;
  RETURN jsonb_strip_nulls(jsonb_build_object('versions', versions, 'certificates', certificates, 'locks', locks,
    'lock_mark', CASE WHEN marked IS NULL THEN (SELECT coalesce(max(l.change), 0) FROM floor.person_lock l) END,
    'away', away));
END $$;

-- -------------------------------------------------------------------------------------------------------- row security

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['epoch', 'twice'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON floor.%I
      FOR EACH STATEMENT EXECUTE FUNCTION floor.never_changes()', name || '_never_changes', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['epoch', 'twice', 'returned'] LOOP
    EXECUTE format('ALTER TABLE floor.%I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY console_sees ON floor.%I FOR SELECT USING ((SELECT floor.is_console()))', name);
    EXECUTE format('CREATE POLICY table_sees ON floor.%I FOR SELECT TO floor_owner
      USING ((SELECT floor.my_journal()) IS NOT NULL)', name);
  END LOOP;
END $$;
CREATE POLICY epoch_begins ON floor.epoch FOR INSERT TO floor_owner
  WITH CHECK ((SELECT floor.my_journal()) IS NOT NULL OR (SELECT floor.is_console()));
CREATE POLICY table_wins ON floor.twice FOR INSERT TO floor_owner WITH CHECK ((SELECT floor.my_journal()) IS NOT NULL);
CREATE POLICY own_table ON floor.returned TO floor_owner USING (journal = (SELECT floor.my_journal()))
  WITH CHECK (journal = (SELECT floor.my_journal()));
CREATE POLICY publisher_sees ON floor.returned FOR SELECT TO floor_owner
  USING ((SELECT floor.my_publisher()) IS NOT NULL);
CREATE POLICY table_sees ON floor.posting FOR SELECT TO floor_owner USING ((SELECT floor.my_journal()) IS NOT NULL);
CREATE POLICY all_heard ON floor.heard FOR SELECT TO floor_owner USING ((SELECT floor.my_journal()) IS NOT NULL);

-- -------------------------------------------------------------------------------------------------- the order of locks

-- Events of several tables change the same rows of people and wins. A push first takes the locks of all names in its
-- events, in a fixed order: otherwise two pushes with the same people could deadlock.
CREATE FUNCTION floor.lock_named(journal integer, kinds text[], bodies text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  following CONSTANT text[] := ARRAY['dealer_on', 'dealer_off', 'table_opened', 'table_closed', 'pin_locked',
    'pin_unlocked', 'jackpot_claimed'];
BEGIN
  PERFORM pg_advisory_xact_lock(1263881043, journal);  -- one push of a journal at a time
  IF NOT kinds && following THEN
    RETURN;
  END IF;
  IF kinds && ARRAY['pin_locked', 'pin_unlocked'] THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('lock change', 0));
  END IF;
  PERFORM pg_advisory_xact_lock(n.key) FROM (
    SELECT DISTINCT floor.lock_of(m.name) AS key FROM (
      SELECT p.name FROM unnest(kinds, bodies) u(kind, body), LATERAL (VALUES
          ('person ' || floor.said(u.body, 'dealer')), ('person ' || floor.said(u.body, 'supervisor')),
          ('person ' || floor.said(u.body, 'person')),
          ('win ' || floor.said(u.body, 'laid') || ' ' || floor.said(u.body, 'jackpot'))  -- as floor.win_lock has it
        ) p(name) WHERE u.kind = ANY(following)
      UNION SELECT 'person ' || q.person FROM floor.presence q WHERE q.journal = lock_named.journal) m
    WHERE m.name IS NOT NULL ORDER BY key) n;
END $$;

-- ------------------------------------------------------------------------------------------------------- notifications

-- Tables and consoles listen, and ask when they are notified: `floor` is the channel of all, and a table's own channel
-- has the name of its role. A notification has no content.

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

-- A person who was signed in at a table has signed in at another one.
CREATE FUNCTION floor.wake_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify((SELECT j.role FROM floor.journal j WHERE j.journal = OLD.journal)::text, '');
  RETURN NULL;
END $$;
CREATE TRIGGER wake_left AFTER UPDATE ON floor.presence FOR EACH ROW
  WHEN (OLD.journal <> NEW.journal) EXECUTE FUNCTION floor.wake_left();

-- ------------------------------------------------------------------------------------------------ revoked certificates

-- Revoked certificates: with the database they reach a standby, whose own list may be old. Each function of a table, a
-- publisher, or a console identifies the role, and a role with such a certificate is nobody.
CREATE TABLE floor.revoked(
  role name NOT NULL,
  serial numeric NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (role, serial)
);
CREATE TRIGGER revoked_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON floor.revoked
  FOR EACH STATEMENT EXECUTE FUNCTION floor.never_changes();
CREATE FUNCTION floor.is_revoked() RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM floor.revoked r WHERE r.role = session_user) THEN
    RETURN false;
  END IF;
  RETURN EXISTS (SELECT FROM floor.revoked r JOIN pg_stat_ssl s ON s.client_serial = r.serial
    WHERE r.role = session_user AND s.pid = pg_backend_pid());
END $$;
CREATE INDEX presence_by_journal ON floor.presence(journal);

-- ---------------------------------------------------------------------------------------------------------------- pits

-- The pit of a table from a time on: a report of the past stays the same after a table has moved.
CREATE TABLE floor.pit(
  journal integer NOT NULL REFERENCES floor.journal,
  from_ms bigint NOT NULL,  -- by the server's clock; 0 for the first
  pit text NOT NULL CHECK (length(pit) <= 1000),
  PRIMARY KEY (journal, from_ms)
);
CREATE FUNCTION floor.follow_pit() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  now_in text := floor.said(NEW.standing::text, 'pit');
  newest floor.pit;
BEGIN
  SELECT * INTO newest FROM floor.pit p WHERE p.journal = NEW.journal ORDER BY p.from_ms DESC LIMIT 1;
  IF length(now_in) <= 1000 AND now_in IS DISTINCT FROM newest.pit THEN
    INSERT INTO floor.pit VALUES (NEW.journal, CASE WHEN newest.journal IS NULL THEN 0
      ELSE (extract(epoch FROM clock_timestamp()) * 1000)::bigint END, now_in) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER follow_pit AFTER UPDATE ON floor.heard FOR EACH ROW
  WHEN (NEW.standing IS NOT NULL AND NEW.changed IS DISTINCT FROM OLD.changed) EXECUTE FUNCTION floor.follow_pit();

CREATE TRIGGER pit_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON floor.pit
  FOR EACH STATEMENT EXECUTE FUNCTION floor.never_changes();
ALTER TABLE floor.pit ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY console_sees ON floor.pit FOR SELECT USING ((SELECT floor.is_console()));
CREATE POLICY own_table ON floor.pit TO floor_owner USING (journal = (SELECT floor.my_journal()))
  WITH CHECK (journal = (SELECT floor.my_journal()));

-- ------------------------------------------------------------------------------------------------------------- reports

-- Reports of a table beyond itself (locks, sign-ins, won jackpots) are stored with the words that its device has
-- signed. The server can neither sign nor check them: each table and console checks them.

CREATE TABLE floor.report(
  journal integer NOT NULL REFERENCES floor.journal,
  seq bigint NOT NULL CHECK (seq > 0),
  word text NOT NULL CHECK (octet_length(word) <= 1000),
  signature bytea NOT NULL CHECK (length(signature) = 64),
  PRIMARY KEY (journal, seq)
);

-- Store the signed words of events of the connected table. If sent again, the later words count.
CREATE FUNCTION floor.report(seqs bigint[], words text[], signatures bytea[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF cardinality(seqs) > 200 THEN
    RAISE program_limit_exceeded USING MESSAGE = 'too many reports at a time';
  END IF;
  INSERT INTO floor.report AS r (journal, seq, word, signature)
    SELECT floor.my_journal(), s, w, g FROM unnest(seqs, words, signatures) AS u(s, w, g)
    ON CONFLICT ON CONSTRAINT report_pkey DO UPDATE SET word = excluded.word, signature = excluded.signature
      WHERE (r.word, r.signature) IS DISTINCT FROM (excluded.word, excluded.signature);
END $$;
CREATE INDEX attempt_by_console ON floor.attempt(role, at) WHERE what IN ('pin', 'pins');
CREATE INDEX noted_by_console ON floor.noted(console, at);
CREATE INDEX noted_by_time ON floor.noted(at);

-- -------------------------------------------------------------------------------------------------------------- wins

-- Whether a hand of a journal has begun and is not over, by its events. Only such a hand wins a jackpot: to claim one
-- with a table's certificate, a thief must forge its events, and the table's own next event is then a fork.
CREATE FUNCTION floor.is_in_play(journal integer, hand bigint) RETURNS boolean LANGUAGE sql STABLE
  RETURN coalesce((SELECT e.kind IN ('hand_opened', 'hand_reopened') FROM floor.event e
    WHERE e.journal = is_in_play.journal AND e.hand = is_in_play.hand
      AND e.kind IN ('hand_opened', 'hand_reopened', 'hand_settled', 'hand_voided') ORDER BY e.seq DESC LIMIT 1), false);
CREATE INDEX attempt_claims ON floor.attempt(role, at) WHERE what = 'claims';

-- -------------------------------------------------------------------------------------------------------- row security

ALTER TABLE floor.report ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY console_sees ON floor.report FOR SELECT USING ((SELECT floor.is_console()));
CREATE POLICY table_sees ON floor.report FOR SELECT TO floor_owner USING ((SELECT floor.my_journal()) IS NOT NULL);
CREATE POLICY own_table ON floor.report TO floor_owner USING (journal = (SELECT floor.my_journal()))
  WITH CHECK (journal = (SELECT floor.my_journal()));

-- -------------------------------------------------------------------------------------------------------------- bounds

-- A push has at most 1,000 events; more are an error.
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

-- A thief cannot fill the disk: for one table, 1,000 refusals a day are stored, 100 kinds of versions, and 100 changes
-- of its pit; for one role 2,000 attempts; and for one console 1,000 sign-ins or sign-outs.
CREATE INDEX refusal_by_journal ON floor.refusal(journal, at);
CREATE INDEX attempt_by_role ON floor.attempt(role, at);
CREATE FUNCTION floor.keep_some() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF (CASE TG_TABLE_NAME
      WHEN 'refusal' THEN (SELECT count(*) FROM floor.refusal r WHERE r.journal = floor.my_journal()
        AND r.at > statement_timestamp() - interval '1 day') >= 1000
      WHEN 'attempt' THEN (SELECT count(*) FROM floor.attempt a WHERE a.role = session_user
        AND a.at > statement_timestamp() - interval '1 day') >= 2000
      WHEN 'pit' THEN (SELECT count(*) FROM floor.pit p WHERE p.journal = floor.my_journal()
        AND p.from_ms > (extract(epoch FROM statement_timestamp() - interval '1 day') * 1000)::bigint) >= 100
      WHEN 'sitting' THEN (SELECT count(*) FROM floor.sitting s WHERE s.console = session_user
        AND s.at > statement_timestamp() - interval '1 day') >= 1000
      ELSE (SELECT count(*) FROM floor.returned r WHERE r.journal = floor.my_journal()) >= 100 END) THEN
    RETURN NULL;
  END IF;
  IF TG_TABLE_NAME = 'attempt' THEN
    NEW.why := left(NEW.why, 2000);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_some BEFORE INSERT ON floor.refusal FOR EACH ROW EXECUTE FUNCTION floor.keep_some();
CREATE TRIGGER keep_some BEFORE INSERT ON floor.attempt FOR EACH ROW EXECUTE FUNCTION floor.keep_some();
CREATE TRIGGER keep_some BEFORE INSERT ON floor.returned FOR EACH ROW EXECUTE FUNCTION floor.keep_some();
CREATE TRIGGER keep_some BEFORE INSERT ON floor.pit FOR EACH ROW EXECUTE FUNCTION floor.keep_some();
CREATE TRIGGER keep_some BEFORE INSERT ON floor.sitting FOR EACH ROW EXECUTE FUNCTION floor.keep_some();

-- Record, once an hour, that the connected role does something too often: each console names it.
CREATE FUNCTION floor.tried_too_often(what text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  INSERT INTO floor.attempt(what, why) SELECT tried_too_often.what, session_user WHERE NOT EXISTS (SELECT
    FROM floor.attempt a WHERE a.role = session_user AND a.what = tried_too_often.what
      AND a.at > statement_timestamp() - interval '1 hour');
END;

-- End the sessions of tables, consoles, and publishers that hold a transaction open for longer than `idle` between two
-- statements, however short, or that work for longer than `busy`, with any kind of message. A role may switch off its
-- own time limits, but not this one. A session that listens without reading keeps every notification in the queue; if
-- the queue is full, nobody can push a lock or answer a call. So such sessions are ended when `queue` of it is used, 0
-- for none and 1 for all.
CREATE FUNCTION floor.end_sessions(idle interval, busy interval, queue float8 DEFAULT 0.02) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  held record;
  ended integer := 0;
BEGIN
  FOR held IN SELECT s.pid, s.usename FROM pg_stat_activity s
      WHERE s.datname = current_database() AND s.pid <> pg_backend_pid()
        AND (s.state LIKE 'idle in transaction%' AND least(s.state_change, s.xact_start) < clock_timestamp() - idle
          OR s.state <> 'idle' AND least(s.query_start, s.xact_start) < clock_timestamp() - busy
          OR s.wait_event = 'ClientWrite' AND pg_notification_queue_usage() > queue)
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

-- Roles that have done something forbidden, or too often: a console asks each second.
CREATE INDEX attempt_to_alert ON floor.attempt(at)
  WHERE what IN ('pins', 'claims', 'held', 'epochs', 'answers', 'versions');

-- ------------------------------------------------------------------------------------------------------------ training

-- The training answers of each person, so that progress follows them to every kiosk. A row is a part of a session, in
-- words that the device of a table has signed; it is updated as the session continues. The server cannot sign them.
CREATE TABLE floor.training(
  journal integer NOT NULL REFERENCES floor.journal,
  person text NOT NULL CHECK (length(person) BETWEEN 1 AND 100),
  part text NOT NULL CHECK (length(part) BETWEEN 1 AND 100),
  answers integer NOT NULL CHECK (answers >= 0),
  word text NOT NULL CHECK (octet_length(word) <= 262144),
  signature bytea NOT NULL CHECK (length(signature) = 64),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (journal, person, part)
);
CREATE INDEX training_of_person ON floor.training(person);
CREATE INDEX training_by_journal ON floor.training(journal, at);

-- Return whether the newest version of the people has a person who has not left. Without any version, everyone counts.
CREATE FUNCTION floor.works_here(person text) RETURNS boolean LANGUAGE sql STABLE
  RETURN coalesce((SELECT v.content::jsonb @> jsonb_build_array(jsonb_build_object('id', person))
      AND NOT v.content::jsonb @> jsonb_build_array(jsonb_build_object('id', person, 'active', false))
    FROM floor.version v WHERE v.kind = 'people' ORDER BY v.number DESC LIMIT 1), true);

CREATE FUNCTION floor.train_one(word text, signature bytea) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  said jsonb := word::jsonb;
  known floor.training;
BEGIN
  SELECT * INTO known FROM floor.training t WHERE t.journal = floor.my_journal() AND t.person = said ->> 'person'
    AND t.part = said ->> 'part';
  IF known.word = train_one.word THEN
    RETURN 'again';
  ELSIF known.answers > (said ->> 'answers')::integer THEN
    RETURN 'fewer';
  ELSIF NOT floor.works_here(said ->> 'person') THEN
    RETURN 'nobody';
  ELSIF (SELECT count(*) FROM floor.training t WHERE t.journal = floor.my_journal()
      AND t.at > statement_timestamp() - interval '1 day') >= 2000 THEN
    RETURN 'full';
  END IF;
  INSERT INTO floor.training AS t (journal, person, part, answers, word, signature)
    VALUES (floor.my_journal(), said ->> 'person', said ->> 'part', (said ->> 'answers')::integer, train_one.word,
      train_one.signature)
    ON CONFLICT ON CONSTRAINT training_pkey DO UPDATE SET answers = excluded.answers, word = excluded.word,
      signature = excluded.signature, at = excluded.at;
  RETURN 'ok';
EXCEPTION WHEN data_exception OR integrity_constraint_violation THEN
  RETURN 'broken';
END $$;

-- Accept parts of sessions of the connected table, 50 at a time. Return the result for each: `ok`, `again`, `fewer` if
-- more of that part is here, `nobody` for a person who is missing or has left in the newest people, `full` after 2,000
-- a day, or `broken`.
CREATE FUNCTION floor.train(words text[], signatures bytea[]) RETURNS text[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF cardinality(words) > 50 THEN
    RAISE program_limit_exceeded USING MESSAGE = 'too many parts at a time';
  END IF;
  RETURN (SELECT coalesce(array_agg(floor.train_one(w, s) ORDER BY nth), '{}')
    FROM unnest(words, signatures) WITH ORDINALITY AS u(w, s, nth));
END $$;

-- Return the parts of a person's sessions that are here, and the device that signed each.
CREATE FUNCTION floor.trained(person text) RETURNS TABLE(table_id text, key bytea, part text, answers integer)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT j.table_id, j.key, t.part, t.answers FROM floor.training t JOIN floor.journal j USING (journal)
    WHERE t.person = trained.person ORDER BY t.part, t.journal LIMIT 20000;
END;

-- Return the signed words of parts, at most 50 of them.
CREATE FUNCTION floor.training_of(person text, parts text[])
RETURNS TABLE(table_id text, key bytea, word text, signature bytea)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT j.table_id, j.key, t.word, t.signature FROM floor.training t JOIN floor.journal j USING (journal)
    WHERE t.person = training_of.person AND t.part = ANY(parts) ORDER BY t.part, t.journal LIMIT 50;
END;

-- Delete the answers and the screen's choices of a person who has left, by the newest version of the people. Return the
-- number of deleted parts of sessions, or -1 for a present employee: a table's certificate cannot delete theirs.
CREATE FUNCTION floor.forget_training(person text) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  gone integer;
BEGIN
  IF floor.works_here(person) THEN
    RETURN -1;
  END IF;
  DELETE FROM floor.screen s WHERE s.person = forget_training.person;
  DELETE FROM floor.training t WHERE t.person = forget_training.person;
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END $$;

ALTER TABLE floor.training ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY table_sees ON floor.training FOR SELECT TO floor_owner USING ((SELECT floor.my_journal()) IS NOT NULL);
CREATE POLICY table_forgets ON floor.training FOR DELETE TO floor_owner USING ((SELECT floor.my_journal()) IS NOT NULL);
CREATE POLICY own_table ON floor.training TO floor_owner USING (journal = (SELECT floor.my_journal()))
  WITH CHECK (journal = (SELECT floor.my_journal()));

-- ------------------------------------------------------------------------------------------------------------- screens

-- The choices of people for the screen, such as larger text, so that these follow them to every table. A row has the
-- choices of one person at one table: each option, and when it was chosen. The table signs it and replaces it. Readers
-- check the signature, and the newest choice of each option counts.
CREATE SEQUENCE floor.screen_change;
CREATE TABLE floor.screen(
  journal integer NOT NULL REFERENCES floor.journal,
  person text NOT NULL CHECK (octet_length(person) BETWEEN 1 AND 64),
  change bigint NOT NULL UNIQUE,
  word text NOT NULL CHECK (octet_length(word) <= 2048),
  signature bytea NOT NULL CHECK (octet_length(signature) = 64),
  PRIMARY KEY (journal, person)
);

CREATE FUNCTION floor.choose_one(word text, signature bytea) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  who text;
BEGIN
  who := word::jsonb ->> 'person';
  IF who IS NULL THEN
    RETURN 'broken';
  ELSIF EXISTS (SELECT FROM floor.screen s WHERE s.journal = floor.my_journal() AND s.person = who
      AND s.word = choose_one.word) THEN
    RETURN 'again';
  ELSIF NOT floor.works_here(who) THEN
    RETURN 'nobody';
  ELSIF (SELECT count(*) FROM floor.screen s WHERE s.journal = floor.my_journal() AND s.person <> who) >= 2000 THEN
    RETURN 'full';
  END IF;
  INSERT INTO floor.screen AS s (journal, person, change, word, signature)
    VALUES (floor.my_journal(), who, nextval('floor.screen_change'), choose_one.word, choose_one.signature)
    ON CONFLICT ON CONSTRAINT screen_pkey DO UPDATE SET change = excluded.change, word = excluded.word,
      signature = excluded.signature;
  RETURN 'ok';
EXCEPTION WHEN data_exception OR integrity_constraint_violation THEN
  RETURN 'broken';
END $$;

-- Accept the choices of people at the connected table, 100 people at a time. Return the result for each: `ok`, `again`,
-- `nobody` for a person who is missing or has left in the newest people, `full` after 2,000 people, or `broken`.
CREATE FUNCTION floor.choose(words text[], signatures bytea[]) RETURNS text[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF cardinality(words) > 100 THEN
    RAISE program_limit_exceeded USING MESSAGE = 'too many people at a time';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('screen', 0));  -- Then a reader misses no later change.
  RETURN (SELECT coalesce(array_agg(floor.choose_one(w, s) ORDER BY nth), '{}')
    FROM unnest(words, signatures) WITH ORDINALITY AS u(w, s, nth));
END $$;

-- Return the choices at other tables since a change, with the device that signed each.
CREATE FUNCTION floor.chosen(since bigint)
RETURNS TABLE(change bigint, table_id text, key bytea, word text, signature bytea)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT s.change, j.table_id, j.key, s.word, s.signature FROM floor.screen s JOIN floor.journal j USING (journal)
    WHERE s.change > since AND j.role <> session_user ORDER BY s.change LIMIT 500;
END;

ALTER TABLE floor.screen ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY all_see ON floor.screen FOR SELECT TO floor_owner
  USING ((SELECT floor.my_journal()) IS NOT NULL OR (SELECT floor.is_console()));
CREATE POLICY table_forgets ON floor.screen FOR DELETE TO floor_owner USING ((SELECT floor.my_journal()) IS NOT NULL);
CREATE POLICY own_table ON floor.screen TO floor_owner USING (journal = (SELECT floor.my_journal()))
  WITH CHECK (journal = (SELECT floor.my_journal()));

-- -------------------------------------------------------------------------------------------------------------- rights

REVOKE ALL ON ALL TABLES IN SCHEMA floor FROM PUBLIC;
REVOKE ALL ON SEQUENCE floor.lock_change, floor.screen_change FROM PUBLIC;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA floor FROM PUBLIC;
GRANT USAGE ON SCHEMA floor TO floor_table, floor_console, floor_publisher;
GRANT EXECUTE ON FUNCTION floor.schema TO floor_table, floor_console, floor_publisher;

GRANT EXECUTE ON FUNCTION floor.poll, floor.take, floor.show, floor.certify, floor.greet, floor.lacks,
  floor.give_back, floor.claim, floor.news, floor.report, floor.end_holders, floor.train, floor.trained,
  floor.training_of, floor.forget_training, floor.choose, floor.chosen TO floor_table;

GRANT EXECUTE ON FUNCTION floor.publish, floor.newest, floor.to_review, floor.sign_review, floor.enrolled,
  floor.given_back TO floor_publisher;

-- A console takes people and settings like a table, and checks sign-ins by these PINs; it has no data of its own.
-- Unreviewed acts without the floor also raise an alert at a console.
GRANT EXECUTE ON FUNCTION floor.answer_call, floor.is_console, floor.is_revoked, floor.note, floor.sit, floor.rise,
  floor.to_review, floor.guessed, floor.guessed_at_tables, floor.greet, floor.news, floor.end_holders, floor.chosen
  TO floor_console;
GRANT SELECT ON floor.journal, floor.event, floor.fork, floor.refusal, floor.heard, floor.answer, floor.taken,
  floor.standing, floor.noted, floor.sitting, floor.publisher, floor.attempt, floor.presence, floor.person_lock,
  floor.posting, floor.win, floor.released, floor.review, floor.figure, floor.verification, floor.hand, floor.picture,
  floor.certificate, floor.epoch, floor.twice, floor.won_twice, floor.pit TO floor_console;
-- All of a version but its content, which has the PINs' hashes.
GRANT SELECT (version, kind, number, by, second, why, digest, publisher, at) ON floor.version TO floor_console;

-- Under row security, which looks up the journal at each table of each statement, a push of one event took twice as
-- long. So `floor_pusher`, a role without sign-in, owns only `push` and reaches every journal. It has no other right.
GRANT USAGE ON SCHEMA floor TO floor_pusher;
GRANT SELECT ON floor.journal, floor.revoked, floor.event, floor.fork, floor.heard, floor.epoch, floor.pit
  TO floor_pusher;
GRANT INSERT ON floor.event, floor.fork, floor.refusal, floor.pit TO floor_pusher;
GRANT UPDATE (at, behind, whole_at, standing, offset_ms, epoch) ON floor.heard TO floor_pusher;
GRANT EXECUTE ON FUNCTION floor.my_journal, floor.is_revoked, floor.genesis, floor.chain, floor.field(bytea),
  floor.field(bigint), floor.field(text), floor.is_object, floor.said, floor.offset_ms, floor.lock_named TO floor_pusher;
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['event', 'fork', 'refusal', 'heard', 'epoch', 'pit'] LOOP
    EXECUTE format('CREATE POLICY pushes ON floor.%I TO floor_pusher USING (true) WITH CHECK (true)', name);
  END LOOP;
END $$;
