import { mayWrite, type Permission } from '#contract/permissions/permissions.rules.ts';
import type { FirstStep } from '#contract/today/today.contract.ts';
import { OF_PLATFORM } from '../benefits/of-platform.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { mayInCompany } from '../people/may-in-company.ts';

/** Something that a shop, or a company, needs before anybody buys in it. */
interface Step {
  step: FirstStep['step'];
  /** The permission needed to do it; others are not shown the step. */
  permission: Permission;
  /** SQL condition: the step is done. */
  done: Text;
}

type Asker = Pick<Caller, 'companyId' | 'userId' | 'hasCode' | 'roles'>;

const secured = ({ hasCode }: Asker, permission: Permission): Step => ({
  step: 'code',
  permission,
  done: sql`${hasCode}::boolean`,
});

/** The first steps of a new platform. Its own company does not count as a client. */
export function firstStepsOfPlatform(asker: Asker): readonly Step[] {
  const isClient = sql`c.active and c.id <> ${asker.companyId}`;
  return [
    secured(asker, 'platform.any'),
    {
      step: 'company',
      permission: 'platform.companies',
      done: sql`exists (select from companies c where ${isClient})`,
    },
    {
      step: 'provider',
      permission: 'platform.catalogue',
      done: sql`exists (select from providers where active and ${OF_PLATFORM})`,
    },
    { step: 'category', permission: 'platform.catalogue', done: sql`exists (select from categories where active)` },
    {
      step: 'benefit',
      permission: 'platform.catalogue',
      done: sql`exists (select from benefits where active and ${OF_PLATFORM})`,
    },
    {
      step: 'owner',
      permission: 'platform.companies',
      done: sql`exists (
        select from companies c join users u on u.company_id = c.id
        where ${isClient} and u.is_company_admin and 'owner' = any(u.company_roles) and u.active)`,
    },
  ];
}

/** The first steps of a new company. */
export function firstStepsOfCompany(asker: Asker): readonly Step[] {
  const { companyId, userId } = asker;
  return [
    secured(asker, 'company.any'),
    {
      step: 'people',
      permission: 'company.people',
      done: sql`exists (select from users u where u.company_id = ${companyId} and u.id <> ${userId} and u.active)`,
    },
    {
      step: 'invited',
      permission: 'company.people',
      done: sql`exists (
        select from users u where u.company_id = ${companyId} and u.id <> ${userId} and u.active and (u.confirmed or exists (
          select from invitations i where i.company_id = u.company_id and i.email = u.email)))`,
    },
    {
      step: 'budgets',
      permission: 'company.budgets',
      done: sql`exists (select from accounts a where a.company_id = ${companyId} and a.allocated > 0)`,
    },
    {
      // Each choice about core benefits has a row: an own benefit, a hidden one, or the order.
      step: 'core',
      permission: 'company.core',
      done: sql`exists (select from core_benefits b where b.company_id = ${companyId})`,
    },
    {
      // Nobody may decide on their own request, and above the limit two people decide.
      step: 'second',
      permission: 'company.roles',
      done: sql`(select count(*) from users u where u.company_id = ${companyId} and u.active and ${mayInCompany('company.requests')}) > 1`,
    },
  ];
}

/** The first steps that a person may do, in their order; none once all of these are done. In one statement. */
export async function readFirstDay(
  database: Database,
  { roles }: Pick<Caller, 'roles'>,
  steps: readonly Step[],
): Promise<FirstStep[]> {
  const theirs = steps.filter(({ permission }) => mayWrite(roles, permission));
  if (theirs.length === 0) return [];
  const rows = await ask<FirstStep>(
    database,
    sql`${sql.join(
      theirs.map(({ step, done }) => sql`(select ${step}::text as step, ${done} as done)`),
      sql` union all `,
    )}`,
  );
  const found = theirs.flatMap(({ step }) => rows.find((row) => row.step === step) ?? []);
  return found.every(({ done }) => done) ? [] : found;
}
