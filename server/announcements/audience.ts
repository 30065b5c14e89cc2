import type { Audience, CountedAudience } from '#contract/announcements/announcements.contract.ts';
import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Database, Transaction } from '../database/database.ts';
import { digestOf } from '../database/digest.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { worthInDinars } from '../money/money.service.ts';

/** The `from` of all people: `u (users)` of `c (companies)`. */
const READERS = sql`users u join companies c on c.id = u.company_id`;
const canRead = sql`u.active and u.confirmed and c.active`;

/** SQL condition: the person `u` of the company `c` can sign in and meets all conditions of an audience. */
function belongs(audience: Audience, now: Date): Text {
  const { language, companies, unit, unspent, benefit, people } = audience;
  return sql.join(
    [
      canRead,
      ...(language ? [sql`u.language = ${language}::language`] : []),
      ...(companies ? [sql`u.company_id = any(${listed(companies)}::bigint[])`] : []),
      ...(unit ? [sql`u.unit = ${unit}`] : []),
      ...(unspent ? [hasUnspent(unspent, now)] : []),
      ...(benefit ? [hasSubscription(benefit)] : []),
      ...(people ? [isAmong(people)] : []),
    ],
    sql` and `,
  );
}

const listed = (numbers: readonly number[]) => `{${numbers.join(',')}}`;

function hasUnspent({ category, more_than }: NonNullable<Audience['unspent']>, now: Date): Text {
  const pot = category === null ? FLEXIBLE : { categoryId: category, year: budgetYear(now) };
  return sql`exists (
    select from accounts a where a.company_id = u.company_id and a.user_id = u.id
      and a.category_id = ${pot.categoryId}::integer and a.year = ${pot.year}::integer
      and ${worthInDinars(sql`(a.allocated - a.spent - a.held)`, sql`c.currency`)} > ${toMinor(more_than)}::bigint)`;
}

const hasSubscription = (benefit: number): Text => sql`exists (
  select from subscriptions s where s.company_id = u.company_id and s.user_id = u.id and s.benefit_id = ${benefit}::integer
    and s.ended_at is null)`;

const isAmong = (people: NonNullable<Audience['people']>): Text => sql`(u.company_id, u.id) in (
  select company, id from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as chosen (company bigint, id bigint))`;

/** The current number of people in an audience, their languages, and five of them as a sample. */
export async function countAudience(database: Database, audience: Audience, now: Date): Promise<CountedAudience> {
  const [found] = await ask<CountedAudience>(
    database,
    sql`
    with reached as materialized (
      select u.id, u.first_name, u.last_name, u.email, u.language from ${READERS} where ${belongs(audience, now)})
    select count(*)::integer as count, (count(*) filter (where language = 'SR'))::integer as sr,
      (count(*) filter (where language = 'EN'))::integer as en, (
        select coalesce(jsonb_agg(name), '[]') from (
          select coalesce(nullif(trim(first_name || ' ' || coalesce(left(last_name, 1) || '.', '')), ''), email) as name
          from reached order by ${digestOf(sql`id::text`)}, id limit 5) five) as sample
    from reached`,
  );
  return found ?? { count: 0, sr: 0, en: 0, sample: [] };
}

/** Stores the people who are in the audience of an announcement at this moment as its recipients; answers how many there are. */
export async function fixAudience(
  transaction: Transaction,
  { id, audience }: { id: number; audience: Audience },
  now: Date,
): Promise<number> {
  const [row] = await ask<{ count: number }>(
    transaction,
    sql`
    with fixed as (
      insert into announcement_people (announcement_id, company_id, user_id)
      select ${id}::integer, u.company_id, u.id from ${READERS} where ${belongs(audience, now)}
      returning user_id)
    select count(*)::integer as count from fixed`,
  );
  return row?.count ?? 0;
}

/** Deletes the recipients of an announcement that becomes a draft again. */
export async function freeAudience(transaction: Transaction, id: number): Promise<void> {
  await ask(transaction, sql`delete from announcement_people where announcement_id = ${id}::integer`);
}
