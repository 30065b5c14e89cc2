CREATE TYPE "public"."platform_approval_kind" AS ENUM('announcement', 'rate', 'refund', 'limit');--> statement-breakpoint
CREATE TABLE "platform_approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "platform_approval_kind" NOT NULL,
	"status" "approval_status" DEFAULT 'waiting' NOT NULL,
	"announcement_id" integer,
	"rate_change_id" integer,
	"order_company_id" bigint,
	"order_id" bigint,
	"people" integer,
	"sum" bigint,
	"limit_was" bigint,
	"currency" "currency",
	"name_sr" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"company_id" bigint NOT NULL,
	"proposed_by" bigint NOT NULL,
	"decider_company_id" bigint,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "platform_approvals_by_another" CHECK ("platform_approvals"."decided_by" is null or ("platform_approvals"."decider_company_id", "platform_approvals"."decided_by") <> ("platform_approvals"."company_id", "platform_approvals"."proposed_by")),
	CONSTRAINT "platform_approvals_decided" CHECK (("platform_approvals"."status" = 'waiting') = ("platform_approvals"."decided_at" is null)
        and ("platform_approvals"."status" in ('approved', 'refused')) = ("platform_approvals"."decided_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "platform_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"refund_limit" bigint NOT NULL,
	CONSTRAINT "platform_settings_once" CHECK ("platform_settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "platform_approvals" ADD CONSTRAINT "platform_approvals_company_id_proposed_by_users_company_id_id_fk" FOREIGN KEY ("company_id","proposed_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_approvals" ADD CONSTRAINT "platform_approvals_decider_company_id_decided_by_users_company_id_id_fk" FOREIGN KEY ("decider_company_id","decided_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "platform_approvals_announcement" ON "platform_approvals" USING btree ("announcement_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "platform_approvals_rate" ON "platform_approvals" USING btree ("rate_change_id");--> statement-breakpoint
CREATE UNIQUE INDEX "platform_approvals_order" ON "platform_approvals" USING btree ("order_company_id","order_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "platform_approvals_limit" ON "platform_approvals" USING btree ("kind") WHERE status = 'waiting' and kind = 'limit';--> statement-breakpoint
CREATE INDEX "platform_approvals_waiting" ON "platform_approvals" USING btree ("expires_at") WHERE status = 'waiting';--> statement-breakpoint
-- The limit as it begins: a hundred thousand dinars.
INSERT INTO "platform_settings" ("id", "refund_limit") VALUES (1, 10000000);--> statement-breakpoint
-- What was proposed before is in the list as well.
INSERT INTO "platform_approvals" ("kind", "announcement_id", "people", "name_sr", "name_en", "company_id", "proposed_by", "expires_at", "created_at")
SELECT 'announcement', id, people, title_sr, title_en, sent_company_id, sent_by, sent_at + interval '7 days', sent_at
FROM "announcements" WHERE status = 'waiting';--> statement-breakpoint
INSERT INTO "platform_approvals" ("kind", "status", "rate_change_id", "company_id", "proposed_by", "decider_company_id", "decided_by", "decided_at", "reason", "expires_at", "created_at")
SELECT 'rate', case status::text when 'set' then 'approved' else status::text end::approval_status, id, company_id, proposed_by,
  decider_company_id, decided_by, decided_at, reason, created_at + interval '7 days', created_at
FROM "rate_changes" WHERE status <> 'set' OR decided_by IS NOT NULL ORDER BY id;
