import { FINAL_ACTIONS } from '#contract/staff/people-bulk-actions.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { sql } from '../database/text.ts';
import type { BulkTopic } from './bulks.table.ts';

const HOURS = 24;

/** Milliseconds from the start of its run during which a bulk can be taken back. */
export const UNDO_LASTS = HOURS * 60 * 60 * 1000;

/** Topics whose bulk changes can never be taken back. */
const LASTING: readonly BulkTopic[] = ['invitations', 'orders', 'requests', 'suggestions'];

/** Topics of which some actions (FINAL_ACTIONS) can never be taken back. */
const PEOPLE: readonly BulkTopic[] = ['colleagues', 'users'];

/** Whether a bulk action can never be taken back. */
export const isFinal = (topic: BulkTopic, action: string): boolean =>
  LASTING.includes(topic) || (PEOPLE.includes(topic) && FINAL_ACTIONS.some((final) => final === action));

/**
 * SQL of the moment until which a bulk (`bulks u`) can be taken back, a day from its run; null where there is nothing to take
 * back.
 */
export const UNDO_UNTIL = sql`case
  when not ${JSON.stringify(LASTING)}::jsonb ? u.topic
    and not (${JSON.stringify(PEOPLE)}::jsonb ? u.topic and ${JSON.stringify(FINAL_ACTIONS)}::jsonb ? u.action)
    and u.status in ('done', 'stopped')
    and exists (select from bulk_rows r where r.bulk_id = u.id and r.outcome = 'done')
  then ${isoMoment(sql`(u.run_at + interval '${sql.raw(String(HOURS))} hours')`)} end`;
