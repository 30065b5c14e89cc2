import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import type { Weight } from '#contract/records/ending.contract.ts';
import type { PersonImpact } from '#contract/staff/person-ending.contract.ts';
import { nextChargeDay } from '#contract/subscriptions/months.rules.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Database, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { impactOf } from '../records/impact.ts';
import { isLastOwner } from '../roles/last-owner.ts';
import { notOpen } from './staff.errors.ts';
import type { Read } from './stored-person.ts';

/** The effects of closing a person's account. Throws notFound, or notOpen. */
export async function readImpact(
  database: Database | Transaction,
  { companyId, userId, now }: Read,
): Promise<PersonImpact> {
  const year = budgetYear(now);
  const [found] = await readEffects(database, { companyId, userId, year, now: now.toISOString() });
  if (!found) throw notFound();
  const { active, held, left, left_in_categories, next_month: month, ...counted } = found;
  if (!active) throw notOpen();
  const last_owner = await isLastOwner(database, { companyId, userId });
  const money = { held: toMajor(held), left: toMajor(left), left_in_categories: toMajor(left_in_categories) };
  const next_charge = month === null ? null : nextChargeDay(month, businessDay(now));
  const effects = Object.assign(counted, money, { next_charge, last_owner });
  return impactOf(weightOf(effects), effects);
}

function weightOf({ last_owner, ...effects }: PersonImpact['effects']): Weight {
  if (last_owner) return 'blocked';
  const { open_requests, subscriptions, cart_items, left, roles } = effects;
  return open_requests + subscriptions + cart_items + left + roles > 0 ? 'heavy' : 'harmless';
}

const mine = sql`company_id = u.company_id and user_id = u.id`;
const sumOf = (column: 'held' | 'allocated - spent - held') => sql.raw(`coalesce(sum(${column}), 0)::bigint`);

const readEffects = statement(
  'person_impact',
  of<Omit<PersonImpact['effects'], 'last_owner' | 'next_charge'> & { active: boolean; next_month: string | null }>,
  () => sql`
    select u.active, u.confirmed as account, (select count(*)::integer from requests where ${mine} and status in ('pending', 'in_review')) as open_requests,
      (select ${sumOf('held')} from accounts where ${mine}) as held,
      (select count(*)::integer from subscriptions where ${mine} and ended_at is null and active) as subscriptions,
      (select to_char(min(next_month), 'YYYY-MM-DD') from subscriptions
        where ${mine} and ended_at is null and active) as next_month,
      (select count(*)::integer from cart_items where ${mine}) as cart_items,
      (select ${sumOf('allocated - spent - held')} from accounts where ${mine} and year in (0, ${number('year')}::integer)) as left,
      (select ${sumOf('allocated - spent - held')} from accounts where ${mine} and year = ${number('year')}::integer)
        as left_in_categories,
      exists (
        select from invitations i where i.company_id = u.company_id and i.email = u.email and i.used_by is null
          and i.withdrawn_at is null and i.expires_at > ${text('now')}::timestamptz) as invitation,
      cardinality(u.admin_roles) + cardinality(u.company_roles) + u.corporate_account::integer as roles
    from users u where u.company_id = ${number('companyId')} and u.id = ${number('userId')}`,
);
