import type { listAdminDocuments } from '#contract/documents/admin-documents.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { holdsWords } from '../database/search-words.ts';
import { sql } from '../database/text.ts';
import { inState, isAnyOf, lastChangedOf, type RecordList } from '../records/record-list.ts';

const LACKING = { sr: sql`d.title_sr = ''`, en: sql`d.title_en = ''` } as const;

/** Documents as administrators list them. */
export const DOCUMENTS: RecordList<NonNullable<QueryOf<typeof listAdminDocuments>>> = {
  from: sql`documents d`,
  id: sql`d.id`,
  columns: sql`d.id, d.title_sr, d.title_en, d.language, d.name, d.type, d.bytes, d.active, d.revision,
    to_jsonb(array_remove(array[case when ${LACKING.sr} then 'sr' end, case when ${LACKING.en} then 'en' end], null)) as missing,
    ${lastChangedOf('document', sql`d.id`, sql`d.changed_at`)} as changed`,
  filters: {
    search: (search) => holdsWords(sql`d.search_key`, search),
    state: inState(sql`d.active`),
    language: (language) => sql`d.language = ${language}::language`,
    missing: (language) => LACKING[language],
    ids: isAnyOf(sql`d.id`),
  },
  orderings: { position: sql`d.position`, changed: sql`d.changed_at` },
  first: '+position',
};
