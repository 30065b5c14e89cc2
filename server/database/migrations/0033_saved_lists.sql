CREATE TABLE "saved_lists" (
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "saved_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"address" jsonb NOT NULL,
	"shared" boolean NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_lists_company_id_user_id_id_pk" PRIMARY KEY("company_id","user_id","id"),
	CONSTRAINT "saved_lists_name" UNIQUE("company_id","user_id","site","list","name_key"),
	CONSTRAINT "saved_lists_site" CHECK ("saved_lists"."site" in ('platform', 'company'))
);
--> statement-breakpoint
ALTER TABLE "saved_lists" ADD CONSTRAINT "saved_lists_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_lists_shared" ON "saved_lists" USING btree ("site","list","company_id") WHERE shared;