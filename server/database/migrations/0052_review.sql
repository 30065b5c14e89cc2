ALTER TABLE "requests" ADD COLUMN "reason_code" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "claimed_by" bigint;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_company_id_claimed_by_users_company_id_id_fk" FOREIGN KEY ("company_id","claimed_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_same" ON "files" USING btree ("company_id","sha256");--> statement-breakpoint
CREATE INDEX "request_comments_of_author" ON "request_comments" USING btree ("company_id","author_id");--> statement-breakpoint
CREATE INDEX "request_events_of_actor" ON "request_events" USING btree ("company_id","actor_id");--> statement-breakpoint
CREATE INDEX "requests_same" ON "requests" USING btree ("company_id","purchase_date","amount");--> statement-breakpoint
CREATE INDEX "requests_of_file" ON "requests" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "requests_decided_by" ON "requests" USING btree ("company_id","decided_by");--> statement-breakpoint
CREATE INDEX "requests_claimed_by" ON "requests" USING btree ("company_id","claimed_by") WHERE claimed_by is not null;--> statement-breakpoint
CREATE INDEX "requests_last_decided" ON "requests" USING btree ("company_id","decided_at","id") WHERE decided_at is not null;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_claimed" CHECK (("requests"."claimed_by" is null) = ("requests"."claimed_at" is null) and ("requests"."claimed_by" is null) = ("requests"."claimed_until" is null));