ALTER TABLE "companies" ADD COLUMN "promise_days" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_key_of(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "sort_key" text GENERATED ALWAYS AS (sort_key_of(name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_entries_spent" ON "ledger_entries" USING btree ("company_id","created_at","spent") WHERE spent <> 0;