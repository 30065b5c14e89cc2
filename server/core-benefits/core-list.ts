import type { listCoreBenefits } from '#contract/core-benefits/core-benefits.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { TextLanguage } from '#contract/language/text-language.ts';
import { findsWords } from '../database/search-words.ts';
import { sql, type Text } from '../database/text.ts';
import { inState, isAnyOf, lastChangedOf, type RecordList } from '../records/record-list.ts';
import { coreRows } from './core-rows.ts';

const LACKING: Record<TextLanguage, Text> = {
  sr: sql`(r.name_sr = '' or r.short_description_sr = '')`,
  en: sql`(r.name_en = '' or r.short_description_en = '')`,
};

/** Core benefits of a company as its administrators list them. */
export const coreList = (companyId: number): RecordList<NonNullable<QueryOf<typeof listCoreBenefits>>> => ({
  from: sql`${coreRows(companyId)} r`,
  id: sql`r.id`,
  columns: sql`r.id, r.own, r.name_sr, r.name_en, r.provider, r.document_key is not null as has_document, r.active, r.revision,
    to_jsonb(array_remove(array[case when ${LACKING.sr} then 'sr' end, case when ${LACKING.en} then 'en' end], null)) as missing,
    ${lastChangedOf('core', sql`r.id`, sql`r.changed_at`, sql`r.company_id`)} as changed`,
  filters: {
    search: (search) => findsWords(sql`r.search_key`, search),
    state: inState(sql`r.active`),
    whose: (whose) => (whose === 'own' ? sql`r.own` : sql`not r.own`),
    missing: (language) => LACKING[language],
    ids: isAnyOf(sql`r.id`),
  },
  orderings: {
    // Same order as `inCoreOrder`, as one value.
    position: sql`(coalesce(r.position, 2147483647), -r.bought, -r.id)`,
    changed: sql`r.changed_at`,
  },
  first: '+position',
});
