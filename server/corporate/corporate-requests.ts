import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { CorporateRequest, listCorporateRequests } from '#contract/corporate/corporate.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { shownCurrency, toMajor } from '#contract/money/money.rules.ts';
import type { RequestKind, RequestStatus } from '#contract/requests/requests.rules.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { findsWords } from '../database/search-words.ts';
import { sql, type Text } from '../database/text.ts';
import { nameOrAddress } from '../people/full-name.ts';
import type { RecordsFile } from '../records/export-records.ts';
import { isAnyOf, letsAny, minorOf, type RecordList, sinceDay, untilDay } from '../records/record-list.ts';
import { categoryOf, numberOf } from './spent-columns.ts';

type RequestsQuery = NonNullable<QueryOf<typeof listCorporateRequests>>;

const PERSON = nameOrAddress('u');

/** The requests of a company's people, without their purpose, seller and file. */
export function requestList(companyId: number): RecordList<RequestsQuery> {
  return {
    // A left join although the row always exists: the planner then skips the joined table when only counting.
    from: sql`(select * from requests where company_id = ${companyId}::bigint) r
      left join users u on u.company_id = ${companyId}::bigint and u.id = r.user_id`,
    // The id rises in the order of filing.
    id: sql`r.id`,
    columns: sql`r.id, ${isoMoment(sql`r.created_at`)} as date, jsonb_build_object('id', u.id, 'name', ${PERSON}) as person, r.kind,
      ${categoryOf(sql`r.category_id`)} as category, r.amount, r.currency, r.status`,
    filters: {
      search: found,
      category: isAnyOf(sql`r.category_id`),
      person: isAnyOf(sql`r.user_id`),
      kind: (kinds) => letsAny<RequestKind>(kinds, (kind) => sql`r.kind = ${kind}::request_kind`),
      status: (statuses) => letsAny<RequestStatus>(statuses, (status) => sql`r.status = ${status}::request_status`),
      date_from: sinceDay(sql`r.created_at`, 'date_from'),
      date_to: untilDay(sql`r.created_at`, 'date_to'),
      sum_from: (least) => sql`r.amount >= ${minorOf(least)}::bigint`,
      sum_to: (most) => sql`r.amount <= ${minorOf(most)}::bigint`,
    },
    orderings: { date: sql`r.id`, sum: sql`r.amount` },
    first: '-date',
  };
}

// Searches by the number, or else by words of the person's name; not by the purpose.
function found(search: string): Text {
  const number = numberOf(search);
  return number === null ? findsWords(sql`u.search_key`, search) : sql`r.id = ${number}::bigint`;
}

/** A row with its money as the wire has it. */
export const toRequest = (row: CorporateRequest): CorporateRequest =>
  Object.assign(row, { amount: toMajor(row.amount) });

const KINDS: Record<RequestKind, string> = {
  reimbursement: 'Refundacija / Reimbursement',
  invoice: 'Faktura / Invoice',
};

const STATUSES: Record<RequestStatus, string> = {
  pending: 'Na čekanju / Pending',
  in_review: 'U obradi / In review',
  accepted: 'Prihvaćen / Accepted',
  rejected: 'Odbijen / Rejected',
  cancelled: 'Otkazan / Cancelled',
};

/** Requests in a file. */
export const REQUESTS_FILE: RecordsFile<CorporateRequest> = {
  headings: [
    'Zahtev / Request',
    'Datum / Date',
    'Osoba / Person',
    'Vrsta / Kind',
    'Kategorija / Category',
    'Iznos / Amount',
    'Valuta / Currency',
    'Stanje / Status',
  ],
  cells: ({ id, date, person, kind, category, amount, currency, status }) => [
    ...[String(id), businessDay(new Date(date)), person.name, KINDS[kind], `${category.name_sr} / ${category.name_en}`],
    ...[toMajor(amount).toFixed(2), shownCurrency(currency), STATUSES[status]],
  ],
};
