DROP INDEX "outbox_waiting";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "lane" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("lane","next_attempt_at") WHERE delivered_at is null;