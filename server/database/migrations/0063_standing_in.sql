ALTER TYPE "public"."approval_kind" ADD VALUE 'import';--> statement-breakpoint
ALTER TYPE "public"."import_status" ADD VALUE 'waiting';--> statement-breakpoint
CREATE TABLE "absences" (
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"starts" date NOT NULL,
	"ends" date NOT NULL,
	"delegate" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "absences_company_id_user_id_pk" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "absences_days" CHECK ("absences"."starts" <= "absences"."ends"),
	CONSTRAINT "absences_of_another" CHECK ("absences"."user_id" <> "absences"."delegate")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "import_id" bigint;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "approval_id" bigint;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "assigned_to" bigint;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "decided_for" bigint;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_company_id_delegate_users_company_id_id_fk" FOREIGN KEY ("company_id","delegate") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absences_delegate" ON "absences" USING btree ("company_id","delegate");--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_company_id_approval_id_approvals_company_id_id_fk" FOREIGN KEY ("company_id","approval_id") REFERENCES "public"."approvals"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_company_id_assigned_to_users_company_id_id_fk" FOREIGN KEY ("company_id","assigned_to") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_company_id_decided_for_users_company_id_id_fk" FOREIGN KEY ("company_id","decided_for") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_of_import" ON "ledger_entries" USING btree ("company_id","import_id") WHERE import_id is not null;--> statement-breakpoint
CREATE INDEX "requests_assigned_to" ON "requests" USING btree ("company_id","assigned_to") WHERE assigned_to is not null;--> statement-breakpoint
CREATE INDEX "requests_decided_for" ON "requests" USING btree ("company_id","decided_for") WHERE decided_for is not null;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_approval" UNIQUE("company_id","approval_id");