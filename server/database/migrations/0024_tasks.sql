CREATE TYPE "public"."gift_status" AS ENUM('given', 'running', 'stopped');--> statement-breakpoint
CREATE TYPE "public"."task_status" AS ENUM('waiting', 'running', 'done', 'stopped', 'failed');--> statement-breakpoint
CREATE SEQUENCE "public"."task_turns" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "gift_people" (
	"company_id" bigint NOT NULL,
	"gift_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"given_at" timestamp with time zone,
	"skipped_at" timestamp with time zone,
	CONSTRAINT "gift_people_company_id_gift_id_user_id_pk" PRIMARY KEY("company_id","gift_id","user_id"),
	CONSTRAINT "gift_people_once" CHECK ("gift_people"."given_at" is null or "gift_people"."skipped_at" is null)
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"company_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"status" "task_status" DEFAULT 'waiting' NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"payload" jsonb NOT NULL,
	"result" jsonb,
	"error" jsonb,
	"created_by" bigint NOT NULL,
	"permission" text NOT NULL,
	"key" text,
	"cancel_requested_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"leased_by" uuid,
	"turn" bigint DEFAULT 0 NOT NULL,
	"batches" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "tasks_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "tasks_once" UNIQUE("company_id","created_by","key"),
	CONSTRAINT "tasks_counts" CHECK ("tasks"."done" >= 0 and "tasks"."failed" >= 0 and "tasks"."done" + "tasks"."failed" <= "tasks"."total"),
	CONSTRAINT "tasks_ended" CHECK (("tasks"."ended_at" is not null) = ("tasks"."status" in ('done', 'stopped', 'failed')))
);
--> statement-breakpoint
ALTER TABLE "gifts" DROP CONSTRAINT "gifts_amount";--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "status" "gift_status" DEFAULT 'given' NOT NULL;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "task_id" bigint;--> statement-breakpoint
ALTER TABLE "gift_people" ADD CONSTRAINT "gift_people_company_id_gift_id_gifts_company_id_id_fk" FOREIGN KEY ("company_id","gift_id") REFERENCES "public"."gifts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_company_id_created_by_users_company_id_id_fk" FOREIGN KEY ("company_id","created_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_people_waiting" ON "gift_people" USING btree ("company_id","gift_id","user_id") WHERE given_at is null and skipped_at is null;--> statement-breakpoint
CREATE INDEX "tasks_waiting" ON "tasks" USING btree ("company_id","turn","id") WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "tasks_served" ON "tasks" USING btree ("company_id","turn");--> statement-breakpoint
CREATE INDEX "tasks_own" ON "tasks" USING btree ("company_id","created_by","id");--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_company_id_task_id_tasks_company_id_id_fk" FOREIGN KEY ("company_id","task_id") REFERENCES "public"."tasks"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_amount" CHECK ("gifts"."amount" > 0 and "gifts"."people" >= 0);--> statement-breakpoint
-- Whoever has a gift has an entry of it.
INSERT INTO gift_people (company_id, gift_id, user_id, given_at)
SELECT l.company_id, l.reference, l.user_id, min(l.created_at)
FROM ledger_entries l JOIN gifts g ON g.company_id = l.company_id AND g.id = l.reference
WHERE l.kind = 'allocation' GROUP BY l.company_id, l.reference, l.user_id;--> statement-breakpoint
-- A gift that was being given through the outbox goes on as a task, for those whose turn had not come.
INSERT INTO gift_people (company_id, gift_id, user_id)
SELECT o.company_id, (o.payload ->> 'giftId')::bigint, u.id
FROM outbox o JOIN users u ON u.company_id = o.company_id AND u.active AND u.confirmed AND u.id > (o.payload ->> 'after')::bigint
WHERE o.kind = 'gift_to_all' AND o.delivered_at IS NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO tasks (company_id, created_by, kind, permission, key, created_at, total, done, payload)
SELECT g.company_id, g.given_by, 'gift', 'company.budgets', 'gift-' || g.id, g.created_at, count(p.*), count(p.given_at),
  jsonb_build_object('giftId', g.id, 'values', jsonb_build_object('titleEn', 'Your budget has grown', 'titleSr', 'Budžet ti je uvećan',
    'textEn', '<p>Your company has added to your budget.</p>', 'textSr', '<p>Kompanija ti je uvećala budžet.</p>',
    'searchEn', 'your company has added to your budget.', 'searchSr', 'kompanija ti je uvecala budzet.',
    'sendFrom', 'Izbor', 'image', null, 'attachment', null))
FROM outbox o JOIN gifts g ON g.company_id = o.company_id AND g.id = (o.payload ->> 'giftId')::bigint
JOIN gift_people p ON p.company_id = g.company_id AND p.gift_id = g.id
WHERE o.kind = 'gift_to_all' AND o.delivered_at IS NULL GROUP BY g.company_id, g.id;--> statement-breakpoint
UPDATE gifts g SET task_id = t.id, status = 'running' FROM tasks t
WHERE t.company_id = g.company_id AND t.kind = 'gift' AND (t.payload ->> 'giftId')::bigint = g.id;--> statement-breakpoint
UPDATE outbox SET delivered_at = now() WHERE kind = 'gift_to_all' AND delivered_at IS NULL;
