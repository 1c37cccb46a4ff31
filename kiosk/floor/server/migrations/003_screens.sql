-- Keep the choices of people for the screen, such as larger text: these follow them to every table.

-- A row has the choices of one person at one table: each option, and when it was chosen. The table signs it and replaces
-- it. Readers check the signature, and the newest choice of each option counts.
CREATE SEQUENCE floor.screen_change;
CREATE TABLE floor.screen(
  journal integer NOT NULL REFERENCES floor.journal,
  person text NOT NULL CHECK (octet_length(person) BETWEEN 1 AND 64),
  change bigint NOT NULL UNIQUE,
  word text NOT NULL CHECK (octet_length(word) <= 2048),
  signature bytea NOT NULL CHECK (octet_length(signature) = 64),
  PRIMARY KEY (journal, person)
);

CREATE FUNCTION floor.choose_one(word text, signature bytea) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  who text;
BEGIN
  who := word::jsonb ->> 'person';
  IF who IS NULL THEN
    RETURN 'broken';
  ELSIF EXISTS (SELECT FROM floor.screen s WHERE s.journal = floor.my_journal() AND s.person = who
      AND s.word = choose_one.word) THEN
    RETURN 'again';
  ELSIF NOT floor.works_here(who) THEN
    RETURN 'nobody';
  ELSIF (SELECT count(*) FROM floor.screen s WHERE s.journal = floor.my_journal() AND s.person <> who) >= 2000 THEN
    RETURN 'full';
  END IF;
  INSERT INTO floor.screen AS s (journal, person, change, word, signature)
    VALUES (floor.my_journal(), who, nextval('floor.screen_change'), choose_one.word, choose_one.signature)
    ON CONFLICT ON CONSTRAINT screen_pkey DO UPDATE SET change = excluded.change, word = excluded.word,
      signature = excluded.signature;
  RETURN 'ok';
EXCEPTION WHEN data_exception OR integrity_constraint_violation THEN
  RETURN 'broken';
END $$;

-- Accept the choices of people at the connected table, 100 people at a time. Return the result for each: `ok`, `again`,
-- `nobody` for a person who is missing or has left in the newest people, `full` after 2,000 people, or `broken`.
CREATE FUNCTION floor.choose(words text[], signatures bytea[]) RETURNS text[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF cardinality(words) > 100 THEN
    RAISE program_limit_exceeded USING MESSAGE = 'too many people at a time';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('screen', 0));  -- Then a reader misses no later change.
  RETURN (SELECT coalesce(array_agg(floor.choose_one(w, s) ORDER BY nth), '{}')
    FROM unnest(words, signatures) WITH ORDINALITY AS u(w, s, nth));
END $$;

-- Return the choices at other tables since a change, with the device that signed each.
CREATE FUNCTION floor.chosen(since bigint)
RETURNS TABLE(change bigint, table_id text, key bytea, word text, signature bytea)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT s.change, j.table_id, j.key, s.word, s.signature FROM floor.screen s JOIN floor.journal j USING (journal)
    WHERE s.change > since AND j.role <> session_user ORDER BY s.change LIMIT 500;
END;

-- As before, and the choices of a person who has left go with their answers. Only the answers are counted.
CREATE OR REPLACE FUNCTION floor.forget_training(person text) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  gone integer;
BEGIN
  IF floor.works_here(person) THEN
    RETURN -1;
  END IF;
  DELETE FROM floor.screen s WHERE s.person = forget_training.person;
  DELETE FROM floor.training t WHERE t.person = forget_training.person;
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END $$;

ALTER TABLE floor.screen ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY all_see ON floor.screen FOR SELECT TO floor_owner
  USING ((SELECT floor.my_journal()) IS NOT NULL OR (SELECT floor.is_console()));
CREATE POLICY table_forgets ON floor.screen FOR DELETE TO floor_owner USING ((SELECT floor.my_journal()) IS NOT NULL);
CREATE POLICY own_table ON floor.screen TO floor_owner USING (journal = (SELECT floor.my_journal()))
  WITH CHECK (journal = (SELECT floor.my_journal()));

REVOKE ALL ON floor.screen FROM PUBLIC;
REVOKE ALL ON FUNCTION floor.choose_one, floor.choose, floor.chosen FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.choose, floor.chosen TO floor_table;
GRANT EXECUTE ON FUNCTION floor.chosen TO floor_console;
