-- A server that was restored, promoted or put back has lost what came last. It begins an epoch then: a number that is
-- greater than that of any epoch before. All numbers of the floor go on from it, so that none is ever used again.

-- `incarnation` is what a restore or a promotion changes: the cluster, its timeline, the database, and this relation.
CREATE TABLE floor.epoch(
  epoch bigint PRIMARY KEY,
  incarnation text NOT NULL,
  server uuid NOT NULL DEFAULT gen_random_uuid(),
  heard timestamptz,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
ALTER TABLE floor.heard ADD COLUMN epoch bigint NOT NULL DEFAULT 0, ADD COLUMN offset_ms bigint NOT NULL DEFAULT 0;

CREATE FUNCTION floor.incarnation() RETURNS text LANGUAGE sql STABLE
  RETURN (SELECT format('%s.%s.%s.%s', s.system_identifier, left(pg_walfile_name(pg_current_wal_insert_lsn()), 8),
    (SELECT d.oid FROM pg_database d WHERE d.datname = current_database()), 'floor.epoch'::regclass::oid)
    FROM pg_control_system() s);

INSERT INTO floor.epoch(epoch, incarnation)
  VALUES ((extract(epoch FROM clock_timestamp()) * 1000)::bigint, floor.incarnation());

-- By how much the clock of the table that is connected is ahead, as it said at its greeting; NULL where it did not.
CREATE FUNCTION floor.offset_ms() RETURNS bigint LANGUAGE sql STABLE
  RETURN nullif(current_setting('floor.offset_ms', true), '')::bigint;

-- Begin an epoch after `seen`, unless another connection has just begun it for this incarnation.
CREATE FUNCTION floor.begin_epoch(seen bigint, is_lost boolean) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  begun bigint;
  name text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('floor epoch', 0));
  IF NOT is_lost AND floor.incarnation() = (SELECT e.incarnation FROM floor.epoch e ORDER BY e.epoch DESC LIMIT 1) THEN
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

-- Answer who connects: the epoch, when it began (ms since 1970), and how many events of the table are here. `seen` is the
-- newest epoch that it knows, `acknowledged` how many events of the journal of `key` were acknowledged: a server that has
-- fewer in the same epoch was put back by other means, and begins another one.
CREATE FUNCTION floor.greet(seen bigint, acknowledged bigint, key bytea, now_ms bigint, OUT epoch bigint, OUT began_ms bigint,
  OUT had bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  newest floor.epoch;
  mine integer;
BEGIN
  IF floor.is_revoked() THEN
    RAISE EXCEPTION 'certificate revoked' USING ERRCODE = 'invalid_authorization_specification';
  END IF;
  PERFORM set_config('floor.offset_ms', (now_ms - (extract(epoch FROM clock_timestamp()) * 1000)::bigint)::text, false);
  SELECT e.* INTO newest FROM floor.epoch e ORDER BY e.epoch DESC LIMIT 1;
  mine := floor.my_journal();
  had := CASE WHEN greet.key = (SELECT j.key FROM floor.journal j WHERE j.journal = mine)
    THEN coalesce((SELECT max(e.seq) FROM floor.event e WHERE e.journal = mine), 0) ELSE acknowledged END;
  IF newest.incarnation <> floor.incarnation() OR (seen = newest.epoch AND had < acknowledged) THEN
    PERFORM floor.begin_epoch(seen, seen = newest.epoch AND had < acknowledged);
    SELECT e.* INTO newest FROM floor.epoch e ORDER BY e.epoch DESC LIMIT 1;
  END IF;
  epoch := newest.epoch;
  began_ms := (extract(epoch FROM newest.at) * 1000)::bigint;
END $$;

-- ------------------------------------------------------------------------------------- versions that a table has kept

-- A table gives back what the server has lost, as it was signed: the newest of each kind. Nobody can forge one, for each
-- who takes it looks at the signature; so none is hidden by another.
CREATE TABLE floor.returned(
  journal integer NOT NULL REFERENCES floor.journal,
  kind text NOT NULL CHECK (length(kind) <= 100),
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
  PRIMARY KEY (journal, kind)
);

-- Return which of these versions nobody has given back, and the server has not.
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
    INSERT INTO floor.returned VALUES (floor.my_journal(), give_back.kind, give_back.number, give_back.before,
        give_back.content, give_back.by, give_back.second, give_back.why, give_back.digest, give_back.signature,
        give_back.key, give_back.at_ms)
      ON CONFLICT ON CONSTRAINT returned_pkey DO UPDATE SET number = excluded.number, before = excluded.before,
        content = excluded.content, by = excluded.by, second = excluded.second, why = excluded.why,
        digest = excluded.digest, signature = excluded.signature, key = excluded.key, at_ms = excluded.at_ms;
  END IF;
END $$;

-- What tables have given back of a kind with the key of the publisher that is connected, and that is newer than all here.
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
  RETURN pg_advisory_xact_lock(hashtextextended(format('win %s %s %s', kind, number, jackpot), 0));

-- Claim a jackpot of a posting for a hand of the table that is connected. Return who has it: that hand, or another;
-- is_ours is NULL while nobody knows. After a restore that is so until every table has sent what was lost; a table that
-- stays away is waited for two minutes, and then `is_unsure`: a person decides.
CREATE FUNCTION floor.claim(kind text, number integer, jackpot text, hand bigint, OUT is_ours boolean,
  OUT table_id text, OUT of_hand bigint, OUT is_unsure boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
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

-- A table has written that it won a jackpot: the win is here, also where this server never heard the claim.
CREATE FUNCTION floor.follow_wins() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  body jsonb;
  laid text;
  of_kind text;
  of_number integer;
  held floor.win;
  made bigint;
BEGIN
  body := NEW.body::jsonb;  -- not where it is declared: what fails there is not caught below
  laid := body ->> 'laid';
  of_kind := split_part(laid, ' ', 1);
  IF laid IS NULL OR body ->> 'outcome' NOT IN ('ours', 'unknown') THEN
    RETURN NULL;
  END IF;
  of_number := split_part(laid, ' ', 2)::integer;
  PERFORM floor.win_lock(of_kind, of_number, body ->> 'jackpot');
  IF EXISTS (SELECT FROM floor.win w WHERE w.kind = of_kind AND w.number = of_number
      AND w.jackpot = body ->> 'jackpot' AND w.journal = NEW.journal AND w.hand = NEW.hand
      AND NOT EXISTS (SELECT FROM floor.released r WHERE r.win = w.win)) THEN
    RETURN NULL;
  END IF;
  SELECT * INTO held FROM floor.holder(of_kind, of_number, body ->> 'jackpot');
  INSERT INTO floor.win(kind, number, jackpot, journal, hand, again)
    VALUES (of_kind, of_number, body ->> 'jackpot', NEW.journal, NEW.hand, (SELECT count(*) FROM floor.win w
      WHERE w.kind = of_kind AND w.number = of_number AND w.jackpot = body ->> 'jackpot'))
    RETURNING win INTO made;
  IF held.win IS NOT NULL THEN
    INSERT INTO floor.twice(win) VALUES (made);
  END IF;
  RETURN NULL;
EXCEPTION WHEN data_exception OR not_null_violation OR check_violation THEN
  RETURN NULL;  -- the nightly verifier says so
END $$;
CREATE TRIGGER follow_wins AFTER INSERT ON floor.event FOR EACH ROW WHEN (NEW.kind = 'jackpot_claimed')
  EXECUTE FUNCTION floor.follow_wins();

-- Every jackpot that two hands have won, as far as the floor was told when it came: for consoles.
CREATE VIEW floor.won_twice WITH (security_invoker = true) AS
  SELECT t.win, w.jackpot, j.table_id, w.hand, (extract(epoch FROM t.at) * 1000)::bigint AS at_ms,
    f.table_id AS first_table, v.hand AS first_hand
  FROM floor.twice t JOIN floor.win w USING (win) JOIN floor.journal j USING (journal)
    JOIN LATERAL (SELECT x.* FROM floor.win x WHERE x.kind = w.kind AND x.number = w.number AND x.jackpot = w.jackpot
      AND x.win < w.win AND NOT EXISTS (SELECT FROM floor.released r WHERE r.win = x.win) ORDER BY x.win LIMIT 1) v ON true
    JOIN floor.journal f ON f.journal = v.journal
  WHERE NOT EXISTS (SELECT FROM floor.released r WHERE r.win = t.win);

-- ------------------------------------------------------------------------------------------------------------ news

-- The newest version of each kind: the kinds are found one after the other in the index, however many versions there are.
CREATE FUNCTION floor.newest_versions() RETURNS SETOF floor.version
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  found_one floor.version;
  last_kind text := '';
BEGIN
  LOOP
    SELECT * INTO found_one FROM floor.version v WHERE v.kind > last_kind ORDER BY v.kind LIMIT 1;
    EXIT WHEN NOT FOUND;
    last_kind := found_one.kind;
    SELECT * INTO found_one FROM floor.version v WHERE v.kind = last_kind ORDER BY v.kind DESC, v.number DESC LIMIT 1;
    RETURN NEXT found_one;
  END LOOP;
END $$;

-- Return what is new for a table or a console since what it says it has: {"have": {kind: [digest, …]}, "locks": change,
-- "certificates": mark, "here": [person, …]}. The newest version of each kind, unless it has that one or has refused it;
-- locks that began or ended; certificates; and who of those that are signed in here has signed in elsewhere since, by the
-- clock of the table. Jackpots of other tables are no news for a table.
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
        FROM floor.newest_versions() v JOIN floor.publisher p USING (publisher)
      UNION ALL SELECT DISTINCT ON (r.digest) r.kind, r.number, r.before, r.content, r.by, r.second, r.why, r.signature,
        r.key, r.digest, NULL, r.at_ms FROM floor.returned r
        WHERE r.number > coalesce((SELECT max(w.number) FROM floor.version w WHERE w.kind = r.kind), 0)) n
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
        THEN (extract(epoch FROM l.until - clock_timestamp()) * 1000)::bigint ELSE 0 END))
    INTO locks FROM floor.person_lock l WHERE l.change > coalesce(marked, 0)
      AND (l.until > clock_timestamp() OR marked IS NOT NULL);
  IF jsonb_array_length(coalesce(since -> 'here', '[]')) > 0 THEN
    SELECT jsonb_agg(jsonb_build_object('person', w.person, 'table', j.table_id, 'at_ms', w.at_ms + offset_ms))
      INTO away FROM floor.presence w JOIN floor.journal j USING (journal)
      WHERE w.person IN (SELECT jsonb_array_elements_text(since -> 'here')) AND j.role <> session_user;
  END IF;
  RETURN jsonb_strip_nulls(jsonb_build_object('versions', versions, 'certificates', certificates, 'locks', locks,
    'lock_mark', CASE WHEN marked IS NULL THEN (SELECT coalesce(max(l.change), 0) FROM floor.person_lock l) END,
    'away', away));
END $$;

-- ------------------------------------------------------------------------------------------------------------- rights

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

REVOKE ALL ON floor.epoch, floor.twice, floor.returned, floor.won_twice FROM PUBLIC;
REVOKE ALL ON FUNCTION floor.incarnation, floor.offset_ms, floor.begin_epoch, floor.greet, floor.lacks, floor.give_back,
  floor.given_back, floor.holder, floor.win_lock, floor.claim, floor.follow_wins,
  floor.newest_versions, floor.news FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.greet, floor.lacks, floor.give_back, floor.claim, floor.news TO floor_table;
-- A console takes people and settings as a table does, with whose PINs it lets somebody sign in; nothing of it is its own.
GRANT EXECUTE ON FUNCTION floor.greet, floor.news TO floor_console;
GRANT EXECUTE ON FUNCTION floor.given_back TO floor_publisher;
GRANT SELECT ON floor.epoch, floor.twice, floor.won_twice TO floor_console;
