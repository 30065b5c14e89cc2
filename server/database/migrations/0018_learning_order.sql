ALTER TABLE "courses" ADD COLUMN "sort_en" text NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "sort_sr" text NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "sort_en" text NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "sort_sr" text NOT NULL;