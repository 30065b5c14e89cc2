/** How far a change of many records stands. */
export const BULK_STATUSES = ['previewed', 'running', 'done', 'stopped', 'undoing', 'undone'] as const;
export type BulkStatus = (typeof BULK_STATUSES)[number];

/** The most that are named one by one, and the most that filters may mean. */
export const MOST_BULK_IDS = 1000;
export const MOST_BULK_ROWS = 50_000;
