CREATE TABLE "gifts" (
	"company_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"given_by" bigint NOT NULL,
	"category_id" integer NOT NULL,
	"year" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" "currency" NOT NULL,
	"people" integer NOT NULL,
	"note" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gifts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "gifts_idempotency" UNIQUE("company_id","given_by","idempotency_key"),
	CONSTRAINT "gifts_amount" CHECK ("gifts"."amount" > 0 and "gifts"."people" > 0)
);
--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_company_id_given_by_users_company_id_id_fk" FOREIGN KEY ("company_id","given_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;