import { toMajor } from '#contract/money/money.rules.ts';
import type { Nudge, Open } from '#contract/nudges/nudges.contract.ts';
import type { PriceReader } from '../benefits/benefit-in-list.ts';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/in-language.ts';
import { ask } from '../database/statement.ts';
import { type Part, sql } from '../database/text.ts';
import { mayInCompany } from '../people/may-in-company.ts';
import { needsInformation } from '../requests/request-row.ts';
import { type Renewing, renewingColumns, uncoveredCharge } from '../subscriptions/read-subscriptions.ts';
import { type NudgeRow, nudgesStatement, toNudges, yearsEnd } from './nudges.service.ts';

const MOST = 3;

/** Open tasks of a reader, without the next charge of their subscriptions. */
export type OpenRow = Pick<Open, 'requests' | 'course' | 'ask'>;

/** Open tasks of the reader and their budgets that end soon, in one statement. */
export async function readOpen(
  database: Database,
  reader: PriceReader,
  now: Date,
): Promise<{ open: Open; nudges: Nudge[] }> {
  const end = yearsEnd(now);
  const nudges = end
    ? sql`(select coalesce(jsonb_agg(n), '[]') from (${nudgesStatement(reader, end.year)}) n)`
    : sql`'[]'::jsonb`;
  const rows = await ask<OpenRow & Renewing & { nudges: NudgeRow[] }>(
    database,
    sql`select ${openColumns(reader)}, ${nudges} as nudges, ${renewingColumns(reader)}`,
  );
  const [row] = rows;
  if (!row) throw new Error('a statement without a table answered no row');
  return {
    open: toOpen(row, uncoveredCharge(row, reader, now)),
    nudges: end ? toNudges(row.nudges, reader, end) : [],
  };
}

/** The columns of an `OpenRow`; who reads can be places for values. */
export const openColumns = <Company extends Part, User extends Part>(reader: ReaderBy<Company, User>) => sql`
  ${requests(reader)} as requests, ${course(reader)} as course, ${whomToAsk(reader)} as ask`;

/** Open tasks of a reader, with the first charge that the budgets will not cover. */
export function toOpen({ requests, course, ask }: OpenRow, charge: ReturnType<typeof uncoveredCharge>): Open {
  return { requests, charge: charge && { ...charge, short: toMajor(charge.short) }, course, ask };
}

type ReaderBy<Company, User> = Record<'companyId', Company> & Record<'userId', User> & Pick<PriceReader, 'language'>;

const requests = <Company extends Part, User extends Part>({ companyId, userId }: ReaderBy<Company, User>) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', asking.id, 'provider', asking.provider_name) order by asking.id), '[]')
  from (select r.id, r.provider_name from requests r
    where r.company_id = ${companyId} and r.user_id = ${userId} and ${needsInformation} order by r.id limit ${MOST}) asking)`;

const course = <Company extends Part, User extends Part>(reader: ReaderBy<Company, User>) => sql`(
  select jsonb_build_object('pk', l.id, 'name', ${inLanguage('l.name', reader.language)})
  from attempts t join courses l on l.id = t.course_id
  where t.company_id = ${reader.companyId} and t.user_id = ${reader.userId} and t.status = 'open'
  order by t.updated_at desc, t.id desc limit 1)`;

/**
 * SQL of the person who allocates budgets in the company, the one who has been there longest; null for a reader who was ever
 * given money.
 */
const whomToAsk = <Company extends Part, User extends Part>({ companyId, userId }: ReaderBy<Company, User>) => sql`(
  select jsonb_build_object('name', concat_ws(' ', u.first_name, u.last_name), 'email', u.email) from users u
  where u.company_id = ${companyId} and u.id <> ${userId} and ${mayInCompany('company.budgets')} and u.active and u.confirmed
    and not exists (select from accounts a where a.company_id = ${companyId} and a.user_id = ${userId} and a.allocated > 0)
  order by u.id limit 1)`;
