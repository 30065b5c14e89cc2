ALTER TABLE "order_lines" RENAME COLUMN "benefitCurrency" TO "benefit_currency";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cart_item_id" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "way_to_buy" "way_to_buy";--> statement-breakpoint
UPDATE "order_lines" SET "way_to_buy" = "benefits"."way_to_buy" FROM "benefits" WHERE "benefits"."id" = "order_lines"."benefit_id";--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "way_to_buy" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_cart_item" UNIQUE("company_id","cart_item_id");
