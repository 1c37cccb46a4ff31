-- Who may deal which game, as it was examined and signed for at any table. A table says each certificate once, and its
-- end once.

-- `book` is the public key of the journal of examinations in which it is event `number`, so that no two are alike. `word`
-- is what its table's device has signed, and the server cannot.
CREATE TABLE floor.certificate(
  certificate bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  book bytea NOT NULL CHECK (length(book) = 32),
  number bigint NOT NULL CHECK (number > 0),
  is_revoked boolean NOT NULL,
  person text NOT NULL CHECK (length(person) BETWEEN 1 AND 100),
  word text NOT NULL CHECK (octet_length(word) <= 4000),
  signature bytea NOT NULL CHECK (length(signature) = 64),
  journal integer NOT NULL REFERENCES floor.journal,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (journal, book, number, is_revoked)
);
CREATE INDEX certificate_by_journal ON floor.certificate(journal, at);

-- Which devices a manager of the house vouches for is laid down as people are: kind `tables`.
ALTER TABLE floor.version DROP CONSTRAINT version_kind_check, ADD CONSTRAINT version_kind_check
  CHECK (kind ~ '^(people|house|tables|jackpots:[a-z0-9_]{1,32}(:[A-Za-z0-9-]{1,16})?)$');

CREATE FUNCTION floor.certify_one(word text, signature bytea) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  said jsonb := word::jsonb;
  known floor.certificate;
  people jsonb;
BEGIN
  IF (said ->> 'person') IS NULL OR (said ->> 'revoked') IS NULL OR (said ->> 'at_ms') IS NULL THEN
    RETURN 'broken';
  END IF;
  SELECT * INTO known FROM floor.certificate c WHERE c.journal = floor.my_journal()
    AND c.book = decode(said ->> 'book', 'hex')
    AND c.number = (said ->> 'number')::bigint AND c.is_revoked = (said ->> 'revoked' <> '');
  IF FOUND THEN
    RETURN CASE WHEN known.word = certify_one.word THEN 'again' ELSE 'other' END;
  END IF;
  people := (SELECT v.content::jsonb FROM floor.version v WHERE v.kind = 'people' ORDER BY v.number DESC LIMIT 1);
  IF NOT people @> jsonb_build_array(jsonb_build_object('id', said ->> 'person')) THEN
    RETURN 'nobody';
  END IF;
  IF to_timestamp((said ->> 'at_ms')::bigint / 1000.0) > clock_timestamp() + interval '1 hour' THEN
    RETURN 'early';
  END IF;
  IF (SELECT count(*) FROM floor.certificate c WHERE c.journal = floor.my_journal()
      AND c.at > clock_timestamp() - interval '1 day') >= 2000 THEN
    RETURN 'full';
  END IF;
  INSERT INTO floor.certificate(book, number, is_revoked, person, word, signature, journal)
    VALUES (decode(said ->> 'book', 'hex'), (said ->> 'number')::bigint, said ->> 'revoked' <> '', said ->> 'person',
      certify_one.word, certify_one.signature, floor.my_journal());
  RETURN 'ok';
EXCEPTION WHEN data_exception OR integrity_constraint_violation THEN
  RETURN 'broken';
END $$;

-- Take certificates, and ends of certificates, of the table that is connected. Return what became of each: `ok`, `again`,
-- or `other` where that number is another one's, `nobody` for whom no version of the people knows, `early` for one of a
-- clock that is ahead, `full`, `broken`. What is refused is kept, once.
CREATE FUNCTION floor.certify(words text[], signatures bytea[]) RETURNS text[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  answers text[] := '{}';
  answer text;
  refused text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('certificate', 0));  -- whoever reads on misses none that comes later
  FOR i IN 1 .. cardinality(words) LOOP
    answer := floor.certify_one(words[i], signatures[i]);
    answers := answers || answer;
    refused := answer || ': ' || left(words[i], 1000);
    IF answer NOT IN ('ok', 'again') AND NOT EXISTS (SELECT FROM floor.attempt a WHERE a.role = session_user
        AND a.what = 'certify' AND md5(a.why) = md5(refused)) THEN
      INSERT INTO floor.attempt(what, why) VALUES ('certify', refused);
    END IF;
  END LOOP;
  RETURN answers;
END $$;
CREATE INDEX attempt_to_certify ON floor.attempt(role, md5(why)) WHERE what = 'certify';

-- Which devices' journals are enrolled now, by table: what a manager looks at and signs as the next version of `tables`.
CREATE FUNCTION floor.enrolled() RETURNS TABLE(table_id text, key bytea)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
  SELECT j.table_id, j.key FROM floor.journal j ORDER BY j.table_id, j.journal;
END;

CREATE TRIGGER certificate_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON floor.certificate
  FOR EACH STATEMENT EXECUTE FUNCTION floor.never_changes();
ALTER TABLE floor.certificate ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY console_sees ON floor.certificate FOR SELECT USING ((SELECT floor.is_console()));
CREATE POLICY table_sees ON floor.certificate FOR SELECT TO floor_owner USING ((SELECT floor.my_journal()) IS NOT NULL);
CREATE POLICY table_certifies ON floor.certificate FOR INSERT TO floor_owner
  WITH CHECK (journal = (SELECT floor.my_journal()));
CREATE POLICY own_attempts ON floor.attempt FOR SELECT TO floor_owner USING (role = session_user);
REVOKE ALL ON floor.certificate FROM PUBLIC;
REVOKE ALL ON FUNCTION floor.certify_one, floor.certify, floor.enrolled FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.certify TO floor_table;
GRANT EXECUTE ON FUNCTION floor.enrolled TO floor_publisher;
GRANT SELECT ON floor.certificate TO floor_console;
