-- What a table's camera saw of the cards of a call, for a console: pictures under their own hash, as the journal names
-- them. They are few and small: a table pushes only what a call shows.
CREATE TABLE floor.picture(
  digest bytea PRIMARY KEY CHECK (digest = sha256(body)),
  journal integer NOT NULL REFERENCES floor.journal,
  body bytea NOT NULL CHECK (length(body) BETWEEN 1 AND 400000),
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX picture_by_journal ON floor.picture(journal, at);

-- Keep a picture of the table that is connected; again is nothing. A table that would fill the disk is not heard.
CREATE FUNCTION floor.show(body bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF (SELECT count(*) FROM floor.picture p WHERE p.journal = floor.my_journal()
      AND p.at > clock_timestamp() - interval '1 day') >= 2000 THEN
    INSERT INTO floor.attempt(what, why) VALUES ('show', 'too many pictures in a day');
    RETURN;
  END IF;
  INSERT INTO floor.picture(digest, journal, body) VALUES (sha256(show.body), floor.my_journal(), show.body)
    ON CONFLICT DO NOTHING;
END $$;

CREATE TRIGGER picture_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON floor.picture
  FOR EACH STATEMENT EXECUTE FUNCTION floor.never_changes();
ALTER TABLE floor.picture ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY console_sees ON floor.picture FOR SELECT USING ((SELECT floor.is_console()));
CREATE POLICY own_table ON floor.picture TO floor_owner USING (journal = (SELECT floor.my_journal()))
  WITH CHECK (journal = (SELECT floor.my_journal()));
REVOKE ALL ON floor.picture FROM PUBLIC;
REVOKE ALL ON FUNCTION floor.show FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.show TO floor_table;
GRANT SELECT ON floor.picture TO floor_console;
