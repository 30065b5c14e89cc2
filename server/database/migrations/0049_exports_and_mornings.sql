CREATE TABLE "saved_list_mornings" (
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"list_id" bigint NOT NULL,
	"list_company_id" bigint NOT NULL,
	"list_user_id" bigint NOT NULL,
	"seen" jsonb,
	"looked_on" date,
	CONSTRAINT "saved_list_mornings_company_id_user_id_list_id_pk" PRIMARY KEY("company_id","user_id","list_id")
);
--> statement-breakpoint
CREATE TABLE "export_pieces" (
	"company_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"piece" integer NOT NULL,
	"keys" jsonb NOT NULL,
	"content" text,
	CONSTRAINT "export_pieces_company_id_task_id_piece_pk" PRIMARY KEY("company_id","task_id","piece")
);
--> statement-breakpoint
ALTER TABLE "saved_list_mornings" ADD CONSTRAINT "saved_list_mornings_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_list_mornings" ADD CONSTRAINT "saved_list_mornings_list" FOREIGN KEY ("list_company_id","list_user_id","list_id") REFERENCES "public"."saved_lists"("company_id","user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_pieces" ADD CONSTRAINT "export_pieces_company_id_task_id_tasks_company_id_id_fk" FOREIGN KEY ("company_id","task_id") REFERENCES "public"."tasks"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_pieces_waiting" ON "export_pieces" USING btree ("company_id","task_id","piece") WHERE content is null;