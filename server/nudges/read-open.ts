import { toMajor } from '#contract/money/money.rules.ts';
import type { Nudge, Open } from '#contract/nudges/nudges.contract.ts';
import type { PriceReader } from '../benefits/benefit-in-list.ts';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/in-language.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { mayInCompany } from '../people/may-in-company.ts';
import { needsInformation } from '../requests/request-row.ts';
import { type Renewing, renewingColumns, uncoveredCharge } from '../subscriptions/read-subscriptions.ts';
import { type NudgeRow, nudgesStatement, toNudges, yearsEnd } from './nudges.service.ts';

const MOST = 3;

type Row = Renewing & Pick<Open, 'requests' | 'course' | 'ask'> & { nudges: NudgeRow[] };

/** What waits for the reader and which of their budgets end soon, in one statement. */
export async function readOpen(
  database: Database,
  reader: PriceReader,
  now: Date,
): Promise<{ open: Open; nudges: Nudge[] }> {
  const end = yearsEnd(now);
  const nudges = end
    ? sql`(select coalesce(jsonb_agg(n), '[]') from (${nudgesStatement(reader, end.year)}) n)`
    : sql`'[]'::jsonb`;
  const rows = await ask<Row>(
    database,
    sql`
    select ${requests(reader)} as requests, ${course(reader)} as course, ${whomToAsk(reader)} as ask, ${nudges} as nudges,
      ${renewingColumns(reader)}`,
  );
  const [row] = rows;
  if (!row) throw new Error('a statement without a table answered no row');
  const charge = uncoveredCharge(row, reader, now);
  return {
    open: {
      requests: row.requests,
      charge: charge && { ...charge, short: toMajor(charge.short) },
      course: row.course,
      ask: row.ask,
    },
    nudges: end ? toNudges(row.nudges, reader, end) : [],
  };
}

const requests = ({ companyId, userId }: PriceReader): Text => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', asking.id, 'provider', asking.provider_name) order by asking.id), '[]')
  from (select r.id, r.provider_name from requests r
    where r.company_id = ${companyId} and r.user_id = ${userId} and ${needsInformation} order by r.id limit ${MOST}) asking)`;

const course = ({ companyId, userId, language }: PriceReader): Text => sql`(
  select jsonb_build_object('pk', l.id, 'name', ${inLanguage('l.name', language)})
  from attempts t join courses l on l.id = t.course_id
  where t.company_id = ${companyId} and t.user_id = ${userId} and t.status = 'open' order by t.updated_at desc, t.id desc limit 1)`;

/** Somebody of the company who gives budgets, the longest there; nobody for who was given one at any time. */
const whomToAsk = ({ companyId, userId }: PriceReader): Text => sql`(
  select jsonb_build_object('name', concat_ws(' ', u.first_name, u.last_name), 'email', u.email) from users u
  where u.company_id = ${companyId} and u.id <> ${userId} and ${mayInCompany('company.budgets')} and u.active and u.confirmed
    and not exists (select from accounts a where a.company_id = ${companyId} and a.user_id = ${userId} and a.allocated > 0)
  order by u.id limit 1)`;
