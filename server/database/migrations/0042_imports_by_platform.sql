ALTER TABLE "imports" DROP CONSTRAINT "imports_company_id_created_by_users_company_id_id_fk";
--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_company_id_task_id_tasks_company_id_id_fk";
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "created_by_company_id" bigint;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "task_company_id" bigint;--> statement-breakpoint
UPDATE "imports" SET "created_by_company_id" = "company_id", "task_company_id" = "company_id";--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_company_id_created_by_users_company_id_id_fk" FOREIGN KEY ("created_by_company_id","created_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_task_company_id_task_id_tasks_company_id_id_fk" FOREIGN KEY ("task_company_id","task_id") REFERENCES "public"."tasks"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_of_all" ON "imports" USING btree ("id");