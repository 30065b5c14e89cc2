CREATE INDEX "attempts_of_course" ON "attempts" USING btree ("course_id","status");--> statement-breakpoint
CREATE INDEX "certificates_of_any" ON "certificates" USING btree ("package_id") WHERE package_id is not null and current;--> statement-breakpoint
CREATE INDEX "enrolments_of_course" ON "enrolments" USING btree ("course_id") WHERE course_id is not null;--> statement-breakpoint
CREATE INDEX "enrolments_of_package" ON "enrolments" USING btree ("package_id") WHERE package_id is not null;