import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { CorporateOrder, listCorporateOrders } from '#contract/corporate/corporate.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/language/language.ts';
import { shownCurrency, toMajor } from '#contract/money/money.rules.ts';
import type { OrderStatus } from '#contract/orders/orders.rules.ts';
import { ORDER_STATES } from '../admin-orders/order-list.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { findsWords } from '../database/search-words.ts';
import { sql, type Text } from '../database/text.ts';
import { BUYER } from '../people/buyer.ts';
import type { RecordsFile } from '../records/export-records.ts';
import { isAnyOf, letsAny, minorOf, type RecordList, sinceDay, untilDay } from '../records/record-list.ts';
import { categoryOf, numberOf } from './spent-columns.ts';

type OrdersQuery = NonNullable<QueryOf<typeof listCorporateOrders>>;

/** SQL condition: the benefit `b` of a line `l` is in a private category, then or now, so the company must not see it. */
const IS_PRIVATE = sql`exists (
  select from categories c where c.private and c.id in (l.root_category_id, b.root_category_id, b.category_id))`;

// The name in the reader's language, or else in the other.
const NAMES: Record<Language, Text> = {
  SR: sql`coalesce(nullif(l.name_sr, ''), l.name_en)`,
  EN: sql`coalesce(nullif(l.name_en, ''), l.name_sr)`,
};

/** The lines of all orders of a company, in a language. */
export function orderList(companyId: number, language: Language): RecordList<OrdersQuery> {
  return {
    // Left joins although these rows always exist: the planner then skips the joined tables when only counting.
    from: sql`(select * from order_lines where company_id = ${companyId}::bigint) l
      left join orders o on o.company_id = ${companyId}::bigint and o.id = l.order_id
      left join users u on u.company_id = ${companyId}::bigint and u.id = o.user_id left join benefits b on b.id = l.benefit_id`,
    // Rises as orders are made.
    id: sql`l.id`,
    columns: sql`l.id, o.id as number, ${isoMoment(sql`o.created_at`)} as date, jsonb_build_object('id', o.user_id, 'name', ${BUYER}) as person,
      ${categoryOf(sql`l.root_category_id`)} as category, case when not ${IS_PRIVATE} then ${NAMES[language]} end as benefit, l.count, l.total,
      o.currency, o.status`,
    filters: {
      search: (search) => found(companyId, search),
      category: isAnyOf(sql`l.root_category_id`),
      person: isAnyOf(sql`o.user_id`),
      status: (statuses) => letsAny<OrderStatus>(statuses, (status) => sql`o.status = ${status}::order_status`),
      date_from: sinceDay(sql`o.created_at`, 'date_from'),
      date_to: untilDay(sql`o.created_at`, 'date_to'),
      sum_from: (least) => sql`l.total >= ${minorOf(least)}::bigint`,
      sum_to: (most) => sql`l.total <= ${minorOf(most)}::bigint`,
    },
    orderings: { date: sql`l.id`, sum: sql`l.total` },
    first: '-date',
  };
}

// Searches by the order number as it is written in e-mails, or else by words of the buyer's name, or of the benefit where it may
// be named. People and benefits are searched once, not for each line.
function found(companyId: number, search: string): Text {
  const number = numberOf(search);
  if (number !== null) return sql`o.id = ${number}::bigint`;
  return sql`(l.order_id in (
      with buyers as materialized (
        select u.id from users u where u.company_id = ${companyId}::bigint and ${findsWords(sql`u.search_key`, search)})
      select bought.id from orders bought join buyers on buyers.id = bought.user_id where bought.company_id = ${companyId}::bigint)
    or (l.root_category_id not in (select id from categories where private) and l.benefit_id in (
      select named.id from benefits named where ${findsWords(sql`named.search_key`, search)}
        and not exists (select from categories c where c.private and c.id in (named.root_category_id, named.category_id)))))`;
}

/** A row with its money as the wire has it. */
export const toOrder = (row: CorporateOrder): CorporateOrder => Object.assign(row, { total: toMajor(row.total) });

/** Lines of orders in a file. */
export const ORDERS_FILE: RecordsFile<CorporateOrder> = {
  headings: [
    'Porudžbina / Order',
    'Datum / Date',
    'Osoba / Person',
    'Kategorija / Category',
    'Benefit / Benefit',
    'Komada / Pieces',
    'Iznos / Total',
    'Valuta / Currency',
    'Stanje / Status',
  ],
  cells: ({ number, date, person, category, benefit, count, total, currency, status }) => [
    ...[
      String(number),
      businessDay(new Date(date)),
      person.name,
      `${category.name_sr} / ${category.name_en}`,
      benefit ?? '',
    ],
    ...[String(count), toMajor(total).toFixed(2), shownCurrency(currency), ORDER_STATES[status]],
  ],
};
