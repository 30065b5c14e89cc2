import type { QueryOf } from '#contract/endpoint.ts';
import { columnName } from '#contract/imports/column-names.ts';
import { guessColumns, isOfTwo, type Mapping } from '#contract/imports/import.rules.ts';
import type { ImportField } from '#contract/imports/import-fields.ts';
import type { Import } from '#contract/imports/import-shapes.contract.ts';
import type { peopleImports } from '#contract/imports/imports.contract.ts';
import type { userImports } from '#contract/imports/user-imports.contract.ts';
import type { Database } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { findsWords } from '../database/search-words.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, type Text, text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { fullName } from '../people/full-name.ts';
import type { RecordList } from '../records/record-list.ts';
import { IMPORT_KINDS } from './import-kinds.ts';
import { type ImportKey, notedIn, WROTE } from './lock-import.ts';
import { groupsOfProblems, withLikes } from './problem-groups.ts';
import { rowsOf } from './rows-of.ts';
import { type RunningTask, taskProgress } from './task-progress.ts';

/** Hours within which an import may be taken back. */
export const UNDO_HOURS = 24;

/** SQL for the outcome of a row `r` in the contract's terms. */
export const OUTCOME = sql`(case when r.left_out then 'left_out' when r.twin then 'refused' else r.outcome::text end)`;

// Counters of the import, maintained by the database.
const figures = sql`jsonb_build_object('waiting', i.rows_waiting, 'added', i.rows_added, 'changed', i.rows_changed,
  'same', i.rows_same, 'refused', i.rows_refused, 'left_out', i.rows_left_out)`;

const creator = sql`(select ${fullName('u')} from users u
  where u.company_id = coalesce(i.created_by_company_id, i.company_id) and u.id = i.created_by)`;

const company = sql`case when i.kind = 'people' then (
  select jsonb_build_object('id', c.id, 'name', c.name) from companies c where c.id = i.company_id) end`;

const listed = sql`i.id, ${company} as company, i.status, i.file_name, i.total as rows, ${figures} as figures,
  jsonb_array_length(i.ended) as ended, ${isoMoment(sql`i.created_at`)} as created_at, ${creator} as created_by, ${isoMoment(sql`i.committed_at`)} as committed_at`;

export type ImportQuery = NonNullable<QueryOf<typeof peopleImports.listImports>>;
export type UserImportQuery = NonNullable<QueryOf<typeof userImports.listImports>>;

const FILTERS = {
  search: (search: string) => findsWords(sql`i.search_key`, search),
  state: (state: Import['status']) => sql`i.status = ${state}::import_status` as Text,
};
const IN_ORDER = { columns: listed, orderings: { created: sql`i.id` }, first: '-created' } as const;

/** The imports of one kind in a company. */
export function importList({ companyId, kind }: Omit<ImportKey, 'id'>): RecordList<ImportQuery> {
  return {
    from: sql`(select * from imports where company_id = ${companyId} and kind = ${kind}) i`,
    id: sql`i.company_id, i.id`,
    filters: FILTERS,
    ...IN_ORDER,
  };
}

/** The imports of people of all companies. */
export const userImportList: RecordList<UserImportQuery> = {
  from: sql`(select * from imports where kind = 'people') i`,
  id: sql`i.id`,
  filters: { ...FILTERS, company: (company) => sql`i.company_id = ${company}` },
  ...IN_ORDER,
};

interface Row extends Omit<Import, 'columns' | 'may_undo' | 'groups' | 'work' | 'budget'> {
  groups: Omit<Import['groups'][number], 'like'>[];
  working: RunningTask | null;
  names: string[];
  first: string[][];
  former: { names: string[]; mapping: Mapping } | null;
}

/** One import, with guesses for its columns. Throws notFound. */
export async function readImport(database: Database, key: ImportKey, now: Date): Promise<Import> {
  const { companyId, id, kind } = key;
  const [found] = await read(database, { companyId, id, kind, notedIn: notedIn(key) });
  if (!found) throw notFound();
  const { names, first, former, working, ...rest } = found.import;
  const guesses = guessColumns(kind, names, first, meaningOf(former));
  const columns = names.map((name, place) => ({
    name,
    samples: first
      .map((row) => row[place] ?? '')
      .filter(Boolean)
      .slice(0, 3),
    guess: guesses[place]?.field ?? null,
    sure: guesses[place]?.sure ?? false,
  }));
  const groups = await withLikes(database, key, rest.groups);
  const budget = (await IMPORT_KINDS[kind].readBudget?.(database, key)) ?? null;
  const inTime = rest.undo_until === null || now < new Date(rest.undo_until);
  const mayUndo = rest.status === 'done' && inTime && !isOfTwo(budget);
  return { ...rest, columns, groups, budget, work: working && taskProgress(working, now), may_undo: mayUndo };
}

/** The field that each column name meant in the last committed import. */
function meaningOf(former: Row['former']): Map<string, ImportField> {
  const meant = Object.entries(former?.mapping ?? {}).map(
    ([field, place]) => [columnName(former?.names[place] ?? ''), field as ImportField] as const,
  );
  return new Map(meant.filter(([name]) => name !== ''));
}

const sameFile = sql`(
  select jsonb_build_object('id', other.id, 'committed_at', ${isoMoment(sql`other.committed_at`)})
  from imports other
  where other.company_id = i.company_id and other.kind = i.kind and other.fingerprint = i.fingerprint and other.committed_at is not null
    and other.undone_at is null and other.id < i.id
  order by other.id desc limit 1)`;

const working = sql`(
  select jsonb_build_object('done', t.done + t.failed, 'total', t.total, 'began', (extract(epoch from t.started_at) * 1000)::bigint)
  from tasks t where i.status in ('checking', 'undoing') and t.company_id = coalesce(i.task_company_id, i.company_id) and t.id = i.task_id)`;

const former = sql`(
  select jsonb_build_object('names', other.columns, 'mapping', other.mapping) from imports other
  where other.company_id = i.company_id and other.kind = i.kind and other.committed_at is not null and other.id <> i.id
  order by other.id desc limit 1)`;

// Above the limit this is the second person, who approved it.
const writer = sql`(
  select ch.actor_name from changes ch where ch.company_id = ${number('notedIn')} and ${WROTE} order by ch.id desc limit 1)`;

const read = statement(
  'read_import',
  of<{ import: Row }>,
  () => sql`
    select to_jsonb(one) as import from (
      select ${listed}, ${writer} as committed_by, (select count(*)::integer from import_rows r where ${rowsOf}) as uploaded, i.mapping, i.task_id as task,
        ${working} as working, (select count(*)::integer from import_rows r where ${rowsOf} and r.asked) as asked,
        (select count(*)::integer from users u where i.kind = 'people' and u.company_id = i.company_id and u.active) as people,
        i.columns as names, ${groupsOfProblems} as groups, ${sameFile} as same_file, ${former} as former,
        (select coalesce(jsonb_agg(r.cells order by r.line), '[]') from (
          select r.cells, r.line from import_rows r where ${rowsOf} order by r.line limit 20) r) as first,
        (select count(*)::integer from import_rows r where ${rowsOf} and i.committed_at is not null and r.undone) as undone,
        case when i.status = 'done' and not exists (select from import_rows r where ${rowsOf} and r.undone is not null) then ${isoMoment(sql`(i.committed_at + interval '${sql.raw(String(UNDO_HOURS))} hours')`)} end
          as undo_until,
        ${isoMoment(sql`i.undone_at`)} as undone_at
      from imports i where i.company_id = ${number('companyId')} and i.id = ${number('id')}
        and i.kind = ${text('kind')}) one`,
);
