-- What a table reports beyond itself (who is locked, who signed in, which jackpot it won) is kept with the words that its
-- device has signed. The server cannot sign them, and cannot check them: each table and console does.

CREATE TABLE floor.report(
  journal integer NOT NULL REFERENCES floor.journal,
  seq bigint NOT NULL CHECK (seq > 0),
  word text NOT NULL CHECK (octet_length(word) <= 1000),
  signature bytea NOT NULL CHECK (length(signature) = 64),
  PRIMARY KEY (journal, seq)
);

-- Keep the signed words of events of the table that is connected. Sent again, the later words count.
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

-- From which event of which journal a lock or a sign-in is, or from which console.
ALTER TABLE floor.person_lock ADD COLUMN journal integer REFERENCES floor.journal, ADD COLUMN seq bigint,
  ADD COLUMN console name;
ALTER TABLE floor.presence ADD COLUMN seq bigint;

DROP FUNCTION floor.sign_in;
CREATE FUNCTION floor.sign_in(person text, journal integer, at_ms bigint, seq bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  INSERT INTO floor.presence AS p (person, journal, at_ms, seq) SELECT person, journal, at_ms, seq WHERE person IS NOT NULL
    ON CONFLICT ON CONSTRAINT presence_pkey DO UPDATE SET journal = excluded.journal, at_ms = excluded.at_ms,
      seq = excluded.seq WHERE excluded.at_ms > p.at_ms;
END;

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
      PERFORM floor.sign_in(body ->> 'dealer', NEW.journal, moment_ms, NEW.seq);
      PERFORM floor.sign_in(body ->> 'supervisor', NEW.journal, moment_ms, NEW.seq);
    WHEN 'dealer_off', 'table_closed' THEN
      UPDATE floor.presence p SET journal = NULL, at_ms = moment_ms
        WHERE p.journal = NEW.journal AND p.at_ms <= moment_ms;
    WHEN 'pin_locked' THEN
      INSERT INTO floor.person_lock AS l (person, until, change, at_ms, journal, seq)
        VALUES (body ->> 'person', clock_timestamp() + least(interval '24 hours',
          make_interval(secs => ((body ->> 'until_ms')::bigint - coalesce(offset_ms + now_ms, moment_ms)) / 1000.0)),
          nextval('floor.lock_change'), moment_ms, NEW.journal, NEW.seq)
        ON CONFLICT (person) DO UPDATE SET until = greatest(l.until, excluded.until), change = excluded.change,
          at_ms = excluded.at_ms, journal = excluded.journal, seq = excluded.seq, console = NULL
          WHERE excluded.at_ms > l.at_ms;
    ELSE  -- pin_unlocked
      UPDATE floor.person_lock l SET until = '-infinity', change = nextval('floor.lock_change'),
        at_ms = moment_ms, journal = NEW.journal, seq = NEW.seq, console = NULL
        WHERE l.person = body ->> 'person' AND l.at_ms <= moment_ms;
  END CASE;
  RETURN NULL;
EXCEPTION WHEN data_exception OR not_null_violation THEN
  RETURN NULL;  -- what a table wrote as it should not keeps nothing else from coming
END $$;

-- ---------------------------------------------------------------------------------------------------------- a console

-- Wrong PINs at a console have locked somebody for so much longer, an hour at most, at every table and console; '' is the
-- console itself. More than four people in six hours are not locked elsewhere, and of one console 200 attempts a day are
-- kept: each console alerts to it.
CREATE OR REPLACE FUNCTION floor.guessed(person text, left_ms bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  left_of_it interval := make_interval(secs => least(greatest(left_ms, 0), 3600000) / 1000.0);
BEGIN
  IF length(guessed.person) > 100 THEN
    RAISE data_exception USING MESSAGE = 'nobody''s id is so long';
  END IF;
  IF (SELECT count(*) FROM floor.attempt a WHERE a.role = session_user AND a.what IN ('pin', 'pins')
      AND a.at > clock_timestamp() - interval '1 day') >= 200 THEN
    RETURN;
  END IF;
  IF guessed.person <> '' AND (SELECT count(DISTINCT a.why) FROM floor.attempt a WHERE a.role = session_user
      AND a.what = 'pin' AND a.why NOT IN ('', guessed.person) AND a.at > clock_timestamp() - interval '6 hours') >= 4 THEN
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
        console = excluded.console;
  END IF;
END $$;
CREATE INDEX attempt_too_many_pins ON floor.attempt(at) WHERE what = 'pins';
CREATE INDEX attempt_by_console ON floor.attempt(role, at) WHERE what IN ('pin', 'pins');

-- Note an alert, at most 1,000 a day at one console.
CREATE OR REPLACE FUNCTION floor.note(alert text, person text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF (SELECT count(*) FROM floor.noted n WHERE n.console = session_user
      AND n.at > clock_timestamp() - interval '1 day') >= 1000 THEN
    RAISE program_limit_exceeded USING MESSAGE = 'this console has noted 1,000 alerts today';
  END IF;
  INSERT INTO floor.noted(alert, person) VALUES (note.alert, note.person) ON CONFLICT DO NOTHING;
END $$;
CREATE INDEX noted_by_console ON floor.noted(console, at);

-- ---------------------------------------------------------------------------------------------------------------- news

-- As before, and with each lock and sign-in the signed words of the device that reported it.
CREATE OR REPLACE FUNCTION floor.news(since jsonb) RETURNS jsonb
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

-- -------------------------------------------------------------------------------------------------------------- wins

-- Whether a hand of a journal has begun and is not over, by its events. A jackpot is won by such a hand alone: whoever
-- would claim one with a table's certificate must forge its events, and the table's own next event is a fork then.
CREATE FUNCTION floor.is_in_play(journal integer, hand bigint) RETURNS boolean LANGUAGE sql STABLE
  RETURN coalesce((SELECT e.kind IN ('hand_opened', 'hand_reopened') FROM floor.event e
    WHERE e.journal = is_in_play.journal AND e.hand = is_in_play.hand
      AND e.kind IN ('hand_opened', 'hand_reopened', 'hand_settled', 'hand_voided') ORDER BY e.seq DESC LIMIT 1), false);

-- As before, and for a hand in play alone.
CREATE OR REPLACE FUNCTION floor.claim(kind text, number integer, jackpot text, hand bigint, OUT is_ours boolean,
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
          AND a.at > clock_timestamp() - interval '1 hour') THEN
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

-- As before, and of a hand that has begun.
CREATE OR REPLACE FUNCTION floor.follow_wins() RETURNS trigger
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
  IF laid IS NULL OR body ->> 'outcome' NOT IN ('ours', 'unknown')
      OR NOT EXISTS (SELECT FROM floor.event o WHERE o.journal = NEW.journal AND o.hand = NEW.hand AND o.kind = 'hand_opened') THEN
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
CREATE INDEX attempt_claims ON floor.attempt(role, at) WHERE what = 'claims';

-- ------------------------------------------------------------------------------------------------------------- rights

ALTER TABLE floor.report ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY console_sees ON floor.report FOR SELECT USING ((SELECT floor.is_console()));
CREATE POLICY table_sees ON floor.report FOR SELECT TO floor_owner USING ((SELECT floor.my_journal()) IS NOT NULL);
CREATE POLICY own_table ON floor.report TO floor_owner USING (journal = (SELECT floor.my_journal()))
  WITH CHECK (journal = (SELECT floor.my_journal()));
REVOKE ALL ON floor.report FROM PUBLIC;
REVOKE ALL ON FUNCTION floor.report, floor.sign_in, floor.is_in_play FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.report TO floor_table;
