ALTER TYPE "public"."mail_link_kind" ADD VALUE 'new_address';--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_links" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_pending" CHECK (("users"."pending_email" is null) = ("users"."pending_until" is null));