CREATE TABLE "spent_sums" (
	"company_id" bigint NOT NULL,
	"month" date NOT NULL,
	"user_id" bigint NOT NULL,
	"category_id" integer NOT NULL,
	"bought" bigint NOT NULL,
	"given_back" bigint NOT NULL,
	"paid_back" bigint NOT NULL,
	"invoices" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"tax_back" bigint NOT NULL,
	"purchases" integer NOT NULL,
	CONSTRAINT "spent_sums_company_id_month_user_id_category_id_pk" PRIMARY KEY("company_id","month","user_id","category_id")
);
--> statement-breakpoint
ALTER TABLE "spent_sums" ADD CONSTRAINT "spent_sums_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Every path that spends writes the ledger, so what each person spent is added up there, in the same transaction, whichever version
-- of the server writes. What one order, request, month or enrolment took from several budgets is one purchase and has one tax: its
-- first entry of a month has them (a refund has the tax that is given back). Whoever only serves cannot write the sums otherwise.
CREATE FUNCTION add_up_spent() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  of_month date := date_trunc('month', NEW.created_at AT TIME ZONE 'Europe/Belgrade')::date;
  is_bought boolean := NEW.kind IN ('purchase', 'subscription', 'enrolment');
  is_first boolean := NOT EXISTS (
    SELECT FROM ledger_entries l
    WHERE l.company_id = NEW.company_id AND l.kind = NEW.kind AND l.reference = NEW.reference AND l.id < NEW.id AND l.spent <> 0
      AND l.created_at >= of_month::timestamp AT TIME ZONE 'Europe/Belgrade'
      AND l.created_at < (of_month + interval '1 month')::timestamp AT TIME ZONE 'Europe/Belgrade');
  asked request_kind;
  frozen bigint := 0;
BEGIN
  IF NEW.kind = 'request' THEN
    SELECT r.kind INTO asked FROM requests r WHERE r.company_id = NEW.company_id AND r.id = NEW.reference;
  ELSIF is_first AND NEW.kind = 'subscription' THEN
    SELECT c.payroll_tax INTO frozen FROM subscription_charges c WHERE c.company_id = NEW.company_id AND c.id = NEW.reference;
  ELSIF is_first AND NEW.kind IN ('purchase', 'refund') THEN
    SELECT o.payroll_tax INTO frozen FROM orders o WHERE o.company_id = NEW.company_id AND o.id = NEW.reference;
  END IF;
  INSERT INTO spent_sums AS s
    (company_id, month, user_id, category_id, bought, given_back, paid_back, invoices, tax, tax_back, purchases)
  VALUES (NEW.company_id, of_month, NEW.user_id, NEW.category_id,
    CASE WHEN is_bought THEN NEW.spent ELSE 0 END, CASE WHEN NEW.kind = 'refund' THEN -NEW.spent ELSE 0 END,
    CASE WHEN asked = 'reimbursement' THEN NEW.spent ELSE 0 END, CASE WHEN asked = 'invoice' THEN NEW.spent ELSE 0 END,
    CASE WHEN NEW.kind <> 'refund' THEN coalesce(frozen, 0) ELSE 0 END,
    CASE WHEN NEW.kind = 'refund' THEN coalesce(frozen, 0) ELSE 0 END,
    CASE WHEN is_first AND NEW.kind <> 'refund' THEN 1 ELSE 0 END)
  ON CONFLICT (company_id, month, user_id, category_id) DO UPDATE SET
    bought = s.bought + excluded.bought, given_back = s.given_back + excluded.given_back, paid_back = s.paid_back + excluded.paid_back,
    invoices = s.invoices + excluded.invoices, tax = s.tax + excluded.tax, tax_back = s.tax_back + excluded.tax_back,
    purchases = s.purchases + excluded.purchases;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Taking the trigger on waits for whoever is writing and keeps others waiting until what was there before is added up as well.
CREATE TRIGGER ledger_entries_added_up AFTER INSERT ON ledger_entries
  FOR EACH ROW WHEN (NEW.spent <> 0) EXECUTE FUNCTION add_up_spent();--> statement-breakpoint
INSERT INTO spent_sums (company_id, month, user_id, category_id, bought, given_back, paid_back, invoices, tax, tax_back, purchases)
SELECT e.company_id, e.month, e.user_id, e.category_id,
  coalesce(sum(e.spent) FILTER (WHERE e.kind IN ('purchase', 'subscription', 'enrolment')), 0),
  coalesce(-sum(e.spent) FILTER (WHERE e.kind = 'refund'), 0),
  coalesce(sum(e.spent) FILTER (WHERE r.kind = 'reimbursement'), 0), coalesce(sum(e.spent) FILTER (WHERE r.kind = 'invoice'), 0),
  coalesce(sum(coalesce(o.payroll_tax, c.payroll_tax)) FILTER (WHERE e.place = 1 AND e.kind <> 'refund'), 0),
  coalesce(sum(o.payroll_tax) FILTER (WHERE e.place = 1 AND e.kind = 'refund'), 0),
  count(*) FILTER (WHERE e.place = 1 AND e.kind <> 'refund')
FROM (
  SELECT m.*, row_number() OVER (PARTITION BY m.company_id, m.month, m.kind, coalesce(m.reference, -m.id) ORDER BY m.id) AS place
  FROM (
    SELECT l.*, date_trunc('month', l.created_at AT TIME ZONE 'Europe/Belgrade')::date AS month
    FROM ledger_entries l WHERE l.spent <> 0) m) e
LEFT JOIN requests r ON e.kind = 'request' AND r.company_id = e.company_id AND r.id = e.reference
LEFT JOIN orders o ON e.kind IN ('purchase', 'refund') AND o.company_id = e.company_id AND o.id = e.reference
LEFT JOIN subscription_charges c ON e.kind = 'subscription' AND c.company_id = e.company_id AND c.id = e.reference
GROUP BY e.company_id, e.month, e.user_id, e.category_id;
