CREATE TYPE "public"."import_status" AS ENUM('uploading', 'mapping', 'checking', 'problems', 'ready', 'done', 'undoing', 'undone', 'discarded');--> statement-breakpoint
CREATE TYPE "public"."import_outcome" AS ENUM('waiting', 'added', 'changed', 'same', 'refused');--> statement-breakpoint
CREATE TABLE "import_rows" (
	"company_id" bigint NOT NULL,
	"import_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"outcome" "import_outcome" DEFAULT 'waiting' NOT NULL,
	"email" text,
	"external_id" text,
	"wanted" jsonb,
	"changes" jsonb,
	"before" jsonb,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"twin" boolean DEFAULT false NOT NULL,
	"left_out" boolean DEFAULT false NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"target_id" bigint,
	"revision" integer,
	"undone" boolean,
	CONSTRAINT "import_rows_company_id_import_id_line_pk" PRIMARY KEY("company_id","import_id","line")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"company_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" "import_status" DEFAULT 'uploading' NOT NULL,
	"file_name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"mapping" jsonb,
	"total" integer NOT NULL,
	"fingerprint" "bytea",
	"ended" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"committed_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"task_id" bigint,
	CONSTRAINT "imports_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "imports_total" CHECK ("imports"."total" > 0)
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_company_id_import_id_imports_company_id_id_fk" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."imports"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_company_id_created_by_users_company_id_id_fk" FOREIGN KEY ("company_id","created_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_company_id_task_id_tasks_company_id_id_fk" FOREIGN KEY ("company_id","task_id") REFERENCES "public"."tasks"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_outcome" ON "import_rows" USING btree ("company_id","import_id","outcome","line");--> statement-breakpoint
CREATE INDEX "import_rows_target" ON "import_rows" USING btree ("company_id","import_id","target_id");--> statement-breakpoint
CREATE INDEX "imports_fingerprint" ON "imports" USING btree ("company_id","fingerprint") WHERE committed_at is not null;