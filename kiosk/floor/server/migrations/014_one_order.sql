-- How many events a table has that are not here, as it said last, and when none was missing.
ALTER TABLE floor.heard ADD COLUMN behind bigint NOT NULL DEFAULT 0, ADD COLUMN whole_at timestamptz;

-- Events of several tables change the same rows of people and wins. A push takes the locks of all that its events name
-- first, in one order: two pushes that named the same people in another order waited for each other.
CREATE FUNCTION floor.lock_named(journal integer, kinds text[], bodies text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  following CONSTANT text[] := ARRAY['dealer_on', 'dealer_off', 'table_opened', 'table_closed', 'pin_locked',
    'pin_unlocked', 'jackpot_claimed'];
BEGIN
  IF NOT kinds && following THEN
    RETURN;
  END IF;
  IF kinds && ARRAY['pin_locked', 'pin_unlocked'] THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('lock change', 0));
  END IF;
  PERFORM pg_advisory_xact_lock(n.key) FROM (
    SELECT DISTINCT hashtextextended(m.name, 0) AS key FROM (
      SELECT p.name FROM unnest(kinds, bodies) u(kind, body), LATERAL (VALUES
          ('person ' || floor.said(u.body, 'dealer')), ('person ' || floor.said(u.body, 'supervisor')),
          ('person ' || floor.said(u.body, 'person')),
          ('win ' || floor.said(u.body, 'laid') || ' ' || floor.said(u.body, 'jackpot'))  -- as floor.win_lock has it
        ) p(name) WHERE u.kind = ANY(following)
      UNION SELECT 'person ' || q.person FROM floor.presence q WHERE q.journal = lock_named.journal) m
    WHERE m.name IS NOT NULL ORDER BY key) n;
END $$;
REVOKE ALL ON FUNCTION floor.lock_named FROM PUBLIC;

-- A table is heard when it has brought events, or when none is missing: a full disk takes a push without events.
CREATE OR REPLACE FUNCTION floor.push(key bytea, last_seq bigint, last_hash bytea, before bytea, seqs bigint[], event_ids bytea[], hands bigint[],
  kinds text[], vs bigint[], ats bigint[], monos bigint[], boots bytea[], actors text[], bodies text[],
  hashes bytea[], standing json) RETURNS floor.pushed
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  mine floor.journal;
  head floor.pushed;
  held bytea;
  had bigint;
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
  PERFORM floor.lock_named(mine.journal, push.kinds, push.bodies);
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
  had := head.seq;
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
    IF NOT floor.is_object(bodies[i]) THEN
      INSERT INTO floor.refusal(journal, seq, why) VALUES (mine.journal, seqs[i], 'no object of JSON');
      head.status := 'forged';
      EXIT;
    END IF;
    INSERT INTO floor.event(journal, seq, event_id, hand, kind, v, at_ms, mono_ns, boot_id, actor, body, hash)
      VALUES (mine.journal, seqs[i], event_ids[i], hands[i], kinds[i], vs[i], ats[i], monos[i], boots[i], actors[i],
        bodies[i], hashes[i]);
    head := ROW('ok', seqs[i], hashes[i])::floor.pushed;
  END LOOP;
  UPDATE floor.heard h SET
      at = CASE WHEN head.seq = push.last_seq OR head.seq > had THEN clock_timestamp() ELSE h.at END,
      behind = greatest(0, push.last_seq - head.seq),
      whole_at = CASE WHEN head.seq = push.last_seq THEN clock_timestamp() ELSE h.whole_at END,
      standing = coalesce(push.standing, h.standing), offset_ms = coalesce(floor.offset_ms(), h.offset_ms),
      epoch = CASE WHEN head.seq = push.last_seq THEN (SELECT max(e.epoch) FROM floor.epoch e) ELSE h.epoch END
    WHERE h.journal = mine.journal;
  RETURN head;
END $$;
