-- Letters as contract/search reads them: marks fall away, Cyrillic is Latin. Written out, for lower() knows the letters of some databases only.
CREATE FUNCTION latin_of(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(replace(replace(replace(
    lower(translate(normalize(name, NFC), 'АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШČĆŠŽĐ', 'абвгдђежзијклљмнњопрстћуфхцчџшčćšžđ')),
    'љ', 'lj'), 'њ', 'nj'), 'џ', 'dž'), 'абвгдђежзијклмнопрстћуфхцчш', 'abvgdđežzijklmnoprstćufhcčš')
$$;--> statement-breakpoint
CREATE FUNCTION search_key_of(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(replace(translate(
    lower(regexp_replace(normalize(public.latin_of(name), NFD), '[\u0300-\u036f]', '', 'g')), 'đ', 'd'), 'dj', 'd'),
    '[[:cntrl:]\s\u00a0\u200b-\u200f\u2028-\u202f\ufeff\ufffd]+', ' ', 'g'))
$$;--> statement-breakpoint
CREATE FUNCTION sort_key_of(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(replace(replace(replace(replace(public.latin_of(name),
    'dž', 'd{'), 'đ', 'd|'), 'č', 'c{'), 'ć', 'c|'), 'lj', 'l{'), 'nj', 'n{'), 'š', 's{'), 'ž', 'z{')
$$;--> statement-breakpoint
DROP INDEX "invitations_company_id_email_index";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "unit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_key_of(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(external_id, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sort_key" text GENERATED ALWAYS AS (sort_key_of(last_name || ' ' || first_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ALTER COLUMN "invited_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "send_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "task_id" bigint;--> statement-breakpoint
UPDATE "invitations" SET "send_at" = "created_at", "sent_at" = "created_at";--> statement-breakpoint
ALTER TABLE "invitations" ALTER COLUMN "send_at" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "users_external" ON "users" USING btree ("company_id","external_id") WHERE external_id is not null;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("company_id","sort_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "users_of_all" ON "users" USING btree ("sort_key" collate "C","company_id","id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_units" ON "users" USING btree ("company_id","unit") WHERE unit <> '';--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("ends_on") WHERE active and ends_on is not null;--> statement-breakpoint
CREATE INDEX "invitations_company_id_email_id_index" ON "invitations" USING btree ("company_id","email","id");--> statement-breakpoint
CREATE INDEX "invitations_of_task" ON "invitations" USING btree ("company_id","task_id") WHERE task_id is not null and sent_at is null;--> statement-breakpoint
CREATE INDEX "users_apart" ON "users" USING btree ("company_id","id") WHERE not active or not confirmed or ends_on is not null;
