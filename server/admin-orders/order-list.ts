import type { exportOrders, ListedOrder, listOrders } from '#contract/admin-orders/admin-orders.contract.ts';
import type { WayToBuy } from '#contract/benefits/benefits.rules.ts';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/language/language.ts';
import { shownCurrency, toMajor } from '#contract/money/money.rules.ts';
import { mayMoveOrder, type OrderStatus } from '#contract/orders/orders.rules.ts';
import { waitingProposal } from '../admin-approvals/propose-to-platform.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { findsWords } from '../database/search-words.ts';
import { sql, type Text } from '../database/text.ts';
import { worthInDinars } from '../money/money.service.ts';
import { BUYER } from '../people/buyer.ts';
import type { RecordsFile } from '../records/export-records.ts';
import { butSome, isAnyOf, letsAny, minorOf, type RecordList, sinceDay, untilDay } from '../records/record-list.ts';
import type { LongFile } from '../tasks/export-task.ts';

export type OrdersQuery = NonNullable<QueryOf<typeof listOrders>>;
type FileQuery = NonNullable<QueryOf<typeof exportOrders>>;

const LINES = sql`from order_lines l where l.company_id = o.company_id and l.order_id = o.id`;

/** SQL columns of an order `o` by the names of the wire, with the proposal that waits about it; money in minor units. */
export const orderColumns = (now: Date): Text => sql`o.id, (
    select jsonb_build_object('id', c.id, 'name', c.name) from companies c where c.id = o.company_id) as company,
  jsonb_build_object('id', o.user_id, 'name', ${BUYER}) as person, o.status, ${isoMoment(sql`o.created_at`)} as date,
  (select jsonb_agg(distinct l.way_to_buy) ${LINES}) as ways, o.total, o.currency,
  ${waitingProposal(sql`a.order_company_id = o.company_id and a.order_id = o.id`, now)} as approval`;

// The name in the reader's language, or else in the other.
const NAMES: Record<Language, Text> = {
  SR: sql`coalesce(nullif(l.name_sr, ''), l.name_en)`,
  EN: sql`coalesce(nullif(l.name_en, ''), l.name_sr)`,
};

const WORTH = worthInDinars(sql`o.total`, sql`o.currency`);

/** The orders of all companies as the platform lists them at a moment, in a language. */
export function orderList(language: Language, now: Date): RecordList<OrdersQuery> {
  return {
    from: sql`orders o`,
    // Rises as orders are made, in all companies.
    id: sql`o.id`,
    columns: sql`${orderColumns(now)}, (select ${NAMES[language]} ${LINES} order by l.id limit 1) as name,
      (select count(*)::integer - 1 ${LINES}) as more`,
    filters: {
      search: found,
      status: (statuses) => letsAny<OrderStatus>(statuses, (status) => sql`o.status = ${status}::order_status`),
      company: isAnyOf(sql`o.company_id`),
      way: (ways) =>
        letsAny<WayToBuy>(ways, (way) => sql`exists (select ${LINES} and l.way_to_buy = ${way}::way_to_buy)`),
      date_from: sinceDay(sql`o.created_at`, 'date_from'),
      date_to: untilDay(sql`o.created_at`, 'date_to'),
      sum_from: (least) => sql`${WORTH} >= ${minorOf(least)}::bigint`,
      sum_to: (most) => sql`${WORTH} <= ${minorOf(most)}::bigint`,
      ids: isAnyOf(sql`o.id`),
    },
    orderings: { date: sql`o.id` },
    first: '-date',
  };
}

/** The list of orders for a file, from which some may be left out. */
export const exportedOrders = (language: Language, now: Date): RecordList<FileQuery> =>
  butSome(orderList(language, now), sql`o.id`);

// Searches by the order number as it is written in e-mails, or else by words of the buyer's name or address.
function found(search: string): Text {
  const number = /^#?(\d{1,9})$/.exec(search.trim())?.[1];
  if (number) return sql`o.id = ${Number(number)}::bigint`;
  return sql`(o.company_id, o.user_id) in (
    select u.company_id, u.id from users u where ${findsWords(sql`u.search_key`, search)})`;
}

/** A row with its money as the wire has it. An order that can no longer be cancelled has no waiting proposal. */
export const toListed = <Row extends Pick<ListedOrder, 'total' | 'status' | 'approval'>>(row: Row): Row =>
  Object.assign(row, {
    total: toMajor(row.total),
    approval: mayMoveOrder(row.status, 'cancelled', 'staff') ? row.approval : null,
  });

/** A status in a file, in both languages. */
export const ORDER_STATES: Record<OrderStatus, string> = {
  pending: 'Na čekanju / Pending',
  in_process: 'U pripremi / In process',
  completed: 'Završeno / Completed',
  cancelled: 'Otkazano / Cancelled',
};

/** Orders in a file. */
export const ORDERS_FILE: RecordsFile<ListedOrder> = {
  headings: [
    'Broj / Number',
    'Datum / Date',
    'Kompanija / Company',
    'Kupac / Buyer',
    'Benefit / Benefit',
    'Još benefita / More benefits',
    'Iznos / Total',
    'Valuta / Currency',
    'Stanje / Status',
  ],
  cells: ({ id, date, company, person, name, more, total, currency, status }) => [
    ...[String(id), businessDay(new Date(date)), company.name, person.name, name, String(more)],
    ...[toMajor(total).toFixed(2), shownCurrency(currency), ORDER_STATES[status]],
  ],
};

/** Export without a limit of rows, made by a task. */
export const ORDERS_IN_TASK: LongFile<ListedOrder, FileQuery> = {
  kind: 'export_orders',
  permission: 'platform.orders',
  listFor: ({ language, now }) => exportedOrders(language, now),
  file: ORDERS_FILE,
};
