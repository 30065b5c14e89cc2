CREATE TYPE "public"."approval_kind" AS ENUM('gift', 'limit');--> statement-breakpoint
CREATE TYPE "public"."approval_status" AS ENUM('waiting', 'approved', 'refused', 'withdrawn', 'expired');--> statement-breakpoint
ALTER TYPE "public"."gift_status" ADD VALUE 'waiting';--> statement-breakpoint
ALTER TYPE "public"."gift_status" ADD VALUE 'refused';--> statement-breakpoint
CREATE TABLE "approvals" (
	"company_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" "approval_kind" NOT NULL,
	"status" "approval_status" DEFAULT 'waiting' NOT NULL,
	"people" integer,
	"sum" bigint NOT NULL,
	"limit_was" bigint NOT NULL,
	"currency" "currency" NOT NULL,
	"note" text NOT NULL,
	"proposed_by" bigint NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "approvals_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "approvals_by_another" CHECK ("approvals"."decided_by" <> "approvals"."proposed_by"),
	CONSTRAINT "approvals_decided" CHECK (("approvals"."status" = 'waiting') = ("approvals"."decided_at" is null)
        and ("approvals"."status" in ('approved', 'refused')) = ("approvals"."decided_by" is not null))
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "approval_limit" bigint;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "approval_id" bigint;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_company_id_proposed_by_users_company_id_id_fk" FOREIGN KEY ("company_id","proposed_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_company_id_decided_by_users_company_id_id_fk" FOREIGN KEY ("company_id","decided_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approvals_waiting" ON "approvals" USING btree ("expires_at") WHERE status = 'waiting';--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_company_id_approval_id_approvals_company_id_id_fk" FOREIGN KEY ("company_id","approval_id") REFERENCES "public"."approvals"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_of_approval" UNIQUE("company_id","approval_id");