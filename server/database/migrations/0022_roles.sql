ALTER TABLE "users" ADD COLUMN "admin_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Who had all of it keeps all of it.
UPDATE "users" SET "admin_roles" = case when "is_admin" then '{owner}'::text[] else '{}' end,
  "company_roles" = case when "is_company_admin" then '{owner}'::text[] else '{}' end
  WHERE "is_admin" OR "is_company_admin";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "is_company_admin";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "is_admin";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_company_admin" boolean GENERATED ALWAYS AS (cardinality(company_roles) > 0) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_admin" boolean GENERATED ALWAYS AS (cardinality(admin_roles) > 0) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("company_id","id") WHERE is_admin;--> statement-breakpoint
CREATE INDEX "users_company_admins" ON "users" USING btree ("company_id","id") WHERE is_company_admin;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_admin_roles" CHECK ("users"."admin_roles" <@ array['owner', 'operations', 'content', 'finance', 'auditor']);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_roles" CHECK ("users"."company_roles" <@ array['owner', 'people', 'budgets', 'reviewer', 'reports']);
