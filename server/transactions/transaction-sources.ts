import type { TransactionKind } from '#contract/transactions/transactions.contract.ts';
import { sql, type Text } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';
import { needsInformation } from '../requests/request-row.ts';

/** Source of one kind of transactions. A new kind needs only a new source. */
interface Source {
  kind: TransactionKind;
  /** The rows of a person: kind, reference, at, status, effect, amount, currency. */
  rows: (person: PersonKey) => Text;
  /**
   * SQL of the subjects of the row `t`, as a JSON list of en, sr (names) and provider; for a request also whether it needs
   * information.
   */
  names: (person: PersonKey) => Text;
}

const linesOfOrder = ({ companyId }: PersonKey): Text => sql`
  select jsonb_agg(jsonb_build_object('en', l.name_en, 'sr', l.name_sr, 'provider', l.provider_name) order by l.id)
  from order_lines l where l.company_id = ${companyId} and l.order_id = t.reference`;

// product.md 4. An order that is cancelled took nothing, for its refund is a row of its own with its own day.
const SOURCES: readonly Source[] = [
  {
    kind: 'order',
    rows: ({ companyId, userId }) => sql`
      select 'order' as kind, o.id as reference, o.created_at as at, o.status::text as status,
        case o.status when 'cancelled' then 'nothing' else 'spent' end as effect, o.total as amount, o.currency
      from orders o where o.company_id = ${companyId} and o.user_id = ${userId}`,
    names: linesOfOrder,
  },
  {
    kind: 'refund',
    rows: ({ companyId, userId }) => sql`
      select 'refund' as kind, o.id as reference, o.cancelled_at as at, 'completed' as status, 'given_back' as effect,
        o.total as amount, o.currency
      from orders o where o.company_id = ${companyId} and o.user_id = ${userId} and o.cancelled_at is not null`,
    names: linesOfOrder,
  },
  {
    kind: 'subscription',
    rows: ({ companyId, userId }) => sql`
      select 'subscription' as kind, c.id as reference, c.created_at as at, 'completed' as status, 'spent' as effect,
        c.amount, c.currency
      from subscription_charges c where c.company_id = ${companyId} and c.user_id = ${userId}`,
    names: ({ companyId }) => sql`
      select jsonb_build_array(jsonb_build_object('en', c.name_en, 'sr', c.name_sr, 'provider', c.provider_name))
      from subscription_charges c where c.company_id = ${companyId} and c.id = t.reference`,
  },
  {
    kind: 'request',
    rows: ({ companyId, userId }) => sql`
      select 'request' as kind, r.id as reference, r.created_at as at, r.status::text as status,
        case r.status when 'accepted' then 'spent' when 'rejected' then 'nothing' when 'cancelled' then 'nothing'
          else 'held' end as effect, r.amount, r.currency
      from requests r where r.company_id = ${companyId} and r.user_id = ${userId}`,
    names: ({ companyId }) => sql`
      select jsonb_build_array(jsonb_build_object('en', r.description, 'sr', r.description, 'provider', r.provider_name,
        'needs_information', ${needsInformation}))
      from requests r where r.company_id = ${companyId} and r.id = t.reference`,
  },
  {
    // Free enrolments are not transactions.
    kind: 'enrolment',
    rows: ({ companyId, userId }) => sql`
      select 'enrolment' as kind, e.id as reference, e.created_at as at, 'completed' as status, 'spent' as effect,
        e.price_paid as amount, e.currency
      from enrolments e where e.company_id = ${companyId} and e.user_id = ${userId} and e.price_paid > 0`,
    names: ({ companyId }) => sql`
      select jsonb_build_array(jsonb_build_object('en', e.name_en, 'sr', e.name_sr, 'provider', ''))
      from enrolments e where e.company_id = ${companyId} and e.id = t.reference`,
  },
];

/** All transactions of a person, or those of one kind. */
export function allRows(person: PersonKey, kind?: TransactionKind): Text {
  const wanted = SOURCES.filter((source) => kind === undefined || source.kind === kind);
  return sql.join(
    wanted.map(({ rows }) => rows(person)),
    sql` union all `,
  );
}

/** SQL of the subjects of the transaction in the row `t`, of any kind. */
export function namesOfRow(person: PersonKey): Text {
  const cases = SOURCES.map(({ kind, names }) => sql`when ${kind} then (${names(person)})`);
  return sql`case t.kind ${sql.join(cases, sql` `)} end`;
}
