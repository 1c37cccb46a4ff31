-- Posted jackpots are laid down as people and settings are: kind `jackpots:GAME` for all tables, `jackpots:GAME:TABLE`
-- for one. They change at most once in 24 hours, by the server's clock, but after a win; and a win is claimed here.

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

-- A jackpot of a posting is won once, by whichever hand is there first; and again where that hand counts no more: `again`
-- is how often that was so before.
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

-- A win whose hand is void, or is settled without it, counts no more.
CREATE FUNCTION floor.release_wins() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO floor.released(win, journal, seq)
    SELECT w.win, NEW.journal, NEW.seq FROM floor.win w WHERE w.journal = NEW.journal AND w.hand = NEW.hand
      AND NOT (NEW.kind = 'hand_settled' AND NEW.body::jsonb #> '{result,jackpots}' ? w.jackpot)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER release_wins AFTER INSERT ON floor.event FOR EACH ROW
  WHEN (NEW.kind IN ('hand_settled', 'hand_voided')) EXECUTE FUNCTION floor.release_wins();

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

-- ------------------------------------------------------------------------------------------------------------- rights

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

REVOKE ALL ON floor.posting, floor.win, floor.released, floor.review FROM PUBLIC;
REVOKE ALL ON FUNCTION floor.wins_of, floor.post, floor.release_wins, floor.sign_review, floor.to_review
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.to_review, floor.sign_review TO floor_publisher;
GRANT SELECT ON floor.posting, floor.win, floor.released, floor.review TO floor_console;
