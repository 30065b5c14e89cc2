CREATE TABLE "core_benefits" (
	"company_id" bigint NOT NULL,
	"benefit_id" integer NOT NULL,
	"position" integer,
	"active" boolean DEFAULT true NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"document_key" text,
	"document_name" text,
	"document_bytes" integer,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "core_benefits_company_id_benefit_id_pk" PRIMARY KEY("company_id","benefit_id"),
	CONSTRAINT "core_benefits_document" CHECK (num_nulls("core_benefits"."document_key", "core_benefits"."document_name", "core_benefits"."document_bytes") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "benefits" ADD COLUMN "owner_company_id" bigint;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "owner_company_id" bigint;--> statement-breakpoint
ALTER TABLE "core_benefits" ADD CONSTRAINT "core_benefits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "core_benefits" ADD CONSTRAINT "core_benefits_benefit_id_benefits_id_fk" FOREIGN KEY ("benefit_id") REFERENCES "public"."benefits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefits" ADD CONSTRAINT "benefits_owner_company_id_companies_id_fk" FOREIGN KEY ("owner_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_owner_company_id_companies_id_fk" FOREIGN KEY ("owner_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "core_benefits_in_order" ON "core_benefits" USING btree ("company_id","position","benefit_id") WHERE position is not null;--> statement-breakpoint
CREATE INDEX "benefits_own" ON "benefits" USING btree ("owner_company_id") WHERE owner_company_id is not null;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_owner" UNIQUE("owner_company_id");--> statement-breakpoint
ALTER TABLE "benefits" ADD CONSTRAINT "benefits_own" CHECK ("benefits"."owner_company_id" is null or ("benefits"."kind" = 'fixed' and "benefits"."price" is null and not "benefits"."for_all_companies"));--> statement-breakpoint
-- Whoever keeps a core benefit sees it go when their company puts it away, and come back, as `benefits_offered` does for an offer.
CREATE FUNCTION number_core_benefit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE benefits SET listed_revision = nextval('catalogue_revision') WHERE id = NEW.benefit_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER core_benefits_put_away AFTER INSERT ON core_benefits FOR EACH ROW WHEN (NOT NEW.active)
  EXECUTE FUNCTION number_core_benefit();--> statement-breakpoint
CREATE TRIGGER core_benefits_switched AFTER UPDATE ON core_benefits FOR EACH ROW WHEN (OLD.active IS DISTINCT FROM NEW.active)
  EXECUTE FUNCTION number_core_benefit();--> statement-breakpoint
-- What a company gives of its own is given under its name, whatever that is.
CREATE FUNCTION name_own_provider() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE providers SET name = NEW.name, search_key = NEW.search_key, sort_key = NEW.sort_key WHERE owner_company_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER companies_own_provider AFTER UPDATE ON companies FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name)
  EXECUTE FUNCTION name_own_provider();
