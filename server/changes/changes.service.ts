import { PLATFORM, type RecordKind } from '#contract/changes/change-kinds.ts';
import type {
  ChangeDetail,
  ListedChange,
  listChanges,
  listSeals,
  RecordChange,
  Seal,
} from '#contract/changes/changes.contract.ts';
import { PAGE_SIZE, type QueryOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/language/language.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import type { Database } from '../database/database.ts';
import { isoMoment, startOfDay } from '../database/iso-moment.ts';
import { ask, askFor } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { nameOrAddress } from '../people/full-name.ts';
import { namesOfValues } from './names-in-values.ts';
import { searchedChanges } from './searched-changes.ts';

/** A query of the log of changes: filters and page. */
export type ChangesQuery = NonNullable<QueryOf<typeof listChanges>> & {
  /** Only changes of records of these kinds. */
  kinds?: readonly RecordKind[];
  /** Another company, beside `company`, in whose log they may be noted. */
  alsoOf?: number;
  /** The company of whose people the e-mail addresses are shown; by default those of all companies. */
  addressesOf?: number;
};
type SealsQuery = NonNullable<QueryOf<typeof listSeals>>;

const COLUMNS = sql`c.id, ${isoMoment(sql`c.at`)} as at, c.company_id as company, case when c.actor_id is not null then
  jsonb_build_object('company', c.actor_company_id, 'id', c.actor_id, 'name', c.actor_name) end as by, c.via, c.kind,
  c.record_kind, c.record_id as record, c.record_name, c.fields, c.reason, c.revision`;

const VALUES = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('field', f.name, 'before', v.before, 'after', v.after,
    'erased', v.field is null) order by f.name), '[]')
  from unnest(c.fields) as f (name)
  left join change_values v on v.company_id = c.company_id and v.change_id = c.id and v.field = f.name)`;

const PERSON = sql`(
  select ${nameOrAddress('u')} from users u
  where u.company_id = c.company_id and u.id = (
    case when c.record_kind = 'person' then c.record_id end)::bigint)`;

/**
 * SQL of the e-mail address of the person who made a change `c`; null if they are of another company than `company`, unless that
 * is null.
 */
const addressIn = (company: number | null): Text => sql`(
  select u.email from users u
  where u.company_id = c.actor_company_id and u.id = c.actor_id and u.erased_at is null
    and u.company_id = coalesce(${company}::bigint, u.company_id))`;

const listedIn = (language: Language, addressesOf: number | null = null): Text =>
  sql`${COLUMNS}, ${addressIn(addressesOf)} as by_email, ${VALUES} as "values", c.via_id, ${PERSON} as person_name,
    ${namesOfValues(language)} as names`;

/** Changes with their values, named in a language, the newest first: a page and one more when there are older ones. */
export function readChanges(database: Database, query: ChangesQuery, language: Language): Promise<ListedChange[]> {
  const columns = listedIn(language, query.addressesOf);
  return askFor(isNarrowed(query))<ListedChange>(
    database,
    sql`select ${columns} from ${pageOf(query)} order by c.id desc`,
  );
}

const pageOf = (query: ChangesQuery): Text => sql`(${newest(query, sizeOf(query) + 1)}) c`;

function newest(query: ChangesQuery, most: number): Text {
  const filters = allOf(filtersOf(query));
  const { search = '', before } = query;
  if (isSearched(query)) return searchedChanges({ filters, people: peopleOf(query), search, before, most });
  return sql`select * from changes c where ${filters} order by c.id desc limit ${most}::integer`;
}

/** SQL condition on the people `u` whose changes a query may find; null when it is about other records. */
function peopleOf({ company, alsoOf, record_kind: kind = 'person', kinds = [kind] }: ChangesQuery): Text | null {
  if (kind !== 'person' || !kinds.includes('person')) return null;
  return company === undefined ? sql`true` : sql`u.company_id in (${company}, ${alsoOf ?? company})`;
}

/** How many changes there are, `most` at most. */
export async function countChanges(database: Database, query: ChangesQuery, most: number): Promise<number> {
  const [found] = await askFor(isNarrowed(query))<{ count: number }>(
    database,
    sql`select count(*)::integer as count from (${newest(query, most)}) c`,
  );
  return found?.count ?? 0;
}

/** One change with its values, named in a language. Throws notFound. */
export async function readChange(database: Database, id: number, language: Language): Promise<ChangeDetail> {
  const [change] = await ask<ChangeDetail>(
    database,
    sql`
    select ${listedIn(language)},
      (select s.id from seals s where s.era = c.era and s.to_txid > c.txid order by s.to_txid limit 1) as seal
    from changes c where c.id = ${id}`,
  );
  if (!change) throw notFound();
  return change;
}

interface OfRecord {
  /** The company of the record; the platform by default. */
  companyId?: number;
  /** Another company in whose log its changes may be noted: the record of a company is changed by both. */
  alsoOf?: number;
  kind: RecordKind;
  recordId: number;
}

/** The page of a record's changes. */
export type RecordQuery = Pick<ChangesQuery, 'before' | 'page_size'>;

/** The changes of one record: a page and one more when there are older ones. */
export function readRecordChanges(
  database: Database,
  { companyId = PLATFORM, alsoOf = companyId, kind, recordId }: OfRecord,
  query: RecordQuery,
): Promise<RecordChange[]> {
  const of = { company: companyId, alsoOf, record_kind: kind, record: String(recordId) };
  const page = pageOf(Object.assign(of, query));
  return ask<RecordChange>(database, sql`select ${COLUMNS}, ${VALUES} as "values" from ${page} order by c.id desc`);
}

/** Seals, the newest first: a page and one more when there are older ones. */
export function readSeals(database: Database, query: SealsQuery): Promise<Seal[]> {
  const older = query.before === undefined ? sql`` : sql`where id < ${query.before}`;
  return ask<Seal>(
    database,
    sql`
    select id, ${isoMoment(sql`at`)} as at, changes, encode(digest, 'hex') as digest from seals ${older}
    order by id desc limit ${sizeOf(query) + 1}`,
  );
}

function sizeOf({ page_size: size = PAGE_SIZE }: { page_size?: number | undefined }): number {
  return size;
}

const isSearched = ({ search = '' }: ChangesQuery): boolean => searchKey(search).trim() !== '';

const isNarrowed = (query: ChangesQuery): boolean => isSearched(query) || filtersOf(query).length > 1;

const allOf = (filters: readonly Text[]): Text => sql.join(filters, sql` and `);

/** The conditions of a query, except the search. */
function filtersOf(query: ChangesQuery): Text[] {
  const { company, record_kind: kind, kinds, record, actor, before, date_from: from, date_to: to } = query;
  return [
    sql`true`,
    ...(company === undefined ? [] : [sql`c.company_id in (${company}, ${query.alsoOf ?? company})`]),
    ...(kind === undefined ? [] : [sql`c.record_kind = ${kind}`]),
    ...(kinds === undefined ? [] : [isOneOf(kinds)]),
    ...(record === undefined ? [] : [sql`c.record_id = ${record}`]),
    ...(actor === undefined ? [] : [isBy(actor)]),
    ...through(query),
    ...(from === undefined ? [] : [sql`c.at >= ${startOfDay(from)}`]),
    ...(to === undefined ? [] : [sql`c.at < ${startOfDay(to, 1)}`]),
    ...(before === undefined ? [] : [sql`c.id < ${before}`]),
  ];
}

function through({ via, via_id: which, alone }: ChangesQuery): Text[] {
  return [
    ...(via === undefined ? [] : [sql`c.via = ${via}`]),
    ...(which === undefined ? [] : [sql`c.via_id = ${which}`]),
    ...(alone ? [sql`(not ${IS_PART} or not exists (${BEGINNING}))`] : []),
  ];
}

// A change that belongs to a bulk or an import. The effect of an approval is not such a part: a search for money must find that,
// not the decision.
const IS_PART = sql`(c.via::text in ('bulk', 'import') and c.via_id is not null and c.record_kind <> c.via::text)`;

// The start of a bulk or an import is a change too, by the same person. Its person is compared because ids of bulks and of tasks
// may coincide.
const BEGINNING = sql`
  select 1 from changes h where h.record_kind = c.via::text and h.record_id = c.via_id
    and h.actor_company_id = c.actor_company_id and h.actor_id = c.actor_id`;

const isOneOf = (kinds: readonly RecordKind[]): Text =>
  sql`c.record_kind in (select jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb))`;

function isBy(actor: string): Text {
  const [company = 0, person = 0] = actor.split('-').map(Number);
  return sql`c.actor_company_id = ${company} and c.actor_id = ${person}`;
}
