import { MOST_BULK_ROWS } from '#contract/records/bulk-statuses.ts';
import { PREVIEW_LASTS } from '#contract/records/preview-lasts.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { fieldText } from '../endpoints/field-texts.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';
import { bulkTooMany } from './bulk.errors.ts';
import type { BulkKind, Judging } from './bulk-kind.ts';

/** The chosen records: by their ids, or all that the list finds by `query` except some. */
export interface Chosen<Query> {
  ids?: readonly number[] | undefined;
  query?: Query | undefined;
  except?: readonly number[] | undefined;
}

/** Problems of the choice of records, by field. */
export function chosenWrong({ ids, query, except }: Chosen<unknown>): Record<string, ReturnType<typeof fieldText>> {
  const wrong: Record<string, ReturnType<typeof fieldText>> = {};
  if ((ids === undefined) === (query === undefined)) wrong.ids = fieldText('required', {});
  if (except && !query) wrong.except = fieldText('additionalProperties', {});
  return wrong;
}

/** Throws request.invalid unless there are no problems. */
export function refuseWrong(wrong: Record<string, ReturnType<typeof fieldText>>): void {
  if (Object.keys(wrong).length > 0) throw requestInvalid(wrong);
}

/** SQL condition for the chosen records `b`; `found` makes the filters of the list. */
export function chosenBy<Query>(
  { ids, query, except = [] }: Chosen<Query>,
  found: (query: Query | Record<string, never>) => Text,
): Text {
  const inList = (list: readonly number[]) =>
    sql`b.id in (select jsonb_array_elements_text(${JSON.stringify(list)}::jsonb)::integer)`;
  return ids ? inList(ids) : sql`${found(query ?? {})} and not ${inList(except)}`;
}

/** How many earlier previews of a person are kept beside a new one: each can have MOST_BULK_ROWS rows. */
const EARLIER_KEPT = 4;

interface Freezing {
  kind: BulkKind;
  caller: PersonKey;
  action: string;
  reason?: string;
  judging: Judging<string>;
  chosen: Text;
  /** Further columns of a judged record, with a comma before each. */
  also?: Text;
  /** Further columns of a sample record, beside its names. */
  shown?: Text;
  /** Further common tables, each with a comma before it; `effects` are the columns read from them and from `affected`. */
  tables?: Text;
  effects: Text;
  now: Date;
}

interface Frozen {
  id: number | null;
  count: number;
  affected: number;
  refused: unknown[] | null;
  sample: unknown[] | null;
}

/**
 * Stores which records a bulk would change; answers the preview and the requested `effects`. One statement does everything, so
 * that the answer matches what is stored. Of earlier previews that were not run the last few are kept. Throws bulkTooMany.
 */
export async function storeChosen<Effects>(database: Database, freezing: Freezing) {
  const [found] = await ask<Frozen & Effects>(database, statementOf(freezing));
  if (found?.id == null) throw bulkTooMany();
  const { id, count, affected, refused, sample } = found;
  const expiresAt = new Date(freezing.now.getTime() + PREVIEW_LASTS).toISOString();
  const told = { id, count, affected, refused: refused ?? [], sample: sample ?? [], expires_at: expiresAt };
  return { told, effects: found as Effects };
}

const whyNot = (refused: Judging<string>['refused']): Text => {
  const cases = refused.map(([code, is]) => sql`when ${is} then ${sql.raw(`'${code}'`)}`);
  return cases.length === 0 ? sql`null::text` : sql`case ${sql.join(cases, sql` `)} end`;
};

const nothing = sql``;

function statementOf({ kind, caller, action, reason = '', judging, chosen, now, ...more }: Freezing): Text {
  const { also = nothing, shown = nothing, tables = nothing, effects } = more;
  const { before, after, refused } = judging;
  const { companyId, userId } = caller;
  const named = sql`b.id, ${kind.names}`;
  return sql`
    with judged as materialized (
      select b.id, b.revision, ${kind.names}${also}, ${before} as before, ${after} as after, ${whyNot(refused)} as why
      from ${kind.seen ?? kind.table} b where ${chosen} limit ${MOST_BULK_ROWS + 1}::integer),
    affected as materialized (select * from judged where why is null),
    counted as materialized (
      select (select count(*) from judged)::integer as count, (select count(*) from affected)::integer as affected),
    made as (
      insert into bulks (company_id, created_by, topic, action, reason, affected, created_at)
      select ${companyId}::bigint, ${userId}::bigint, ${kind.topic}, ${action}, ${reason}, counted.affected,
        ${now.toISOString()}::timestamptz
      from counted where counted.count <= ${MOST_BULK_ROWS}::integer
      returning id),
    superseded as (
      delete from bulks old using (
        select id from bulks mine
        where mine.company_id = ${companyId}::bigint and mine.created_by = ${userId}::bigint and mine.status = 'previewed'
        order by mine.id desc offset ${EARLIER_KEPT}::integer) out
      where old.id = out.id and old.status = 'previewed'),
    held as (
      insert into bulk_rows (bulk_id, record_id, revision, before, after)
      select made.id, b.id, b.revision, b.before, b.after from made, affected b)${tables}
    select (select id from made) as id, counted.count, counted.affected, (
        select jsonb_agg(jsonb_build_object('code', why, 'count', n, 'sample', sample) order by n desc, why) from (
          select why, count(*)::integer as n, (jsonb_path_query_array(
            jsonb_agg((select to_jsonb(one) from (select ${named}) one) order by b.id), '$[0 to 4]')) as sample
          from judged b where why is not null group by why) each) as refused, (
        select jsonb_agg(to_jsonb(first) order by first.id) from (
          select ${named}${shown}, b.before, b.after from affected b order by b.id limit 5) first) as sample,
      ${effects}
    from counted`;
}
