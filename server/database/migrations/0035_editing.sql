CREATE UNLOGGED TABLE "editing" (
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"of_company" bigint NOT NULL,
	"record_id" bigint NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "editing_company_id_user_id_kind_of_company_record_id_pk" PRIMARY KEY("company_id","user_id","kind","of_company","record_id")
);
--> statement-breakpoint
CREATE INDEX "editing_record" ON "editing" USING btree ("kind","of_company","record_id");--> statement-breakpoint
CREATE INDEX "editing_until" ON "editing" USING btree ("until");