ALTER TABLE "contact_messages" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_company_id_user_id_idempotency_key_unique" UNIQUE("company_id","user_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_company_id_user_id_idempotency_key_unique" UNIQUE("company_id","user_id","idempotency_key");