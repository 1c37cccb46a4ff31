-- The figures of every hand, as its table counts them: a row for each event that moves them, never written over. A hand
-- that is opened again takes back what it had come to; a ruling moves what it pays.
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
  PRIMARY KEY (journal, seq)
);
CREATE INDEX figure_by_time ON floor.figure(at_ms) INCLUDE (journal, shift, game, dealer, hands, voided, house_net);
CREATE INDEX figure_by_hand ON floor.figure(journal, hand);
CREATE INDEX event_opened ON floor.event(journal, seq DESC) WHERE kind = 'table_opened';
CREATE INDEX event_closed ON floor.event(journal, seq) WHERE kind = 'table_closed';

CREATE FUNCTION floor.figure_of(e floor.event) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  opened jsonb := (SELECT o.body::jsonb FROM floor.event o
    WHERE o.journal = e.journal AND o.hand = e.hand AND o.kind = 'hand_opened' ORDER BY o.seq LIMIT 1);
  had bigint := (SELECT coalesce(sum(f.house_net) FILTER (WHERE f.hands <> 0), 0) FROM floor.figure f
    WHERE f.journal = e.journal AND f.hand = e.hand);
  body jsonb := e.body::jsonb;
  hands integer := CASE e.kind WHEN 'hand_settled' THEN 1 WHEN 'hand_reopened' THEN -1 ELSE 0 END;
  net bigint := CASE e.kind WHEN 'hand_settled' THEN (body ->> 'house_net')::bigint WHEN 'hand_reopened' THEN -had
    WHEN 'dispute_ruled' THEN -(body ->> 'paid')::bigint ELSE 0 END;
BEGIN
  INSERT INTO floor.figure(journal, seq, shift, hand, game, dealer, at_ms, hands, voided, house_net)
    VALUES (e.journal, e.seq, coalesce((SELECT s.seq FROM floor.event s WHERE s.journal = e.journal
        AND s.kind = 'table_opened' AND s.seq < e.seq ORDER BY s.seq DESC LIMIT 1), 0),
      e.hand, coalesce(opened ->> 'game', ''), coalesce(opened ->> 'dealer', ''), e.at_ms, hands,
      (e.kind = 'hand_voided')::integer, net);
EXCEPTION WHEN data_exception OR not_null_violation THEN
  RETURN;  -- what is no such event is no figure: the nightly verifier says so
END $$;
CREATE FUNCTION floor.follow_figures() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM floor.figure_of(NEW);
  RETURN NULL;
END $$;
CREATE TRIGGER follow_figures AFTER INSERT ON floor.event FOR EACH ROW
  WHEN (NEW.kind IN ('hand_settled', 'hand_reopened', 'hand_voided', 'dispute_ruled'))
  EXECUTE FUNCTION floor.follow_figures();

-- What there is already, for which the owner must see it for this moment.
ALTER TABLE floor.event NO FORCE ROW LEVEL SECURITY;
DO $$
DECLARE e floor.event;
BEGIN
  FOR e IN SELECT * FROM floor.event v WHERE v.kind IN ('hand_settled', 'hand_reopened', 'hand_voided',
      'dispute_ruled') ORDER BY v.journal, v.seq LOOP
    PERFORM floor.figure_of(e);
  END LOOP;
END $$;
ALTER TABLE floor.event FORCE ROW LEVEL SECURITY;

-- What the nightly verifier has found, signed with the key of the house that ran it.
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

REVOKE ALL ON floor.figure, floor.verification FROM PUBLIC;
REVOKE ALL ON FUNCTION floor.figure_of, floor.follow_figures FROM PUBLIC;
GRANT SELECT ON floor.figure, floor.verification TO floor_console;
