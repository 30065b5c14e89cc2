CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"rest" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
