CREATE TABLE "bulk_rows" (
	"bulk_id" bigint NOT NULL,
	"record_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "bulk_rows_bulk_id_record_id_pk" PRIMARY KEY("bulk_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "bulks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"created_by" bigint NOT NULL,
	"action" text NOT NULL,
	"status" text DEFAULT 'previewed' NOT NULL,
	"affected" integer NOT NULL,
	"task_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"run_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_bulk_id_bulks_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulks" ADD CONSTRAINT "bulks_company_id_created_by_users_company_id_id_fk" FOREIGN KEY ("company_id","created_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_rows_waiting" ON "bulk_rows" USING btree ("bulk_id","record_id") WHERE outcome in ('waiting', 'done');--> statement-breakpoint
CREATE INDEX "bulks_old" ON "bulks" USING btree ("created_at");