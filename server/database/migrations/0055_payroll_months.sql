CREATE TABLE "payroll_months" (
	"company_id" bigint NOT NULL,
	"month" date NOT NULL,
	"currency" "currency" NOT NULL,
	"people" integer NOT NULL,
	"bought" bigint NOT NULL,
	"given_back" bigint NOT NULL,
	"paid_back" bigint NOT NULL,
	"invoices" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"tax_back" bigint NOT NULL,
	"budgets" jsonb NOT NULL,
	"file" text NOT NULL,
	"sha256" text NOT NULL,
	"closed_by" bigint NOT NULL,
	"closed_by_name" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payroll_months_company_id_month_pk" PRIMARY KEY("company_id","month"),
	CONSTRAINT "payroll_months_first_day" CHECK (extract(day from "payroll_months"."month") = 1)
);
--> statement-breakpoint
CREATE TABLE "payroll_rows" (
	"company_id" bigint NOT NULL,
	"month" date NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"external_id" text,
	"unit" text NOT NULL,
	"search_key" text NOT NULL,
	"sort_key" text NOT NULL,
	"bought" bigint NOT NULL,
	"given_back" bigint NOT NULL,
	"paid_back" bigint NOT NULL,
	"invoices" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"tax_back" bigint NOT NULL,
	"budgets" jsonb NOT NULL,
	CONSTRAINT "payroll_rows_company_id_month_user_id_pk" PRIMARY KEY("company_id","month","user_id")
);
--> statement-breakpoint
ALTER TABLE "payroll_months" ADD CONSTRAINT "payroll_months_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_months" ADD CONSTRAINT "payroll_months_company_id_closed_by_users_company_id_id_fk" FOREIGN KEY ("company_id","closed_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_rows" ADD CONSTRAINT "payroll_rows_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payroll_rows_by_name" ON "payroll_rows" USING btree ("company_id","month","sort_key" collate "C","user_id");--> statement-breakpoint
CREATE INDEX "payroll_rows_of_person" ON "payroll_rows" USING btree ("company_id","user_id");--> statement-breakpoint
-- A month that was closed stays as it was closed.
CREATE TRIGGER payroll_months_append_only BEFORE UPDATE OR DELETE ON payroll_months
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER payroll_months_no_truncate BEFORE TRUNCATE ON payroll_months
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER payroll_rows_append_only BEFORE UPDATE OR DELETE ON payroll_rows
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER payroll_rows_no_truncate BEFORE TRUNCATE ON payroll_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Nothing is spent any more in a month that is closed. Whoever closes one waits for those who are writing, and they for whoever
-- closes it (server/payroll/close-month.ts); what comes too late is to be tried again, and is then of the month that goes on.
CREATE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(20260301, NEW.company_id::integer);
  IF EXISTS (
    SELECT FROM payroll_months
    WHERE company_id = NEW.company_id
      AND month = date_trunc('month', NEW.created_at AT TIME ZONE 'Europe/Belgrade')::date
  ) THEN
    RAISE EXCEPTION 'the month of % is closed for the payroll', NEW.created_at USING ERRCODE = '55P03';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_of_open_month BEFORE INSERT ON ledger_entries
  FOR EACH ROW WHEN (NEW.spent <> 0) EXECUTE FUNCTION refuse_closed_month();
