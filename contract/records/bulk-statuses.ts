/** Statuses of a bulk change. */
export const BULK_STATUSES = ['previewed', 'running', 'done', 'stopped', 'undoing', 'undone'] as const;
export type BulkStatus = (typeof BULK_STATUSES)[number];

/** The most records that can be listed by id, and the most that filters can match. */
export const MOST_BULK_IDS = 1000;
export const MOST_BULK_ROWS = 50_000;
