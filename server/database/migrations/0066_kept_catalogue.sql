ALTER TABLE "benefits" ADD COLUMN "touched" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_version" ADD COLUMN "removals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "touched" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "benefits_touched" ON "benefits" USING btree ("touched");--> statement-breakpoint
CREATE INDEX "providers_touched" ON "providers" USING btree ("touched");--> statement-breakpoint
-- Servers keep the catalogue in their memory. The database says what changed of it, whoever changes it and however: which rows (`touched`), and that
-- something did (`version`).
CREATE FUNCTION touch_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.touched := pg_current_xact_id();
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER benefits_touch BEFORE INSERT OR UPDATE ON benefits FOR EACH ROW EXECUTE FUNCTION touch_row();--> statement-breakpoint
CREATE TRIGGER providers_touch BEFORE INSERT OR UPDATE ON providers FOR EACH ROW EXECUTE FUNCTION touch_row();--> statement-breakpoint
-- Once for a transaction, and deferred, so that the one row is locked last and shortly.
CREATE FUNCTION raise_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('izbor.catalogue_raised', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
    INSERT INTO catalogue_version (id, version) VALUES (1, 1)
    ON CONFLICT (id) DO UPDATE SET version = catalogue_version.version + 1;
    PERFORM set_config('izbor.catalogue_raised', pg_current_xact_id()::text, true);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER benefits_version AFTER INSERT OR UPDATE OR DELETE ON benefits DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION raise_catalogue_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER providers_version AFTER INSERT OR UPDATE OR DELETE ON providers DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION raise_catalogue_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER categories_version AFTER INSERT OR UPDATE OR DELETE ON categories DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION raise_catalogue_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER exchange_rates_version AFTER INSERT OR UPDATE OR DELETE ON exchange_rates DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION raise_catalogue_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER core_benefits_version AFTER INSERT OR UPDATE OR DELETE ON core_benefits DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION raise_catalogue_version();--> statement-breakpoint
CREATE FUNCTION count_catalogue_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET removals = removals + 1;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER benefits_removed AFTER DELETE ON benefits DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.active) EXECUTE FUNCTION count_catalogue_removal();
