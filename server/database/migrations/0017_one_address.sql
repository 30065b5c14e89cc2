CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("email") WHERE not confirmed;