ALTER TABLE "orders" ADD COLUMN "in_process_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "ledger_entries_of_account" ON "ledger_entries" USING btree ("company_id","user_id","category_id","year","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancelled" CHECK (("orders"."status" = 'cancelled') = ("orders"."cancelled_at" is not null));