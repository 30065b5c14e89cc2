ALTER TABLE "import_rows" ADD COLUMN "asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "kept" jsonb DEFAULT '[]'::jsonb NOT NULL;