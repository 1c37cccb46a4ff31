-- Posted jackpots are laid down as people and settings are: kind `jackpots:GAME` for all tables, `jackpots:GAME:TABLE`
-- for one. They change at most once in 24 hours, by the server's clock, but after a win; and a win is claimed here.

ALTER TABLE floor.version DROP CONSTRAINT version_kind_check;
ALTER TABLE floor.version ADD CHECK (kind ~ '^(people|house|jackpots:[a-z0-9_]{1,32}(:[A-Za-z0-9-]{1,16})?)$');

-- `games` and `places` are ranges, so that a posting for all tables and one for a table shut each other out. `wins` is
-- how many wins there had been: after one, the amounts may change again.
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

-- A jackpot of a posting is won once, by whichever hand is there first.
CREATE TABLE floor.win(
  win bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  number integer NOT NULL,
  jackpot text NOT NULL CHECK (length(jackpot) BETWEEN 1 AND 100),
  journal integer NOT NULL REFERENCES floor.journal,
  hand bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (kind, number, jackpot),
  FOREIGN KEY (kind, number) REFERENCES floor.posting (kind, number)
);

-- What was done at a table without the floor, and who has looked at it since.
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
    AND ('' IN (split_part(w.kind, ':', 3), split_part(wins_of.kind, ':', 3)) OR w.kind = wins_of.kind));

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

-- As before, and `early` for jackpots that have not stood for 24 hours and were not won.
CREATE OR REPLACE FUNCTION floor.publish(kind text, number integer, before bytea, content text, by text, second text, why text,
  digest bytea, signature bytea) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  newest floor.version;
BEGIN
  -- One at a time, also those for all tables and for one: else two that shut each other out may wait for each other.
  PERFORM pg_advisory_xact_lock(hashtextextended('version ' || split_part(publish.kind, ':', 1) || ':'
    || split_part(publish.kind, ':', 2), 0));
  SELECT * INTO newest FROM floor.version v WHERE v.kind = publish.kind ORDER BY v.number DESC LIMIT 1;
  IF publish.number <> coalesce(newest.number, 0) + 1
      OR publish.before <> coalesce(newest.digest, decode(repeat('00', 32), 'hex')) THEN
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

-- Claim a jackpot of a posting for a hand of the table that is connected. Return who has it: that hand, or another.
CREATE FUNCTION floor.claim(kind text, number integer, jackpot text, hand bigint, OUT is_ours boolean,
  OUT table_id text, OUT of_hand bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO floor.win(kind, number, jackpot, journal, hand)
    VALUES (claim.kind, claim.number, claim.jackpot, floor.my_journal(), claim.hand) ON CONFLICT DO NOTHING;
  SELECT w.journal = floor.my_journal() AND w.hand = claim.hand, j.table_id, w.hand INTO is_ours, table_id, of_hand
    FROM floor.win w JOIN floor.journal j USING (journal)
    WHERE w.kind = claim.kind AND w.number = claim.number AND w.jackpot = claim.jackpot;
  IF NOT is_ours THEN
    INSERT INTO floor.attempt(what, why)
      VALUES ('claim', format('won already: %s %s %s, hand %s', claim.kind, claim.number, claim.jackpot, claim.hand));
  END IF;
END $$;

-- Sign for what was done at a table without the floor. Again is nothing.
CREATE FUNCTION floor.sign_review(journal integer, seq bigint, by text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  INSERT INTO floor.review(journal, seq, by) VALUES (journal, seq, by) ON CONFLICT DO NOTHING;
END;

-- What nobody has looked at: jackpots that were posted or won at a table that had no link to its floor.
CREATE INDEX event_without_floor ON floor.event(journal, seq) WHERE kind IN ('jackpots_posted', 'jackpot_claimed');
CREATE FUNCTION floor.to_review() RETURNS TABLE(journal integer, seq bigint, table_id text, kind text, actor text,
  at_ms bigint, body text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT e.journal, e.seq, j.table_id, e.kind, e.actor, e.at_ms, e.body
    FROM floor.event e JOIN floor.journal j USING (journal)
    WHERE e.kind IN ('jackpots_posted', 'jackpot_claimed') AND e.body::jsonb ->> 'without_floor' = 'yes'
      AND NOT EXISTS (SELECT FROM floor.review r WHERE r.journal = e.journal AND r.seq = e.seq)
    ORDER BY e.received_at;
END;

-- Jackpots of other tables are no news for a table.
CREATE OR REPLACE FUNCTION floor.news(since jsonb) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT jsonb_strip_nulls(jsonb_build_object(
    'versions', (
      SELECT jsonb_agg(jsonb_build_object('kind', v.kind, 'number', v.number, 'before', encode(v.before, 'hex'),
        'content', v.content, 'by', v.by, 'second', v.second, 'why', v.why, 'signature', encode(v.signature, 'hex'),
        'key', encode(p.key, 'hex'), 'at_ms', (extract(epoch FROM v.at) * 1000)::bigint) ORDER BY v.version)
      FROM floor.version v JOIN floor.publisher p USING (publisher)
      WHERE v.number > coalesce((since ->> v.kind)::integer, 0)
        AND split_part(v.kind, ':', 3) IN ('', (SELECT j.table_id FROM floor.journal j
          WHERE j.journal = floor.my_journal()))
        AND v.number = (SELECT max(w.number) FROM floor.version w WHERE w.kind = v.kind)),
    'locks', (
      SELECT jsonb_agg(jsonb_build_object('person', l.person, 'change', l.change, 'left_ms',
        CASE WHEN l.until > clock_timestamp()
          THEN (extract(epoch FROM l.until - clock_timestamp()) * 1000)::bigint ELSE 0 END))
      FROM floor.person_lock l WHERE l.change > coalesce((since ->> 'locks')::bigint, 0)
        AND (l.until > clock_timestamp() OR since ->> 'locks' IS NOT NULL)),
    'lock_mark', CASE WHEN since ->> 'locks' IS NULL
      THEN (SELECT coalesce(max(l.change), 0) FROM floor.person_lock l) END,
    'away', (
      SELECT jsonb_agg(jsonb_build_object('person', w.person, 'table', j.table_id, 'at_ms', w.at_ms))
      FROM floor.presence w JOIN floor.journal j USING (journal)
      WHERE w.person IN (SELECT jsonb_array_elements_text(since -> 'here')) AND j.role <> session_user)));
END;

-- ------------------------------------------------------------------------------------------------------------- rights

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['posting', 'win', 'review'] LOOP
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
CREATE POLICY publisher_reviews ON floor.review FOR INSERT TO floor_owner
  WITH CHECK ((SELECT floor.my_publisher()) IS NOT NULL);
CREATE POLICY publisher_reviews ON floor.event FOR SELECT TO floor_owner
  USING (kind IN ('jackpots_posted', 'jackpot_claimed') AND (SELECT floor.my_publisher()) IS NOT NULL);

REVOKE ALL ON floor.posting, floor.win, floor.review FROM PUBLIC;
REVOKE ALL ON FUNCTION floor.wins_of, floor.post, floor.publish, floor.claim, floor.sign_review, floor.to_review
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.publish, floor.to_review, floor.sign_review TO floor_publisher;
GRANT EXECUTE ON FUNCTION floor.claim TO floor_table;
GRANT SELECT ON floor.posting, floor.win, floor.review TO floor_console;
