DROP INDEX "benefits_desk_provider";--> statement-breakpoint
DROP INDEX "benefits_desk_root";--> statement-breakpoint
DROP INDEX "benefits_not_offered";--> statement-breakpoint
DROP INDEX "benefits_lacking_sr";--> statement-breakpoint
DROP INDEX "benefits_lacking_en";--> statement-breakpoint
DROP INDEX "benefits_lacking_picture";--> statement-breakpoint
DROP INDEX "benefits_lacking_price";--> statement-breakpoint
CREATE INDEX "benefits_desk_of_provider" ON "benefits" USING btree ("provider_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "benefits_desk_of_category" ON "benefits" USING btree ("root_category_id","changed_at","id","category_id");--> statement-breakpoint
CREATE INDEX "benefits_desk_sold" ON "benefits" USING btree ("kind","way_to_buy","changed_at","id");--> statement-breakpoint
CREATE INDEX "benefits_desk_not_offered" ON "benefits" USING btree ("changed_at","id","offered_at") WHERE not active;--> statement-breakpoint
CREATE INDEX "benefits_lacks_sr" ON "benefits" USING btree ("changed_at","id") WHERE name_sr = '' or short_description_sr = '' or description_sr = '' and description_en <> '' or instructions_sr = '' and instructions_en <> '' or limitations_sr = '' and limitations_en <> '';--> statement-breakpoint
CREATE INDEX "benefits_lacks_en" ON "benefits" USING btree ("changed_at","id") WHERE name_en = '' or short_description_en = '' or description_en = '' and description_sr <> '' or instructions_en = '' and instructions_sr <> '' or limitations_en = '' and limitations_sr <> '';--> statement-breakpoint
CREATE INDEX "benefits_lacks_picture" ON "benefits" USING btree ("changed_at","id") WHERE pictures = '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "benefits_lacks_price" ON "benefits" USING btree ("changed_at","id") WHERE price is null and kind = 'flexible';