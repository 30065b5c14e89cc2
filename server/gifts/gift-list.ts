import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { exportGifts, ListedGift, listGifts } from '#contract/gifts/gifts.contract.ts';
import { shownCurrency, toMajor } from '#contract/money/money.rules.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { findsWords } from '../database/search-words.ts';
import { sql } from '../database/text.ts';
import { fullName } from '../people/full-name.ts';
import type { RecordsFile } from '../records/export-records.ts';
import { butSome, isAnyOf, letsAny, type RecordList, sinceDay, untilDay } from '../records/record-list.ts';

export type GiftQuery = NonNullable<QueryOf<typeof listGifts>>;
type FileQuery = NonNullable<QueryOf<typeof exportGifts>>;

const of = sql`g.company_id = p.company_id and g.id = p.gift_id`;

/** SQL columns of a gift `g` with its giver `u` and its category `c`, in the contract's terms; money in minor units. */
export const LISTED = sql`g.id, ${isoMoment(sql`g.created_at`)} as date, nullif(g.category_id, 0) as category, nullif(g.year, 0) as year,
  g.amount, g.currency, g.people, g.status, g.task_id as task, g.approval_id as approval, g.with_invited, g.note, g.given_by,
  c.name_sr as category_name_sr, c.name_en as category_name_en, ${fullName('u')} as given_by_name,
  g.amount * g.people as sum,
  (select coalesce(sum(p.taken_back), 0)::bigint from gift_people p where ${of} and p.taken_back > 0) as taken_back`;

/** FROM clause of a company's gifts. */
export const giftsOf = (companyId: number) => sql`
  (select * from gifts where company_id = ${companyId}) g left join users u on u.company_id = g.company_id and u.id = g.given_by
  left join categories c on c.id = g.category_id`;

/** The list of a company's gifts for its admins. */
export function giftList(companyId: number): RecordList<GiftQuery> {
  return {
    from: giftsOf(companyId),
    id: sql`g.id`,
    columns: LISTED,
    filters: {
      // Computed per row, since a company has few gifts with short notes.
      search: (search) => findsWords(sql`(u.search_key || ' ' || search_key_of(g.note))`, search),
      category: isAnyOf(sql`g.category_id`),
      state: (states) => letsAny<ListedGift['status']>(states, (state) => sql`g.status = ${state}::gift_status`),
      by: isAnyOf(sql`g.given_by`),
      date_from: sinceDay(sql`g.created_at`, 'date_from'),
      date_to: untilDay(sql`g.created_at`, 'date_to'),
      ids: isAnyOf(sql`g.id`),
    },
    orderings: {
      date: sql`g.created_at`,
      amount: sql`g.amount`,
      people: sql`g.people`,
      sum: sql`g.amount * g.people`,
    },
    first: '-date',
  };
}

/** List of gifts for a file, from which some can be excluded. */
export const exportedGifts = (companyId: number): RecordList<FileQuery> => butSome(giftList(companyId), sql`g.id`);

/** Converts a row to the contract's form, with amounts in major units. */
export const toListed = (row: ListedGift): ListedGift =>
  Object.assign(row, { amount: toMajor(row.amount), sum: toMajor(row.sum), taken_back: toMajor(row.taken_back) });

const STATES: Record<ListedGift['status'], string> = {
  given: 'Dodeljeno / Allocated',
  running: 'Dodeljuje se / Being allocated',
  stopped: 'Zaustavljeno / Stopped',
  waiting: 'Čeka odobrenje / Waits for approval',
  refused: 'Nije dodeljeno / Not allocated',
};

/** Gifts as a file. */
export const GIFTS_FILE: RecordsFile<ListedGift> = {
  headings: [
    'Kada / When',
    'Budžet / Budget',
    'Godina / Year',
    'Po osobi / Per person',
    'Broj ljudi / People',
    'Ukupno / Total',
    'Povučeno / Taken back',
    'Valuta / Currency',
    'Napomena / Note',
    'Ko / Who',
    'Stanje / State',
  ],
  cells: (row) => [
    ...[businessDay(new Date(row.date)), budgetOf(row), String(row.year ?? '')],
    ...[row.amount, row.sum, row.taken_back]
      .map((minor) => toMajor(minor).toFixed(2))
      .toSpliced(1, 0, String(row.people)),
    ...[shownCurrency(row.currency), row.note, row.given_by_name, STATES[row.status]],
  ],
};

const budgetOf = ({ category_name_sr: sr, category_name_en: en }: ListedGift): string =>
  sr === null && en === null ? 'Fleksibilni / Flexible' : [sr, en].filter(Boolean).join(' / ');
