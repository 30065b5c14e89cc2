CREATE TABLE "early_benefit_files" (
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"id" integer DEFAULT nextval('benefit_files_id_seq') NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"size" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "early_benefit_files_company_id_user_id_id_pk" PRIMARY KEY("company_id","user_id","id")
);
--> statement-breakpoint
ALTER TABLE "early_benefit_files" ADD CONSTRAINT "early_benefit_files_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "early_benefit_files_address" ON "early_benefit_files" USING btree ("address");--> statement-breakpoint
CREATE INDEX "early_benefit_files_added" ON "early_benefit_files" USING btree ("added_at");