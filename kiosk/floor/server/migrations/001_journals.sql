-- What tables push, and who may do what with it. Everything belongs to floor_owner, as whom nobody can sign in.
--
-- A journal is one file of one device at one table: a device that is exchanged begins another one. `role` is the name
-- as which the table signs in, which is the name in its certificate.
CREATE TABLE floor.journal(
  journal integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_id text NOT NULL CHECK (table_id ~ '^[A-Za-z0-9-]{1,16}$'),
  role name NOT NULL,
  key bytea NOT NULL UNIQUE CHECK (length(key) = 32),
  enrolled_by text NOT NULL CHECK (enrolled_by <> ''),
  enrolled_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX journal_by_role ON floor.journal(role, journal DESC);

-- The columns of the table's own journal, as they are there: docs/journal.md.
CREATE TABLE floor.event(
  journal integer NOT NULL REFERENCES floor.journal,
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
  PRIMARY KEY (journal, seq)
);
CREATE INDEX event_by_hand ON floor.event(journal, hand) WHERE hand IS NOT NULL;

-- A journal that went two ways: a disk that was put back or copied. It takes nothing more.
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

-- What was pushed and not taken: whose hash is not that of its fields.
CREATE TABLE floor.refusal(
  refusal bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  journal integer NOT NULL REFERENCES floor.journal,
  seq bigint NOT NULL,
  why text NOT NULL,
  address inet DEFAULT inet_client_addr(),
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- When a table was last heard, and how it stands. The one thing here that is written over.
CREATE TABLE floor.heard(
  journal integer PRIMARY KEY REFERENCES floor.journal,
  at timestamptz,
  standing json
) WITH (fillfactor = 50);

-- What a console answers to a call, or orders, and what the table made of it. An answer is sealed for its table
-- (kiosk/floor/pin_box.py): the database cannot read who signs with which PIN.
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
CREATE INDEX answer_by_journal ON floor.answer(journal, answer DESC);
CREATE TABLE floor.taken(
  answer bigint PRIMARY KEY REFERENCES floor.answer,
  refused text NOT NULL CHECK (length(refused) <= 1000),
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- ------------------------------------------------------------------------------------------------ what never changes

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

-- As in kiosk/journal/chain.py, byte by byte.
CREATE FUNCTION floor.field(value bytea) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN int4send(length(value)) || value;
CREATE FUNCTION floor.field(value bigint) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN value IS NULL THEN '\x00000000'::bytea ELSE '\x00000008'::bytea || int8send(value) END;
CREATE FUNCTION floor.field(value text) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN int4send(octet_length(convert_to(value, 'UTF8'))) || convert_to(value, 'UTF8');

CREATE FUNCTION floor.genesis(table_id text, key bytea) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN sha256(convert_to('kiosk journal 1', 'UTF8') || '\x00'::bytea || floor.field(table_id) || floor.field(key));

CREATE FUNCTION floor.chain(before bytea, seq bigint, event_id bytea, hand bigint, kind text, v bigint, at_ms bigint,
  mono_ns bigint, boot_id bytea, actor text, body text) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN sha256(before || floor.field(seq) || floor.field(event_id) || floor.field(hand) || floor.field(kind)
    || floor.field(v) || floor.field(at_ms) || floor.field(mono_ns) || floor.field(boot_id) || floor.field(actor)
    || floor.field(body));

-- ------------------------------------------------------------------------------------------------------------ a table

-- Which journal the table that has signed in may write: the newest that was enrolled for it.
CREATE FUNCTION floor.my_journal() RETURNS integer LANGUAGE sql STABLE
  RETURN (SELECT j.journal FROM floor.journal j WHERE j.role = session_user ORDER BY j.journal DESC LIMIT 1);

CREATE TYPE floor.pushed AS (status text, seq bigint, hash bytea);

-- Take events, and say how far the floor has them: `ok`, `gap` (go on from there), `fork`, `forged`, `unknown`. What
-- comes twice counts once. `key` is the device's, `last_seq` and `last_hash` are where the journal ends at the table,
-- which may be further than what is pushed, and `before` is the hash before the first event. Nothing is raised: what is
-- refused is kept.
CREATE FUNCTION floor.push(key bytea, last_seq bigint, last_hash bytea, before bytea, seqs bigint[], event_ids bytea[], hands bigint[],
  kinds text[], vs bigint[], ats bigint[], monos bigint[], boots bytea[], actors text[], bodies text[],
  hashes bytea[], standing json) RETURNS floor.pushed
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  mine floor.journal;
  head floor.pushed;
  held bytea;
  i integer;
BEGIN
  SELECT * INTO mine FROM floor.journal j WHERE j.journal = floor.my_journal();
  IF mine.journal IS NULL OR mine.key <> push.key THEN
    IF mine.journal IS NOT NULL THEN
      INSERT INTO floor.refusal(journal, seq, why) VALUES (mine.journal, push.last_seq, 'another device key');
    END IF;
    RETURN ROW('unknown', 0, NULL)::floor.pushed;
  END IF;
  PERFORM 1 FROM floor.heard h WHERE h.journal = mine.journal FOR UPDATE;  -- one push of a journal at a time
  SELECT 'ok', e.seq, e.hash INTO head FROM floor.event e WHERE e.journal = mine.journal ORDER BY e.seq DESC LIMIT 1;
  IF NOT FOUND THEN
    head := ROW('ok', 0, floor.genesis(mine.table_id, mine.key))::floor.pushed;
  END IF;
  IF EXISTS (SELECT FROM floor.fork f WHERE f.journal = mine.journal) THEN
    head.status := 'fork';
    RETURN head;
  END IF;
  IF push.last_seq < head.seq OR push.last_seq = head.seq AND push.last_hash IS DISTINCT FROM head.hash THEN
    INSERT INTO floor.fork(journal, seq, held, sent) VALUES (mine.journal, push.last_seq, head.hash, push.last_hash);
    head.status := 'fork';
    RETURN head;
  END IF;
  FOR i IN 1 .. cardinality(seqs) LOOP
    IF i = 1 AND seqs[1] - 1 <= head.seq THEN
      held := CASE seqs[1] - 1 WHEN 0 THEN floor.genesis(mine.table_id, mine.key) WHEN head.seq THEN head.hash
        ELSE (SELECT e.hash FROM floor.event e WHERE e.journal = mine.journal AND e.seq = seqs[1] - 1) END;
      IF held IS DISTINCT FROM push.before THEN
        INSERT INTO floor.fork(journal, seq, held, sent) VALUES (mine.journal, seqs[1] - 1, held, push.before);
        head.status := 'fork';
        EXIT;
      END IF;
    END IF;
    IF seqs[i] <= head.seq THEN
      held := (SELECT e.hash FROM floor.event e WHERE e.journal = mine.journal AND e.seq = seqs[i]);
      IF held IS DISTINCT FROM hashes[i] THEN
        INSERT INTO floor.fork(journal, seq, held, sent) VALUES (mine.journal, seqs[i], held, hashes[i]);
        head.status := 'fork';
        EXIT;
      END IF;
      CONTINUE;
    END IF;
    IF seqs[i] > head.seq + 1 THEN
      head.status := 'gap';
      EXIT;
    END IF;
    IF hashes[i] IS DISTINCT FROM floor.chain(head.hash, seqs[i], event_ids[i], hands[i], kinds[i], vs[i], ats[i],
        monos[i], boots[i], actors[i], bodies[i]) THEN
      INSERT INTO floor.refusal(journal, seq, why) VALUES (mine.journal, seqs[i], 'not the hash of its fields');
      head.status := 'forged';
      EXIT;
    END IF;
    INSERT INTO floor.event(journal, seq, event_id, hand, kind, v, at_ms, mono_ns, boot_id, actor, body, hash)
      VALUES (mine.journal, seqs[i], event_ids[i], hands[i], kinds[i], vs[i], ats[i], monos[i], boots[i], actors[i],
        bodies[i], hashes[i]);
    head := ROW('ok', seqs[i], hashes[i])::floor.pushed;
  END LOOP;
  UPDATE floor.heard h SET at = clock_timestamp(), standing = coalesce(push.standing, h.standing)
    WHERE h.journal = mine.journal;
  RETURN head;
END $$;

-- Return what consoles have answered to this table, and that it has not taken yet. In plpgsql, which keeps its plan.
CREATE FUNCTION floor.poll() RETURNS TABLE(answer bigint, call text, verb text, person text, console name, sealed bytea)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  mine integer := floor.my_journal();
BEGIN
  RETURN QUERY SELECT a.answer, a.call, a.verb, a.person, a.console, a.sealed FROM floor.answer a
    WHERE a.journal = mine AND NOT EXISTS (SELECT FROM floor.taken t WHERE t.answer = a.answer)
      AND a.at > clock_timestamp() - interval '1 hour'
    ORDER BY a.answer;
END $$;

-- Say what became of an answer at the table: '' where it counted, or else why it was refused. Once; again is nothing.
CREATE FUNCTION floor.take(answer bigint, refused text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  INSERT INTO floor.taken(answer, refused)
    SELECT a.answer, left(take.refused, 1000) FROM floor.answer a
      WHERE a.answer = take.answer AND a.journal = floor.my_journal()
    ON CONFLICT DO NOTHING;
END;

-- ---------------------------------------------------------------------------------------------------------- a console

CREATE FUNCTION floor.answer_call(journal integer, call text, verb text, person text, sealed bytea) RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  INSERT INTO floor.answer(journal, call, verb, person, sealed)
    VALUES (journal, call, verb, person, sealed) RETURNING answer;
END;

-- Every table, by its newest journal: how it stands, how long ago it was heard, and whether it went two ways.
CREATE VIEW floor.standing WITH (security_invoker = true) AS
  SELECT DISTINCT ON (j.table_id) j.table_id, j.journal, h.standing,
    extract(epoch FROM clock_timestamp() - h.at)::float8 AS silent_s,
    EXISTS (SELECT FROM floor.fork f WHERE f.journal = j.journal) AS forked
  FROM floor.journal j LEFT JOIN floor.heard h USING (journal)
  ORDER BY j.table_id, j.journal DESC;

-- ------------------------------------------------------------------------------------------------------------- rights

-- Row security holds even for what runs as floor_owner: a table reaches its own journal, and a console every one.
CREATE FUNCTION floor.is_console() RETURNS boolean LANGUAGE sql STABLE
  RETURN EXISTS (SELECT FROM pg_auth_members m JOIN pg_roles g ON g.oid = m.roleid JOIN pg_roles r ON r.oid = m.member
    WHERE g.rolname = 'floor_console' AND r.rolname = session_user);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['event', 'fork', 'refusal', 'heard', 'answer', 'taken'] LOOP
    EXECUTE format('ALTER TABLE floor.%I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY console_sees ON floor.%I FOR SELECT USING ((SELECT floor.is_console()))', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['event', 'fork', 'refusal', 'heard'] LOOP
    EXECUTE format('CREATE POLICY own_table ON floor.%I TO floor_owner USING (journal = floor.my_journal())
      WITH CHECK (journal = floor.my_journal())', name);
  END LOOP;
END $$;
CREATE POLICY own_table ON floor.answer FOR SELECT TO floor_owner USING (journal = floor.my_journal());
CREATE POLICY console_answers ON floor.answer FOR INSERT TO floor_owner WITH CHECK (floor.is_console());
CREATE POLICY own_table ON floor.taken TO floor_owner
  USING (EXISTS (SELECT FROM floor.answer a WHERE a.answer = taken.answer AND a.journal = floor.my_journal()));

REVOKE ALL ON ALL TABLES IN SCHEMA floor FROM PUBLIC;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA floor FROM PUBLIC;
GRANT USAGE ON SCHEMA floor TO floor_table, floor_console;
GRANT EXECUTE ON FUNCTION floor.push, floor.poll, floor.take TO floor_table;
GRANT EXECUTE ON FUNCTION floor.answer_call, floor.is_console TO floor_console;
GRANT SELECT ON floor.journal, floor.event, floor.fork, floor.refusal, floor.heard, floor.answer, floor.taken,
  floor.standing TO floor_console;
