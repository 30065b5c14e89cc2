ALTER TABLE "gift_people" ADD COLUMN "take_back_most" bigint;--> statement-breakpoint
ALTER TABLE "gift_take_backs" ADD COLUMN "asked" jsonb;