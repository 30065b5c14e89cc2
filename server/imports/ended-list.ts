import type { QueryOf } from '#contract/endpoint.ts';
import type { PeopleImportCalls } from '#contract/imports/people-import-calls.contract.ts';
import { findsWords } from '../database/search-words.ts';
import { sql } from '../database/text.ts';
import { fullName } from '../people/full-name.ts';
import type { RecordList } from '../records/record-list.ts';
import type { ImportKey } from './lock-import.ts';

export type EndedQuery = NonNullable<QueryOf<PeopleImportCalls['listEnded']>>;

/** People who were in no row of an import and got a last day from it. */
export function endedList({ companyId, id, kind }: ImportKey): RecordList<EndedQuery> {
  return {
    from: sql`(
      select p.*, e.day, e.undone from imports i, jsonb_to_recordset(i.ended) as e (id bigint, day text, undone boolean)
        join users p on p.company_id = ${companyId} and p.id = e.id
      where i.company_id = ${companyId} and i.id = ${id} and i.kind = ${kind}) u`,
    id: sql`u.company_id, u.id`,
    columns: sql`u.id, ${fullName('u')} as name, u.email, u.unit, u.day as last_day, u.undone`,
    filters: {
      search: (search) => findsWords(sql`u.search_key`, search),
      undone: (undone) => sql`u.undone = ${undone}`,
    },
    orderings: { name: sql`u.sort_key collate "C"` },
    first: '+name',
  };
}
