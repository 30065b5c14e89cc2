ALTER TABLE "saved_lists" DROP CONSTRAINT "saved_lists_name";--> statement-breakpoint
ALTER TABLE "saved_lists" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_lists_of_a_name" ON "saved_lists" USING btree ("company_id","user_id","site","list","name_key") WHERE removed_at is null;