import type { QueryOf } from '#contract/endpoint.ts';
import type { PeopleImportCalls } from '#contract/imports/people-import-calls.contract.ts';
import { findsWords } from '../database/search-words.ts';
import { sql } from '../database/text.ts';
import { fullName } from '../people/full-name.ts';
import type { RecordList } from '../records/record-list.ts';
import { stateOf } from '../staff/staff-columns.ts';
import type { ImportKey } from './lock-import.ts';

export type MissingQuery = NonNullable<QueryOf<PeopleImportCalls['listMissing']>>;

/** People of the company with an open account who are in no row of an import. */
export function missingList({ companyId, id, kind }: ImportKey, now: Date): RecordList<MissingQuery> {
  return {
    from: sql`(
      select * from users p where p.company_id = ${companyId} and p.active
        -- Of an import that is not there everybody would be missing.
        and exists (select from imports i where i.company_id = ${companyId} and i.id = ${id} and i.kind = ${kind}) and not exists (
        select from import_rows r where r.company_id = ${companyId} and r.import_id = ${id} and r.target_id = p.id)) u`,
    id: sql`u.company_id, u.id`,
    columns: sql`u.id, ${fullName('u')} as name, u.email, u.unit, ${stateOf(now)} as state,
      to_char(u.ends_on, 'YYYY-MM-DD') as ends_on`,
    filters: { search: (search) => findsWords(sql`u.search_key`, search) },
    orderings: { name: sql`u.sort_key collate "C"` },
    first: '+name',
  };
}
