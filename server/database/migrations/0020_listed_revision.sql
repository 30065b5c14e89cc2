CREATE SEQUENCE "public"."catalogue_revision" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "benefits" ADD COLUMN "listed_revision" bigint DEFAULT nextval('catalogue_revision') NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_version" ADD COLUMN "epoch" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- An unchanged poll of v2/me/ stays a 304 while administrators save benefits: its ETag takes the revisions of what one keeps.
-- Of the long texts a list says only whether they are there in a language.
CREATE FUNCTION number_listed_benefit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed_revision := nextval('catalogue_revision');
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER benefits_listed BEFORE UPDATE ON benefits FOR EACH ROW
  WHEN (ROW(OLD.kind, OLD.provider_id, OLD.category_id, OLD.name_en, OLD.name_sr, OLD.short_description_en,
    OLD.short_description_sr, OLD.description_en = '', OLD.description_sr = '', OLD.instructions_en = '',
    OLD.instructions_sr = '', OLD.limitations_en = '', OLD.limitations_sr = '', OLD.pictures, OLD.locations, OLD.price,
    OLD.currency, OLD.discount, OLD.company_price, OLD.nfc, OLD.monthly, OLD.for_all_companies, OLD.active)
    IS DISTINCT FROM ROW(NEW.kind, NEW.provider_id, NEW.category_id, NEW.name_en, NEW.name_sr, NEW.short_description_en,
    NEW.short_description_sr, NEW.description_en = '', NEW.description_sr = '', NEW.instructions_en = '',
    NEW.instructions_sr = '', NEW.limitations_en = '', NEW.limitations_sr = '', NEW.pictures, NEW.locations, NEW.price,
    NEW.currency, NEW.discount, NEW.company_price, NEW.nfc, NEW.monthly, NEW.for_all_companies, NEW.active))
  EXECUTE FUNCTION number_listed_benefit();--> statement-breakpoint
CREATE FUNCTION number_offered_benefits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE benefits SET listed_revision = nextval('catalogue_revision') WHERE id IN (SELECT benefit_id FROM changed);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER benefits_offered AFTER INSERT ON benefit_companies REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION number_offered_benefits();--> statement-breakpoint
CREATE TRIGGER benefits_offered_no_more AFTER DELETE ON benefit_companies REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION number_offered_benefits();--> statement-breakpoint
-- Deferred, so that the one row of the catalogue is locked last and shortly.
CREATE FUNCTION raise_catalogue_epoch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET epoch = epoch + 1;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER providers_epoch AFTER UPDATE ON providers DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (ROW(OLD.name, OLD.picture, OLD.active) IS DISTINCT FROM ROW(NEW.name, NEW.picture, NEW.active))
  EXECUTE FUNCTION raise_catalogue_epoch();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER categories_epoch AFTER UPDATE ON categories DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (ROW(OLD.name_en, OLD.name_sr, OLD.position) IS DISTINCT FROM ROW(NEW.name_en, NEW.name_sr, NEW.position))
  EXECUTE FUNCTION raise_catalogue_epoch();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER exchange_rates_epoch AFTER UPDATE ON exchange_rates DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.per_euro IS DISTINCT FROM NEW.per_euro)
  EXECUTE FUNCTION raise_catalogue_epoch();--> statement-breakpoint
-- In the same way the version of a company rises with what its people see of it.
CREATE FUNCTION raise_company_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER companies_version BEFORE UPDATE ON companies FOR EACH ROW
  WHEN (ROW(OLD.name, OLD.currency, OLD.card_color) IS DISTINCT FROM ROW(NEW.name, NEW.currency, NEW.card_color))
  EXECUTE FUNCTION raise_company_version();
