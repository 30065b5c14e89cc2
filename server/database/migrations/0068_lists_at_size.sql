DROP INDEX "benefits_filed";--> statement-breakpoint
DROP INDEX "requests_same";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "rows_waiting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "rows_added" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "rows_changed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "rows_same" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "rows_refused" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "rows_left_out" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_key_of(name || ' ' || provider)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "why_key" text GENERATED ALWAYS AS (search_key_of(why)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "sort_key" text GENERATED ALWAYS AS (search_key_of(name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "suggestions_by_name" ON "suggestions" USING btree ("sort_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "suggestions_by_change" ON "suggestions" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "suggestions_search" ON "suggestions" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "benefits_filed" ON "benefits" USING btree ("category_id","id","active","owner_company_id");--> statement-breakpoint
CREATE INDEX "requests_same" ON "requests" USING btree ("company_id","purchase_date","amount",search_key_of("provider_name"),"id");--> statement-breakpoint
-- The figures of a list of imports: what their rows came to, counted once for each statement that writes some of them.
CREATE FUNCTION count_import_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($count$
    UPDATE imports i SET rows_waiting = i.rows_waiting + c.waiting, rows_added = i.rows_added + c.added,
      rows_changed = i.rows_changed + c.changed, rows_same = i.rows_same + c.same, rows_refused = i.rows_refused + c.refused,
      rows_left_out = i.rows_left_out + c.left_out
    FROM (
      SELECT company_id, import_id, coalesce(sum(n) FILTER (WHERE came_to = 'waiting'), 0) AS waiting,
        coalesce(sum(n) FILTER (WHERE came_to = 'added'), 0) AS added,
        coalesce(sum(n) FILTER (WHERE came_to = 'changed'), 0) AS changed,
        coalesce(sum(n) FILTER (WHERE came_to = 'same'), 0) AS same,
        coalesce(sum(n) FILTER (WHERE came_to = 'refused'), 0) AS refused,
        coalesce(sum(n) FILTER (WHERE came_to = 'left_out'), 0) AS left_out
      FROM (
        SELECT r.company_id, r.import_id, sum(r.n) AS n,
          CASE WHEN r.left_out THEN 'left_out' WHEN r.twin THEN 'refused' ELSE r.outcome::text END AS came_to
        FROM (%s) r GROUP BY 1, 2, 4 HAVING sum(r.n) <> 0) moved
      GROUP BY company_id, import_id) c
    WHERE i.company_id = c.company_id AND i.id = c.import_id $count$,
    CASE TG_OP WHEN 'INSERT' THEN 'SELECT *, 1 AS n FROM added' WHEN 'DELETE' THEN 'SELECT *, -1 AS n FROM former'
      ELSE 'SELECT *, 1 AS n FROM added UNION ALL SELECT *, -1 FROM former' END);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER import_rows_added AFTER INSERT ON import_rows REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_import_rows();--> statement-breakpoint
CREATE TRIGGER import_rows_changed AFTER UPDATE ON import_rows REFERENCING OLD TABLE AS former NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_import_rows();--> statement-breakpoint
CREATE TRIGGER import_rows_removed AFTER DELETE ON import_rows REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION count_import_rows();--> statement-breakpoint
UPDATE imports i SET rows_waiting = c.waiting, rows_added = c.added, rows_changed = c.changed, rows_same = c.same,
  rows_refused = c.refused, rows_left_out = c.left_out
FROM (
  SELECT r.company_id, r.import_id, count(*) FILTER (WHERE NOT r.left_out AND NOT r.twin AND r.outcome = 'waiting') AS waiting,
    count(*) FILTER (WHERE NOT r.left_out AND NOT r.twin AND r.outcome = 'added') AS added,
    count(*) FILTER (WHERE NOT r.left_out AND NOT r.twin AND r.outcome = 'changed') AS changed,
    count(*) FILTER (WHERE NOT r.left_out AND NOT r.twin AND r.outcome = 'same') AS same,
    count(*) FILTER (WHERE NOT r.left_out AND (r.twin OR r.outcome = 'refused')) AS refused,
    count(*) FILTER (WHERE r.left_out) AS left_out
  FROM import_rows r GROUP BY r.company_id, r.import_id) c
WHERE i.company_id = c.company_id AND i.id = c.import_id;
