-- When each shift began is read from this index alone: a month of a large floor has tens of thousands.
DROP INDEX floor.event_opened;
CREATE INDEX event_opened ON floor.event(journal, seq DESC) INCLUDE (at_ms) WHERE kind = 'table_opened';

-- What befalls a hand is read in one place, for the row by which it is found and for its figures. A hand's game and
-- dealer are those of its row.
DROP TRIGGER follow_figures ON floor.event;
DROP FUNCTION floor.follow_figures, floor.figure_of;

CREATE OR REPLACE FUNCTION floor.follow_hand(e floor.event) RETURNS void
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

-- No table can write what nobody can read: an event whose body is no object of JSON is refused, and so are the ones after
-- it, before a console, a publisher or the verifier stumbles over it. What an object says that is no
-- amount is none.
CREATE FUNCTION floor.is_object(body text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN json_typeof(body::json) = 'object';
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

CREATE OR REPLACE FUNCTION floor.push(key bytea, last_seq bigint, last_hash bytea, before bytea, seqs bigint[], event_ids bytea[], hands bigint[],
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
  UPDATE floor.heard h SET at = clock_timestamp(), standing = coalesce(push.standing, h.standing),
      offset_ms = coalesce(floor.offset_ms(), h.offset_ms),
      epoch = CASE WHEN head.seq = push.last_seq THEN (SELECT max(e.epoch) FROM floor.epoch e) ELSE h.epoch END
    WHERE h.journal = mine.journal;
  RETURN head;
END $$;

CREATE OR REPLACE FUNCTION floor.follow_people() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  body jsonb;
  now_ms bigint := (extract(epoch FROM clock_timestamp()) * 1000)::bigint;
  offset_ms bigint := floor.offset_ms();  -- by how much the table's clock is ahead, where it said so
  moment_ms bigint := least(NEW.at_ms - coalesce(offset_ms, 0), now_ms);
BEGIN
  body := NEW.body::jsonb;
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
          make_interval(secs => ((body ->> 'until_ms')::bigint - coalesce(offset_ms + now_ms, moment_ms)) / 1000.0)), nextval('floor.lock_change'), moment_ms)
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

CREATE OR REPLACE FUNCTION floor.release_wins() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO floor.released(win, journal, seq)
    SELECT w.win, NEW.journal, NEW.seq FROM floor.win w WHERE w.journal = NEW.journal AND w.hand = NEW.hand
      AND NOT (NEW.kind = 'hand_settled' AND NEW.body::jsonb #> '{result,jackpots}' ? w.jackpot)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
EXCEPTION WHEN data_exception THEN
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION floor.to_review() RETURNS TABLE(journal integer, seq bigint, table_id text, kind text, actor text,
  at_ms bigint, body text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT e.journal, e.seq, j.table_id, e.kind, e.actor, e.at_ms, e.body
    FROM floor.event e JOIN floor.journal j USING (journal)
    WHERE e.kind IN ('jackpots_posted', 'jackpot_claimed') AND floor.said(e.body, 'without_floor') = 'yes'
      AND NOT EXISTS (SELECT FROM floor.review r WHERE r.journal = e.journal AND r.seq = e.seq)
    ORDER BY e.received_at;
END;

REVOKE ALL ON FUNCTION floor.is_object, floor.said, floor.cents FROM PUBLIC;
