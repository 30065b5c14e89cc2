CREATE TABLE "gift_take_backs" (
	"company_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "gift_take_backs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gift_id" bigint NOT NULL,
	"taken_by" bigint NOT NULL,
	"note" text NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"task_id" bigint,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_take_backs_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "gift_take_backs_idempotency" UNIQUE("company_id","taken_by","idempotency_key"),
	CONSTRAINT "gift_take_backs_of_gift" UNIQUE("company_id","gift_id","id"),
	CONSTRAINT "gift_take_backs_amount" CHECK ("gift_take_backs"."amount" >= 0 and "gift_take_backs"."people" >= 0)
);
--> statement-breakpoint
ALTER TABLE "gift_people" ADD COLUMN "taken_back" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_people" ADD COLUMN "take_back_id" bigint;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "looked_for" jsonb;--> statement-breakpoint
ALTER TABLE "gift_take_backs" ADD CONSTRAINT "gift_take_backs_company_id_gift_id_gifts_company_id_id_fk" FOREIGN KEY ("company_id","gift_id") REFERENCES "public"."gifts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_take_backs" ADD CONSTRAINT "gift_take_backs_company_id_taken_by_users_company_id_id_fk" FOREIGN KEY ("company_id","taken_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_take_backs" ADD CONSTRAINT "gift_take_backs_company_id_task_id_tasks_company_id_id_fk" FOREIGN KEY ("company_id","task_id") REFERENCES "public"."tasks"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_people_to_take_back" ON "gift_people" USING btree ("company_id","gift_id","user_id") WHERE take_back_id is not null;--> statement-breakpoint
ALTER TABLE "gift_people" ADD CONSTRAINT "gift_people_taken_back" CHECK ("gift_people"."taken_back" >= 0 and ("gift_people"."given_at" is not null or "gift_people"."taken_back" = 0));