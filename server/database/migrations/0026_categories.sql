ALTER TABLE "categories" ADD COLUMN "private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "benefits_filed" ON "benefits" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "accounts_by_category" ON "accounts" USING btree ("category_id","year") WHERE category_id <> 0;--> statement-breakpoint
CREATE INDEX "requests_open" ON "requests" USING btree ("category_id") WHERE status in ('pending', 'in_review');