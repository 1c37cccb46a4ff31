-- The function with which a table pushes. It belongs to floor_pusher, which is exempt from row security: each statement
-- here names the journal of the connected table.

-- Accept events, and return the state of the floor: `ok`, `gap` (continue from there), `fork`, `forged`, or `unknown`.
-- A repeated event counts once. `key` is the device's, `last_seq` and `last_hash` are the end of the journal at the
-- table, which may be after the pushed events, and `before` is the hash before the first event. Nothing is raised:
-- refusals are recorded. A table counts as connected when it has brought events, or when none is missing: on a full
-- disk, a push without events still succeeds. The planner settings are for connections whose plan was made while the
-- tables were empty: such a plan would read a whole journal for each push.
CREATE FUNCTION floor.push(key bytea, last_seq bigint, last_hash bytea, before bytea, seqs bigint[], event_ids bytea[], hands bigint[],
  kinds text[], vs bigint[], ats bigint[], monos bigint[], boots bytea[], actors text[], bodies text[],
  hashes bytea[], standing json) RETURNS floor.pushed
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off
SET enable_bitmapscan = off SET jit = off AS $$
DECLARE
  mine floor.journal;
  head floor.pushed;
  held bytea;
  had bigint;
  taken integer := 0;
  last_taken integer;
  newest bigint;
  i integer;
BEGIN
  SELECT * INTO mine FROM floor.journal j WHERE j.journal = floor.my_journal();
  IF mine.journal IS NULL OR mine.key IS DISTINCT FROM push.key THEN
    IF mine.journal IS NOT NULL THEN
      INSERT INTO floor.refusal(journal, seq, why) VALUES (mine.journal, push.last_seq, 'another device key');
    END IF;
    RETURN ROW('unknown', 0, NULL)::floor.pushed;
  END IF;
  PERFORM floor.lock_named(mine.journal, push.kinds, push.bodies);
  newest := (SELECT max(e.epoch) FROM floor.epoch e);
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
    IF seqs[i] <= head.seq AND taken = 0 THEN
      held := (SELECT e.hash FROM floor.event e WHERE e.journal = mine.journal AND e.seq = seqs[i]);
      IF held IS DISTINCT FROM hashes[i] THEN
        INSERT INTO floor.fork(journal, seq, held, sent) VALUES (mine.journal, seqs[i], held, hashes[i]);
        head.status := 'fork';
        EXIT;
      END IF;
      CONTINUE;
    END IF;
    IF seqs[i] <> head.seq + 1 THEN
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
    taken := taken + 1;
    last_taken := i;
    head := ROW('ok', seqs[i], hashes[i])::floor.pushed;
  END LOOP;
  IF taken = 1 THEN
    INSERT INTO floor.event(journal, seq, event_id, hand, kind, v, at_ms, mono_ns, boot_id, actor, body, hash)
      VALUES (mine.journal, seqs[last_taken], event_ids[last_taken], hands[last_taken], kinds[last_taken],
        vs[last_taken], ats[last_taken], monos[last_taken], boots[last_taken], actors[last_taken], bodies[last_taken],
        hashes[last_taken]);
  ELSIF taken > 1 THEN  -- in one statement, because each one opens every index and trigger again
    INSERT INTO floor.event(journal, seq, event_id, hand, kind, v, at_ms, mono_ns, boot_id, actor, body, hash)
      SELECT mine.journal, seqs[n], event_ids[n], hands[n], kinds[n], vs[n], ats[n], monos[n], boots[n], actors[n],
          bodies[n], hashes[n]
        FROM generate_series(last_taken - taken + 1, last_taken) n;
  END IF;
  -- A push that changes nothing else is recorded every two seconds.
  UPDATE floor.heard h SET
      at = CASE WHEN head.seq = push.last_seq OR head.seq > had THEN clock_timestamp() ELSE h.at END,
      behind = greatest(0, push.last_seq - head.seq),
      whole_at = CASE WHEN head.seq = push.last_seq THEN clock_timestamp() ELSE h.whole_at END,
      standing = coalesce(push.standing, h.standing), offset_ms = coalesce(floor.offset_ms(), h.offset_ms),
      epoch = CASE WHEN head.seq = push.last_seq THEN newest ELSE h.epoch END
    WHERE h.journal = mine.journal AND (push.standing IS NOT NULL OR head.seq < push.last_seq OR h.behind > 0
      OR h.epoch IS DISTINCT FROM newest OR abs(floor.offset_ms() - h.offset_ms) > 1000
      OR coalesce(h.at < clock_timestamp() - interval '2 seconds', true));
  RETURN head;
END $$;

REVOKE ALL ON FUNCTION floor.push FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.push TO floor_table;
