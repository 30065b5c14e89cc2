-- PostgreSQL before 17 makes no column out of another expression, so this one is made anew, with its index: it was ordered as it is searched, without č, ć, dž and đ.
ALTER TABLE "suggestions" DROP COLUMN "sort_key";--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "sort_key" text GENERATED ALWAYS AS (sort_key_of(name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "suggestions_by_name" ON "suggestions" USING btree ("sort_key" collate "C","id");--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_key_of(file_name)) STORED NOT NULL;
