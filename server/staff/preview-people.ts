import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import type { colleagueCalls, PeoplePreview, userBulkCalls } from '#contract/staff/people-bulk.contract.ts';
import { PEOPLE_VALUES, type PeopleAction, type PeopleValue } from '#contract/staff/people-bulk-actions.ts';
import { lastDayProblem, personProblem } from '#contract/staff/staff.rules.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { BulkKind } from '../bulk/bulk-kind.ts';
import { type Chosen, chosenBy, chosenWrong, refuseWrong, storeChosen } from '../bulk/chosen-records.ts';
import { permissionMissing } from '../caller/caller.errors.ts';
import type { Caller } from '../caller/caller.ts';
import { readPermissionHolders } from '../caller/permission-holders.ts';
import type { Database } from '../database/database.ts';
import { sql, type Text } from '../database/text.ts';
import { fieldText } from '../endpoints/field-texts.ts';
import { problemText } from '../people/person-problems.ts';
import { matching, type RecordList, type RecordsQuery } from '../records/record-list.ts';
import { sendingMoment } from '../registration/send-on.ts';
import { JUDGED, type Told } from './people-bulk-actions.ts';

type Values = Pick<
  BodyOf<typeof colleagueCalls.preview> & BodyOf<typeof userBulkCalls.preview>,
  'last_day' | 'reason'
> &
  Pick<BodyOf<typeof colleagueCalls.preview>, 'unit' | 'on'>;

interface Asking<Query extends RecordsQuery> {
  kind: BulkKind;
  caller: Caller;
  asked: Chosen<Query> & Values & { action: PeopleAction };
  /** The people that the caller may choose from. */
  list: RecordList<Query>;
  perSecond: number;
  now: Date;
}

/** Stores a preview: the people of a bulk and its effects. Throws bulkTooMany, permissionMissing, or request.invalid. */
export async function previewPeople<Query extends RecordsQuery>(
  database: Database,
  { kind, caller, asked, list, perSecond, now }: Asking<Query>,
): Promise<PeoplePreview> {
  const { action, reason = '' } = asked;
  if (action === 'sign_out') await checkSecures(database, caller);
  const told = toldOf(asked, now);
  const { told: meant, effects } = await storeChosen<Effects>(database, {
    // Conditions use `u` for the person, as their list does, and `i` for their company and address, to find invitations.
    kind: {
      ...kind,
      table: sql`${list.from}, lateral (select u.company_id, u.email) i,
        lateral (select u.id, u.edit_revision as revision, u.first_name, u.last_name, u.email)`,
    },
    caller,
    action,
    reason,
    judging: JUDGED[action]({ by: caller, told, now }),
    chosen: chosenBy(asked, (query) => matching(list, query as Query)),
    also: sql`, u.company_id, u.active and u.confirmed as has_account,
      cardinality(u.admin_roles) + cardinality(u.company_roles) + u.corporate_account::integer as roles`,
    effects: effectsOf(action, now),
    now,
  });
  const minutes = action === 'invite' ? Math.ceil(meant.affected / perSecond / 60) : 0;
  return Object.assign(meant, { effects: onWire(effects, minutes) }) as PeoplePreview;
}

// Signing people out needs a permission of its own.
async function checkSecures(database: Database, { roles, companyId }: Caller): Promise<void> {
  const permission = 'platform.people.security';
  if (mayWrite(roles, permission)) return;
  throw permissionMissing(permission, await readPermissionHolders(database, companyId, permission));
}

function toldOf(asked: Asking<RecordsQuery>['asked'], now: Date): Told {
  const { action, unit, last_day: lastDay, on } = asked;
  const { needs, takes } = PEOPLE_VALUES[action];
  const wrong = chosenWrong(asked);
  for (const value of VALUES) {
    if (asked[value] === undefined && needs.includes(value)) wrong[value] = fieldText('required', {});
    if (asked[value] !== undefined && ![...needs, ...takes].includes(value))
      wrong[value] = fieldText('additionalProperties', {});
  }
  refuseWrong(wrong);
  const today = businessDay(now);
  const ofUnit = personProblem('unit', unit ?? '', today);
  if (ofUnit) wrong.unit = problemText('unit', ofUnit);
  const ofDay = typeof lastDay === 'string' ? lastDayProblem(lastDay, today) : null;
  if (ofDay) wrong.last_day = problemText('ends_on', ofDay);
  refuseWrong(wrong);
  return { unit: (unit ?? '').trim().normalize('NFC'), lastDay: lastDay ?? null, sendAt: sendingMoment(on, now) };
}

const VALUES: readonly PeopleValue[] = ['on', 'unit', 'last_day', 'reason'];

type Effects = PeoplePreview['effects'];

const sumOf = (field: string) => sql`(select coalesce(sum((before ->> ${field})::integer), 0)::integer from affected)`;

function effectsOf(action: PeopleAction, now: Date): Text {
  const ends = action === 'end';
  const year = budgetYear(now);
  return sql`(select count(*)::integer from affected where has_account) as accounts,
    ${sumOf('requests')} as requests, ${sumOf('subscriptions')} as subscriptions, ${sumOf('sessions')} as sessions,
    (select coalesce(sum(roles), 0)::integer from affected where ${ends}::boolean) as roles,
    (select count(*)::integer from affected f join invitations i on i.company_id = f.company_id and i.email = f.email
      where ${ends}::boolean and i.used_by is null and i.withdrawn_at is null
        and i.expires_at > ${now.toISOString()}::timestamptz) as invitations,
    (select coalesce(jsonb_agg(to_jsonb(each) order by each.currency), '[]') from (
      select c.currency, sum(a.held)::bigint as held,
        coalesce(sum(a.allocated - a.spent - a.held) filter (where a.year in (0, ${year}::integer)), 0)::bigint as "left"
      from affected f join companies c on c.id = f.company_id join accounts a on a.company_id = f.company_id and a.user_id = f.id
      where ${ends}::boolean group by c.currency) each where each.held > 0 or each.left > 0) as money`;
}

function onWire({ accounts, invitations, requests, subscriptions, roles, sessions, money }: Effects, minutes: number) {
  const inMajor = money.map(({ currency, held, left }) => ({ currency, held: toMajor(held), left: toMajor(left) }));
  return { accounts, invitations, requests, subscriptions, roles, sessions, minutes, money: inMajor };
}
