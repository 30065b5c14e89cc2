import type { BodyOf } from '#contract/endpoint.ts';
import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import type { RequestRefusal, RequestsPreview, requestBulkCalls } from '#contract/requests/request-bulk.contract.ts';
import type { BulkKind } from '../bulk/bulk-kind.ts';
import { storeChosen } from '../bulk/chosen-records.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { sql, type Text } from '../database/text.ts';
import { fullName } from '../people/full-name.ts';
import { type JudgedRequest, judgeRequests } from './judge-requests.ts';

/** Requests accepted in a bulk. A request is compared by its status and its last comment, whose id serves as its revision. */
export const REQUEST_BULK: BulkKind = {
  topic: 'requests',
  task: 'request_bulk',
  permission: 'company.requests',
  notedIn: 'company',
  // Restricted to the company of the bulk `u`, for a record is looked up by its id alone.
  table: sql`(select q.id, ${fullName('e')} as person, q.provider_name as provider
    from requests q join users e on e.company_id = q.company_id and e.id = q.user_id where q.company_id = u.company_id)`,
  names: sql`b.person, b.provider`,
};

const REFUSALS: readonly RequestRefusal[] = ['decided', 'own', 'in_review', 'elsewhere', 'limit', 'signals'];

interface Asking {
  caller: Caller;
  asked: BodyOf<typeof requestBulkCalls.preview>;
  now: Date;
}

interface Effects {
  people: number;
  pots: (Omit<RequestsPreview['effects']['pots'][number], 'sum'> & { sum: Minor })[];
}

/** Stores a preview: the requests that would be accepted, each as it was checked. */
export async function previewRequests(database: Database, { caller, asked, now }: Asking): Promise<RequestsPreview> {
  const { companyId, userId } = caller;
  const judged = await judgeRequests(database, { companyId, userId, now }, asked.ids);
  const { told, effects } = await storeChosen<{ effects: Effects }>(database, {
    kind: Object.assign({}, REQUEST_BULK, { table: judgedTable(companyId, judged) }),
    caller,
    action: asked.action,
    judging: {
      before: sql`jsonb_build_object('status', b.status)`,
      after: sql`jsonb_build_object('status', 'accepted')`,
      refused: REFUSALS.map((code) => [code, sql`b.why = ${code}`]),
    },
    chosen: sql`true`,
    also: sql`, b.user_id, b.amount, b.currency, b.category_id, b.category, b.held_from_category, b.held_from_flexible`,
    shown: sql`, b.amount, b.currency`,
    effects: sql`jsonb_build_object('people', (select count(distinct user_id) from affected), 'pots', ${pots}) as effects`,
    now,
  });
  const { people, pots: paid } = effects.effects;
  return Object.assign(told, {
    sample: (told.sample as { amount: Minor }[]).map((one) => Object.assign(one, { amount: toMajor(one.amount) })),
    effects: { people, pots: paid.map((each) => Object.assign(each, { sum: toMajor(each.sum) })) },
  }) as RequestsPreview;
}

/** The checked requests as a table, with their state at that time, whatever changes meanwhile. */
function judgedTable(companyId: number, judged: readonly JudgedRequest[]): Text {
  const rows = judged.map(({ id, status, comment, why }) => ({ id, status, revision: comment, why }));
  return sql`(
    select j.id, j.revision, j.status, j.why, ${fullName('e')} as person, q.provider_name as provider, q.user_id, q.amount,
      q.currency, q.category_id, concat_ws('/', k.name_en, k.name_sr) as category, q.held_from_category, q.held_from_flexible
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as j (id integer, status text, revision integer, why text)
    join requests q on q.company_id = ${companyId}::bigint and q.id = j.id
    join users e on e.company_id = q.company_id and e.id = q.user_id join categories k on k.id = q.category_id)`;
}

const pots = sql`(
  select coalesce(jsonb_agg(to_jsonb(each) order by each.category_id nulls last, each.currency), '[]') from (
    select category_id, category, currency, sum(paid)::bigint as sum from (
      select category_id, category, currency, held_from_category as paid from affected
      union all select null, null, currency, held_from_flexible from affected) one
    where paid > 0 group by category_id, category, currency) each)`;
