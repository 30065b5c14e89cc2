ALTER TYPE "public"."approval_kind" ADD VALUE 'request';--> statement-breakpoint
ALTER TYPE "public"."approval_kind" ADD VALUE 'take_back';--> statement-breakpoint
ALTER TABLE "request_comments" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "request_events" ALTER COLUMN "actor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "late_told_on" date;--> statement-breakpoint
ALTER TABLE "gift_take_backs" ADD COLUMN "approval_id" bigint;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "approval_id" bigint;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_take_backs" ADD CONSTRAINT "gift_take_backs_company_id_approval_id_approvals_company_id_id_fk" FOREIGN KEY ("company_id","approval_id") REFERENCES "public"."approvals"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_company_id_approval_id_approvals_company_id_id_fk" FOREIGN KEY ("company_id","approval_id") REFERENCES "public"."approvals"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_decided_by_platform" ON "requests" USING btree ("decided_at","id") WHERE decided_at is not null and decided_by is null;--> statement-breakpoint
ALTER TABLE "gift_take_backs" ADD CONSTRAINT "gift_take_backs_approval" UNIQUE("company_id","approval_id");--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_approval" UNIQUE("company_id","approval_id");