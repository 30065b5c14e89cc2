ALTER TABLE "announcements" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "alt_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "alt_sr" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "attachment" jsonb;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "image_alt_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "image_alt_sr" text DEFAULT '' NOT NULL;