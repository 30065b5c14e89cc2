import { type Part, sql } from '../database/text.ts';

/**
 * Whether the benefit `b` can be seen and bought by the people of a company: active, with its provider, and offered to them.
 * The offer is looked up for each benefit (a scalar query, not `exists`, which would read all offers of the company first).
 */
export function soldTo<Company extends Part>(companyId: Company) {
  return sql`(b.active
    and exists (select from providers sold_by where sold_by.id = b.provider_id and sold_by.active)
    and (b.for_all_companies or coalesce((select true from benefit_companies offered
      where offered.company_id = ${companyId} and offered.benefit_id = b.id), false)))`;
}
