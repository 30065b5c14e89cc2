CREATE TYPE "public"."rate_status" AS ENUM('set', 'waiting', 'refused', 'withdrawn', 'expired');--> statement-breakpoint
CREATE TYPE "public"."suggestion_status" AS ENUM('new', 'contacted', 'agreed', 'declined', 'live');--> statement-breakpoint
CREATE TABLE "rate_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"currency" "currency" NOT NULL,
	"per_euro_was" bigint NOT NULL,
	"per_euro" bigint NOT NULL,
	"status" "rate_status" NOT NULL,
	"company_id" bigint NOT NULL,
	"proposed_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decider_company_id" bigint,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "status" "suggestion_status" DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "benefit_id" integer;--> statement-breakpoint
ALTER TABLE "rate_changes" ADD CONSTRAINT "rate_changes_company_id_proposed_by_users_company_id_id_fk" FOREIGN KEY ("company_id","proposed_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_changes" ADD CONSTRAINT "rate_changes_decider_company_id_decided_by_users_company_id_id_fk" FOREIGN KEY ("decider_company_id","decided_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_changes_currency_id_index" ON "rate_changes" USING btree ("currency","id");--> statement-breakpoint
CREATE UNIQUE INDEX "rate_changes_waiting" ON "rate_changes" USING btree ("currency") WHERE status = 'waiting';--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_benefit_id_benefits_id_fk" FOREIGN KEY ("benefit_id") REFERENCES "public"."benefits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suggestions_waiting" ON "suggestions" USING btree ("created_at") WHERE status = 'new';--> statement-breakpoint
-- What was answered before there were states is at least being looked into.
UPDATE "suggestions" SET "status" = 'contacted' WHERE "answer" IS NOT NULL;