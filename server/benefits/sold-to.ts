import { type Part, sql } from '../database/text.ts';

/**
 * SQL condition: the people of a company can see and buy the benefit `b`. It is offered to them, and it is not a core benefit
 * that their company has hidden.
 */
export function soldTo<Company extends Part>(companyId: Company) {
  return sql`(${offeredTo(companyId)} and (b.kind <> 'fixed' or coalesce((select chosen.active from core_benefits chosen
    where chosen.company_id = ${companyId} and chosen.benefit_id = b.id), true)))`;
}

/**
 * SQL condition: the benefit `b` is offered to a company. It and its provider are active, and it is for all companies or for this
 * one. The offer is looked up for each benefit (a scalar query, not `exists`, which would read all offers of the company first).
 */
export function offeredTo<Company extends Part>(companyId: Company) {
  return sql`(b.active
    and exists (select from providers sold_by where sold_by.id = b.provider_id and sold_by.active)
    and (b.for_all_companies or coalesce((select true from benefit_companies offered
      where offered.company_id = ${companyId} and offered.benefit_id = b.id), false)))`;
}
