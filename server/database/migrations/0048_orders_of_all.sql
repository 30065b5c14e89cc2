ALTER TABLE "orders" ADD COLUMN "cancelled_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_listed" ON "orders" USING btree ("id");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("id") WHERE status in ('pending', 'in_process');