-- For a PostgreSQL whose tables belong to another role than the one that serves. Run it as the owner, once the server of a new
-- version has migrated as the owner: psql "$OWNER_URL" -v app=izbor_app -f server/database/roles.sql
-- Whoever has only what the server has then cannot take a trigger off, nor rewrite what happened.
grant usage on schema public to :"app";
grant select, insert, update, delete on all tables in schema public to :"app";
grant usage, select on all sequences in schema public to :"app";
revoke update, delete on ledger_entries, changes, seals, payroll_months, payroll_rows from :"app";
revoke update on change_values from :"app";
-- A trigger of the ledger writes it, as the owner.
revoke insert, update, delete on spent_sums from :"app";
-- A start looks whether all migrations have run; the two statements of it that make what is there already need this.
grant create on database :"DBNAME" to :"app";
grant usage, create on schema drizzle to :"app";
grant select on all tables in schema drizzle to :"app";
-- pg_dump reads where a sequence stands: a copy is made by whoever serves.
grant select on all sequences in schema drizzle to :"app";
