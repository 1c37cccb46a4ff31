-- Every hand of every table as one row, to be looked for at a console. It follows from events, and is written over.

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
-- A page is the newest hands of what is looked for: each index ends with the order in which they are shown.
CREATE INDEX hand_by_time ON floor.hand(at_ms DESC, journal DESC, hand DESC);
CREATE INDEX hand_by_table ON floor.hand(table_id, at_ms DESC, journal DESC, hand DESC);
CREATE INDEX hand_by_game ON floor.hand(game, at_ms DESC, journal DESC, hand DESC);
CREATE INDEX hand_by_dealer ON floor.hand(dealer, at_ms DESC, journal DESC, hand DESC);
CREATE INDEX hand_by_number ON floor.hand(hand, at_ms DESC, journal DESC);
CREATE INDEX hand_by_best ON floor.hand(best) WHERE best > 0;
-- Few hands are void, put right or disputed: each of these lists is short.
CREATE INDEX hand_void ON floor.hand(at_ms DESC, journal DESC, hand DESC) WHERE result = 'void';
CREATE INDEX hand_reopened ON floor.hand(at_ms DESC, journal DESC, hand DESC) WHERE reopened;
CREATE INDEX hand_corrected ON floor.hand(at_ms DESC, journal DESC, hand DESC) WHERE corrected;
CREATE INDEX hand_disputed ON floor.hand(at_ms DESC, journal DESC, hand DESC) WHERE disputed;

-- What one seat was paid at most in a hand that is settled: by its wagers, or by the pots where players pay each other.
CREATE FUNCTION floor.best_paid(result jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN greatest(0,
    (SELECT max(won) FROM (
      SELECT sum((w.value ->> 'won')::bigint) AS won FROM jsonb_path_query(result, '$.seats[*]') WITH ORDINALITY s(seat, nth),
        jsonb_each(s.seat -> 'wagers') w GROUP BY s.nth) paid),
    (SELECT max(won) FROM (
      SELECT sum(p.value::bigint) AS won FROM jsonb_path_query(result, '$.pots[*]') t(pot),
        jsonb_each_text(t.pot -> 'paid') p GROUP BY p.key) shared));

CREATE FUNCTION floor.follow_hand(e floor.event) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  body jsonb := e.body::jsonb;
BEGIN
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
      house_net = CASE e.kind WHEN 'hand_settled' THEN (body ->> 'house_net')::bigint WHEN 'hand_reopened' THEN 0
        WHEN 'dispute_ruled' THEN h.house_net - (body ->> 'paid')::bigint ELSE h.house_net END,
      best = CASE e.kind WHEN 'hand_settled' THEN floor.best_paid(body #> '{result,result}')
        WHEN 'hand_reopened' THEN 0 ELSE h.best END,
      reopened = h.reopened OR e.kind = 'hand_reopened',
      corrected = h.corrected OR e.kind = 'corrected',
      disputed = h.disputed OR e.kind = 'dispute_opened'
    WHERE h.journal = e.journal AND h.hand = e.hand;
EXCEPTION WHEN data_exception OR not_null_violation THEN
  RETURN;  -- what is no such event is no hand: the nightly verifier says so
END $$;
CREATE FUNCTION floor.follow_hands() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM floor.follow_hand(NEW);
  RETURN NULL;
END $$;
CREATE TRIGGER follow_hands AFTER INSERT ON floor.event FOR EACH ROW
  WHEN (NEW.kind IN ('hand_opened', 'hand_settled', 'hand_voided', 'hand_reopened', 'corrected', 'dispute_opened',
    'dispute_ruled'))
  EXECUTE FUNCTION floor.follow_hands();

-- What there is already, for which the owner must see it for this moment.
ALTER TABLE floor.event NO FORCE ROW LEVEL SECURITY;
DO $$
DECLARE e floor.event;
BEGIN
  FOR e IN SELECT * FROM floor.event v WHERE v.kind IN ('hand_opened', 'hand_settled', 'hand_voided', 'hand_reopened',
      'corrected', 'dispute_opened', 'dispute_ruled') ORDER BY v.journal, v.seq LOOP
    PERFORM floor.follow_hand(e);
  END LOOP;
END $$;
ALTER TABLE floor.event FORCE ROW LEVEL SECURITY;

ALTER TABLE floor.hand ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY console_sees ON floor.hand FOR SELECT USING ((SELECT floor.is_console()));
CREATE POLICY own_table ON floor.hand TO floor_owner USING (journal = (SELECT floor.my_journal()))
  WITH CHECK (journal = (SELECT floor.my_journal()));
REVOKE ALL ON floor.hand FROM PUBLIC;
REVOKE ALL ON FUNCTION floor.best_paid, floor.follow_hand, floor.follow_hands FROM PUBLIC;
GRANT SELECT ON floor.hand TO floor_console;
