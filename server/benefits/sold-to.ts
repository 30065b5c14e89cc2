import { type Part, sql } from '../database/text.ts';

/**
 * Whether the benefit `b` can be seen and bought by the people of a company: it is offered to them, and no core benefit that
 * their company has put away.
 */
export function soldTo<Company extends Part>(companyId: Company) {
  return sql`(${offeredTo(companyId)} and (b.kind <> 'fixed' or coalesce((select chosen.active from core_benefits chosen
    where chosen.company_id = ${companyId} and chosen.benefit_id = b.id), true)))`;
}

/**
 * Whether the benefit `b` is offered to a company: active, with its provider, and for all or for them.
 * The offer is looked up for each benefit (a scalar query, not `exists`, which would read all offers of the company first).
 */
export function offeredTo<Company extends Part>(companyId: Company) {
  return sql`(b.active
    and exists (select from providers sold_by where sold_by.id = b.provider_id and sold_by.active)
    and (b.for_all_companies or coalesce((select true from benefit_companies offered
      where offered.company_id = ${companyId} and offered.benefit_id = b.id), false)))`;
}
