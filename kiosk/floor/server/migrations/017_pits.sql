-- In which pit a table was, and from when: a report of the past is the same after a table has moved.
CREATE TABLE floor.pit(
  journal integer NOT NULL REFERENCES floor.journal,
  from_ms bigint NOT NULL,  -- by the server's clock; 0 for the first
  pit text NOT NULL CHECK (length(pit) <= 1000),
  PRIMARY KEY (journal, from_ms)
);
CREATE FUNCTION floor.follow_pit() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  now_in text := floor.said(NEW.standing::text, 'pit');
  newest floor.pit;
BEGIN
  SELECT * INTO newest FROM floor.pit p WHERE p.journal = NEW.journal ORDER BY p.from_ms DESC LIMIT 1;
  IF length(now_in) <= 1000 AND now_in IS DISTINCT FROM newest.pit THEN
    INSERT INTO floor.pit VALUES (NEW.journal, CASE WHEN newest.journal IS NULL THEN 0
      ELSE (extract(epoch FROM clock_timestamp()) * 1000)::bigint END, now_in) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER follow_pit AFTER UPDATE ON floor.heard FOR EACH ROW
  WHEN (NEW.standing IS NOT NULL AND NEW.changed IS DISTINCT FROM OLD.changed) EXECUTE FUNCTION floor.follow_pit();

-- What there is already, for which the owner must see it for this moment.
ALTER TABLE floor.heard NO FORCE ROW LEVEL SECURITY;
INSERT INTO floor.pit SELECT h.journal, 0, left(floor.said(h.standing::text, 'pit'), 1000) FROM floor.heard h
  WHERE floor.said(h.standing::text, 'pit') IS NOT NULL;
ALTER TABLE floor.heard FORCE ROW LEVEL SECURITY;

CREATE TRIGGER pit_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON floor.pit
  FOR EACH STATEMENT EXECUTE FUNCTION floor.never_changes();
ALTER TABLE floor.pit ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY console_sees ON floor.pit FOR SELECT USING ((SELECT floor.is_console()));
CREATE POLICY own_table ON floor.pit TO floor_owner USING (journal = (SELECT floor.my_journal()))
  WITH CHECK (journal = (SELECT floor.my_journal()));
REVOKE ALL ON floor.pit FROM PUBLIC;
REVOKE ALL ON FUNCTION floor.follow_pit FROM PUBLIC;
GRANT SELECT ON floor.pit TO floor_console;
