ALTER TABLE "bulks" ADD COLUMN "topic" text DEFAULT 'benefits' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_of_all" ON "invitations" USING btree ("id");