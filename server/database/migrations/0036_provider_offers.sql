CREATE TABLE "provider_offers" (
	"provider_id" integer PRIMARY KEY NOT NULL,
	"benefits" integer NOT NULL,
	CONSTRAINT "provider_offers_number" CHECK ("provider_offers"."benefits" >= 0)
);
--> statement-breakpoint
ALTER TABLE "provider_offers" ADD CONSTRAINT "provider_offers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_offers_by_number" ON "provider_offers" USING btree ("benefits","provider_id");--> statement-breakpoint
INSERT INTO provider_offers (provider_id, benefits)
SELECT p.id, count(b.id) FROM providers p LEFT JOIN benefits b ON b.provider_id = p.id AND b.active GROUP BY p.id;--> statement-breakpoint
-- Each provider is counted from its first day, and each change of what it offers in the transaction that makes it.
CREATE FUNCTION count_from_first_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO provider_offers (provider_id, benefits) SELECT id, 0 FROM added;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER providers_counted AFTER INSERT ON providers REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_from_first_day();--> statement-breakpoint
-- Many that come at once are counted once, in the order of their providers.
CREATE FUNCTION count_added_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH locked AS MATERIALIZED (
    SELECT o.provider_id FROM provider_offers o WHERE o.provider_id IN (SELECT provider_id FROM added WHERE active)
    ORDER BY o.provider_id FOR NO KEY UPDATE)
  UPDATE provider_offers o SET benefits = o.benefits + counted.n
  FROM (SELECT a.provider_id, count(*) AS n FROM added a JOIN locked l ON l.provider_id = a.provider_id
    WHERE a.active GROUP BY a.provider_id) counted
  WHERE o.provider_id = counted.provider_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER benefits_added_to_offers AFTER INSERT ON benefits REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_added_offers();--> statement-breakpoint
CREATE FUNCTION count_changed_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.active THEN
    UPDATE provider_offers SET benefits = benefits - 1 WHERE provider_id = OLD.provider_id;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.active THEN
    UPDATE provider_offers SET benefits = benefits + 1 WHERE provider_id = NEW.provider_id;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER benefits_counted AFTER UPDATE ON benefits FOR EACH ROW
  WHEN ((OLD.active OR NEW.active) AND (OLD.active, OLD.provider_id) IS DISTINCT FROM (NEW.active, NEW.provider_id))
  EXECUTE FUNCTION count_changed_offer();--> statement-breakpoint
CREATE TRIGGER benefits_removed_from_offers AFTER DELETE ON benefits FOR EACH ROW
  WHEN (OLD.active) EXECUTE FUNCTION count_changed_offer();
