ALTER TABLE "notifications" ADD COLUMN "search_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "search_sr" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "dedupe_key" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dedupe_key" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_once" UNIQUE("company_id","user_id","dedupe_key");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_once" UNIQUE("company_id","dedupe_key");--> statement-breakpoint
UPDATE "notifications" SET
  "search_en" = translate(lower(regexp_replace(coalesce(nullif("text_en", ''), "text_sr"), '<[^>]*>', ' ', 'g')), 'čćšžđ', 'ccszd'),
  "search_sr" = translate(lower(regexp_replace(coalesce(nullif("text_sr", ''), "text_en"), '<[^>]*>', ' ', 'g')), 'čćšžđ', 'ccszd');
