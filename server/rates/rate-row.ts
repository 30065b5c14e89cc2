import type { RateChange } from '#contract/rates/rates.contract.ts';
import { movedBy, perEuroOf, RATE_DAYS, type RateStatus } from '#contract/rates/rates.rules.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { sql } from '../database/text.ts';
import { personNamed } from '../people/full-name.ts';
import type { PersonKey } from '../people/person-key.ts';
import { PROPOSED_WEEK, toWeek } from './rate-week.ts';

/** SQL condition: a change `h` of a rate waits for approval, and has not expired. */
export const isOpen = (now: Date) => sql`(h.status = 'waiting' and h.created_at > ${openSince(now)}::timestamptz)`;

/** Proposals made before this moment have expired. */
export const openSince = (now: Date): string => new Date(now.getTime() - RATE_DAYS * 24 * 60 * 60 * 1000).toISOString();

const person = (company: string, user: string) => sql`(
  select ${personNamed('w')} from users w
  where w.company_id = ${sql.raw(company)} and w.id = ${sql.raw(user)})`;

/** SQL columns of a change `h` of a rate by the names of the wire, for a reader; rates in millionths. */
export const changeColumns = (
  { companyId, userId }: PersonKey,
  now: Date,
) => sql`h.id, h.currency, h.per_euro_was, h.per_euro,
  case when h.status = 'waiting' and not ${isOpen(now)} then 'expired' else h.status end as status,
  ${isoMoment(sql`h.created_at`)} as date, ${person('h.company_id', 'h.proposed_by')} as by,
  h.company_id = ${companyId} and h.proposed_by = ${userId} as own,
  ${person('h.decider_company_id', 'h.decided_by')} as decided_by, ${isoMoment(sql`h.decided_at`)} as decided_at, h.reason,
  (select a.id from platform_approvals a where a.rate_change_id = h.id) as approval,
  case when ${isOpen(now)} then ${PROPOSED_WEEK} end as week`;

export type ChangeRow = Omit<RateChange, 'moved'> & { status: RateStatus };

/** A row with its rates as the wire has them. */
export const toRateChange = (row: ChangeRow): RateChange =>
  Object.assign(row, {
    moved: movedBy(row.per_euro_was, row.per_euro),
    per_euro_was: perEuroOf(row.per_euro_was),
    per_euro: perEuroOf(row.per_euro),
    week: row.week && toWeek(row.week),
  });
