import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { ListedSuggestion, listAdminSuggestions } from '#contract/suggestions/admin-suggestions.contract.ts';
import type { SuggestionStatus } from '#contract/suggestions/suggestions.rules.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { findsWords } from '../database/search-words.ts';
import { sql } from '../database/text.ts';
import { nameOrAddress } from '../people/full-name.ts';
import type { RecordsFile } from '../records/export-records.ts';
import { isAnyOf, lastChangedOf, letsAny, type RecordList } from '../records/record-list.ts';

/** SQL of the name of the author of the suggestion `s`, or their address when they have no name. */
const PROPOSER = sql`(
  select ${nameOrAddress('u')} from users u
  where u.company_id = s.company_id and u.id = s.user_id)`;

/** A suggestion `s` of the category `c`, by the names of the wire. */
export const SUGGESTION_COLUMNS = sql`s.id, s.name, s.provider, s.category_id as category, c.name_sr as category_sr,
  c.name_en as category_en, jsonb_build_object('id', s.user_id, 'name', ${PROPOSER}) as person, (
    select jsonb_build_object('id', o.id, 'name', o.name) from companies o where o.id = s.company_id) as company,
  ${isoMoment(sql`s.created_at`)} as date, s.status, s.answer is not null as answered, s.revision,
  ${lastChangedOf('suggestion', sql`s.id`, sql`s.changed_at`, sql`s.company_id`)} as changed`;

export const SUGGESTED = sql`suggestions s join categories c on c.id = s.category_id`;

/** The suggestions of people of all companies, as the platform lists them. */
export const SUGGESTIONS: RecordList<NonNullable<QueryOf<typeof listAdminSuggestions>>> = {
  from: SUGGESTED,
  counted: sql`suggestions s`,
  // Rises as suggestions are made, in all companies.
  id: sql`s.id`,
  columns: SUGGESTION_COLUMNS,
  filters: {
    search: (search) => sql`(${findsWords(sql`(s.search_key || ' ' || s.why_key)`, search)}
      or (s.company_id, s.user_id) in (
        select u.company_id, u.id from users u where ${findsWords(sql`u.search_key`, search)}))`,
    status: (statuses) => letsAny<SuggestionStatus>(statuses, (status) => sql`s.status = ${status}::suggestion_status`),
    category: isAnyOf(sql`s.category_id`),
    company: isAnyOf(sql`s.company_id`),
    ids: isAnyOf(sql`s.id`),
  },
  orderings: { date: sql`s.id`, name: sql`s.sort_key collate "C"`, changed: sql`s.changed_at` },
  first: '-date',
};

const STATUSES: Record<SuggestionStatus, string> = {
  new: 'Novo / New',
  contacted: 'Pregovori / In talks',
  agreed: 'Dogovoreno / Agreed',
  declined: 'Odbijeno / Rejected',
  live: 'U ponudi / On offer',
};

/** Suggestions in a file. */
export const SUGGESTIONS_FILE: RecordsFile<ListedSuggestion> = {
  headings: [
    'Datum / Date',
    'Predlog / Suggestion',
    'Partner / Provider',
    'Kategorija / Category',
    'Osoba / Person',
    'Kompanija / Company',
    'Stanje / Status',
  ],
  cells: ({ date, name, provider, category_sr, category_en, person, company, status }) => [
    ...[businessDay(new Date(date)), name, provider, `${category_sr} / ${category_en}`],
    ...[person.name, company.name, STATUSES[status]],
  ],
};
