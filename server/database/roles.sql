-- For a PostgreSQL whose tables belong to another role than the one that serves. Run it as the owner, after a server of a new
-- version has migrated as the owner: psql "$OWNER_URL" -v app=izbor_app -f server/database/roles.sql
-- The role of the server can then neither remove a trigger nor rewrite the ledger and the logs.
grant usage on schema public to :"app";
grant select, insert, update, delete on all tables in schema public to :"app";
grant usage, select on all sequences in schema public to :"app";
revoke update, delete on ledger_entries, changes, seals, payroll_months, payroll_rows from :"app";
revoke update on change_values from :"app";
-- Written by a trigger of the ledger, which runs as the owner.
revoke insert, update, delete on spent_sums from :"app";
-- Each start checks whether all migrations have run; two of its statements (create if not exists) need these rights.
grant create on database :"DBNAME" to :"app";
grant usage, create on schema drizzle to :"app";
grant select on all tables in schema drizzle to :"app";
-- pg_dump, which runs as this role, reads the sequences.
grant select on all sequences in schema drizzle to :"app";
