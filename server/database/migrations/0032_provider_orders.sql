CREATE INDEX "providers_by_change" ON "providers" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "providers_without_picture" ON "providers" USING btree ("sort_key" collate "C","id") WHERE picture is null;--> statement-breakpoint
CREATE INDEX "providers_inactive" ON "providers" USING btree ("sort_key" collate "C","id") WHERE not active;