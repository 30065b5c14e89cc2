import type { AdminCompany, CompanyImpact } from '#contract/admin-companies/admin-companies.contract.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import type { Weight } from '#contract/records/ending.contract.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Database, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { checkImpact, impactOf } from '../records/impact.ts';
import { lockPlatform } from '../roles/last-owner.ts';
import { lastOwner } from '../roles/roles.errors.ts';
import { ownCompany } from './companies.errors.ts';
import { type Editing, saveCompany } from './save-company.ts';

interface Asking {
  id: number;
  /** The caller's company. */
  own: number;
  now: Date;
}

/** The impact of deactivating a company. Throws notFound. */
export async function readImpact(database: Database | Transaction, { id, own, now }: Asking): Promise<CompanyImpact> {
  const [found] = await readEffects(database, { id, own, year: budgetYear(now), now: now.toISOString() });
  if (!found) throw notFound();
  const { held, left, ...counted } = found;
  const effects = Object.assign(counted, { held: toMajor(held), left: toMajor(left) });
  return impactOf(weightOf(effects), effects);
}

function weightOf({ own, last_owner, people, invitations, held, left }: CompanyImpact['effects']): Weight {
  if (own || last_owner) return 'blocked';
  return people + invitations + held + left > 0 ? 'heavy' : 'harmless';
}

interface Ending extends Editing {
  own: number;
  /** Hash of the impact that was shown to the person. */
  impact: string;
  reason: string;
}

/** Deactivates a company. Throws notFound, recordChanged, impactChanged, ownCompany, or lastOwner. */
export function deactivateCompany(
  database: Database,
  { own, impact, reason, ...editing }: Ending,
): Promise<AdminCompany> {
  const { id, now } = editing;
  if (id === own) throw ownCompany();
  return saveCompany(database, editing, {
    kind: 'company.deactivated',
    columns: { active: false },
    reason,
    // Locked before the company's row, in the same order as when an owner loses the role.
    prepare: lockPlatform,
    finish: async (transaction) => {
      const found = await readImpact(transaction, { id, own, now });
      checkImpact(found, impact);
      if (found.effects.last_owner) throw lastOwner();
    },
  });
}

/** Reactivates a company. Throws notFound, or recordChanged. */
export function reactivateCompany(database: Database, editing: Editing): Promise<AdminCompany> {
  return saveCompany(database, editing, { kind: 'company.reactivated', columns: { active: true } });
}

// An owner of the platform in another company who stays: company and account are active, and no end is set.
const otherOwner = sql`
  select from users u join companies k on k.id = u.company_id
  where u.is_admin and 'owner' = any(u.admin_roles) and u.active and u.confirmed and u.ends_on is null and k.active and k.id <> c.id`;

const readEffects = statement(
  'company_impact',
  of<CompanyImpact['effects']>,
  () => sql`
    select (select count(*)::integer from users u where u.company_id = c.id and u.active and u.confirmed) as people, (
        select count(*)::integer from invitations i where i.company_id = c.id and i.used_by is null
          and i.withdrawn_at is null and i.expires_at > ${text('now')}::timestamptz) as invitations, (
        select count(*)::integer from requests r where r.company_id = c.id and r.status in ('pending', 'in_review'))
        as open_requests,
      (select coalesce(sum(a.held), 0)::bigint from accounts a where a.company_id = c.id) as held, (
        select count(*)::integer from subscriptions s
        where s.company_id = c.id and s.ended_at is null and s.canceled_at is null) as subscriptions, (
        select count(*)::integer from orders o where o.company_id = c.id and o.status in ('pending', 'in_process'))
        as open_orders, (
        select coalesce(sum(a.allocated - a.spent - a.held), 0)::bigint from accounts a
        where a.company_id = c.id and a.year in (0, ${number('year')}::integer)) as left,
      c.id = ${number('own')}::bigint as own, not exists (${otherOwner}) as last_owner
    from companies c where c.id = ${number('id')}::bigint`,
);
