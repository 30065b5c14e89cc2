ALTER TABLE "providers" ADD COLUMN "search_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "sort_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "search_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "providers_by_name" ON "providers" USING btree ("sort_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "providers_search" ON "providers" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "coupons_search" ON "coupons" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enrolments_of_coupon" ON "enrolments" USING btree ("coupon_id","created_at") WHERE coupon_id is not null;--> statement-breakpoint
-- What is there already gets its keys as contract/search makes them, as far as Serbian and English need it.
CREATE FUNCTION latin_of(name text) RETURNS text LANGUAGE sql AS $$
  SELECT translate(replace(replace(replace(
    lower(translate(name, 'АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШČĆŠŽĐ', 'абвгдђежзијклљмнњопрстћуфхцчџшčćšžđ')),
    'љ', 'lj'), 'њ', 'nj'), 'џ', 'dž'), 'абвгдђежзијклмнопрстћуфхцчш', 'abvgdđežzijklmnoprstćufhcčš')
$$;--> statement-breakpoint
CREATE FUNCTION found_by(name text) RETURNS text LANGUAGE sql AS $$
  SELECT trim(regexp_replace(replace(translate(latin_of(name), 'čćšžđ', 'ccszd'), 'dj', 'd'), '\s+', ' ', 'g'))
$$;--> statement-breakpoint
CREATE FUNCTION sorted_by(name text) RETURNS text LANGUAGE sql AS $$
  SELECT replace(replace(replace(replace(replace(replace(replace(replace(latin_of(name),
    'dž', 'd{'), 'đ', 'd|'), 'č', 'c{'), 'ć', 'c|'), 'lj', 'l{'), 'nj', 'n{'), 'š', 's{'), 'ž', 'z{')
$$;--> statement-breakpoint
UPDATE providers SET search_key = found_by(name), sort_key = sorted_by(name);--> statement-breakpoint
UPDATE coupons SET search_key = found_by(name);--> statement-breakpoint
DROP FUNCTION found_by(text);--> statement-breakpoint
DROP FUNCTION sorted_by(text);--> statement-breakpoint
DROP FUNCTION latin_of(text);--> statement-breakpoint
ALTER TABLE "providers" ALTER COLUMN "search_key" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "providers" ALTER COLUMN "sort_key" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "coupons" ALTER COLUMN "search_key" DROP DEFAULT;
