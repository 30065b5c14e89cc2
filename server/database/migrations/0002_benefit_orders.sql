CREATE INDEX "benefits_by_category_added" ON "benefits" USING btree ("kind","root_category_id","added_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE active;--> statement-breakpoint
CREATE INDEX "benefits_by_name_en" ON "benefits" USING btree ("kind","sort_en" collate "C","id") WHERE active;--> statement-breakpoint
CREATE INDEX "benefits_by_category_name_en" ON "benefits" USING btree ("kind","root_category_id","sort_en" collate "C","id") WHERE active;--> statement-breakpoint
CREATE INDEX "benefits_by_name_sr" ON "benefits" USING btree ("kind","sort_sr" collate "C","id") WHERE active;--> statement-breakpoint
CREATE INDEX "benefits_by_category_name_sr" ON "benefits" USING btree ("kind","root_category_id","sort_sr" collate "C","id") WHERE active;--> statement-breakpoint
CREATE INDEX "benefits_by_price_asc" ON "benefits" USING btree ("kind","sort_price","id") WHERE active;--> statement-breakpoint
CREATE INDEX "benefits_by_category_price_asc" ON "benefits" USING btree ("kind","root_category_id","sort_price","id") WHERE active;--> statement-breakpoint
CREATE INDEX "benefits_by_price_desc" ON "benefits" USING btree ("kind","sort_price" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE active;--> statement-breakpoint
CREATE INDEX "benefits_by_category_price_desc" ON "benefits" USING btree ("kind","root_category_id","sort_price" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE active;