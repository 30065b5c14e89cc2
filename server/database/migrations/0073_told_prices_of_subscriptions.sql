ALTER TABLE "subscriptions" ADD COLUMN "told_month" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "told_amount" bigint;