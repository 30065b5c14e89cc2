ALTER TABLE "cart_items" ADD COLUMN "accepted_price" bigint;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_accepted_price" CHECK ("cart_items"."accepted_price" >= 0);