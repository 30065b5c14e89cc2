CREATE INDEX "people_users" ON "people" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "invitations_inviters" ON "invitations" USING btree ("company_id","invited_by") WHERE invited_by is not null;--> statement-breakpoint
CREATE INDEX "invitations_invited" ON "invitations" USING btree ("company_id","used_by") WHERE used_by is not null;