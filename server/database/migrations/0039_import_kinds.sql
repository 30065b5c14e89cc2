ALTER TABLE "import_rows" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "kind" text DEFAULT 'people' NOT NULL;