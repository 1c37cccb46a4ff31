-- Certificates that are revoked: with the database they reach a standby, whose own list may be an old one. Each function
-- of a table, a publisher or a console asks who it is, and one that shows such a certificate is nobody.
CREATE TABLE floor.revoked(
  role name NOT NULL,
  serial numeric NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (role, serial)
);
CREATE TRIGGER revoked_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON floor.revoked
  FOR EACH STATEMENT EXECUTE FUNCTION floor.never_changes();
CREATE FUNCTION floor.is_revoked() RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM floor.revoked r WHERE r.role = session_user) THEN
    RETURN false;
  END IF;
  RETURN EXISTS (SELECT FROM floor.revoked r JOIN pg_stat_ssl s ON s.client_serial = r.serial
    WHERE r.role = session_user AND s.pid = pg_backend_pid());
END $$;
REVOKE ALL ON floor.revoked FROM PUBLIC;
REVOKE ALL ON FUNCTION floor.is_revoked FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.is_revoked TO floor_console;

-- A function in SQL that is not merged into its statement is planned again by each statement; one in plpgsql is planned
-- once by each connection. A push asks thirteen times which journal it may write.

CREATE OR REPLACE FUNCTION floor.my_journal() RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF floor.is_revoked() THEN
    RETURN NULL;
  END IF;
  RETURN (SELECT j.journal FROM floor.journal j WHERE j.role = session_user ORDER BY j.journal DESC LIMIT 1);
END $$;
CREATE OR REPLACE FUNCTION floor.my_publisher() RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF floor.is_revoked() THEN
    RETURN NULL;
  END IF;
  RETURN (SELECT p.publisher FROM floor.publisher p WHERE p.role = session_user);
END $$;
CREATE OR REPLACE FUNCTION floor.is_console() RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN NOT floor.is_revoked() AND EXISTS (SELECT FROM pg_catalog.pg_auth_members m JOIN pg_catalog.pg_roles g ON g.oid = m.roleid
    JOIN pg_catalog.pg_roles r ON r.oid = m.member WHERE g.rolname = 'floor_console' AND r.rolname = session_user);
END $$;
CREATE OR REPLACE FUNCTION floor.field(value text) RETURNS bytea LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  bytes CONSTANT bytea := pg_catalog.convert_to(value, 'UTF8');
BEGIN
  RETURN pg_catalog.int4send(pg_catalog.length(bytes)) || bytes;
END $$;

-- A rule of row security asks once for each statement, and not once for each row that is read.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['event', 'fork', 'refusal', 'heard'] LOOP
    EXECUTE format('ALTER POLICY own_table ON floor.%I USING (journal = (SELECT floor.my_journal()))
      WITH CHECK (journal = (SELECT floor.my_journal()))', name);
  END LOOP;
END $$;

-- A connection keeps its plans. One that came while the tables were empty would read a whole journal for each push.
DO $$
DECLARE found_one record;
BEGIN
  FOR found_one IN SELECT p.oid::regprocedure AS name FROM pg_proc p
      WHERE p.pronamespace = 'floor'::regnamespace AND p.proname IN ('push', 'poll', 'greet', 'claim') LOOP
    EXECUTE format('ALTER FUNCTION %s SET enable_seqscan = off SET enable_bitmapscan = off SET jit = off',
      found_one.name);
  END LOOP;
END $$;
CREATE INDEX presence_by_journal ON floor.presence(journal);
