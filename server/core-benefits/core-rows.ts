import { coreOrder } from '../benefits/core-order.ts';
import { offeredTo } from '../benefits/sold-to.ts';
import { sql, type Text } from '../database/text.ts';

/**
 * A `from` of all core benefits of a company, visible or not, with its choices: its own, and those that the platform offers it.
 */
export const coreRows = (companyId: number): Text => sql`(
  select ${companyId}::bigint as company_id, b.id, b.owner_company_id is not null as own, b.name_sr, b.name_en,
    b.short_description_sr, b.short_description_en, b.description_sr, b.description_en, b.category_id, b.bought, b.search_key,
    p.name as provider, chosen.position, coalesce(chosen.active, true) as active, coalesce(chosen.contact, '') as contact,
    chosen.document_key, chosen.document_name, chosen.document_bytes, coalesce(chosen.revision, 1) as revision,
    coalesce(chosen.changed_at, b.changed_at) as changed_at
  from benefits b join providers p on p.id = b.provider_id
  left join core_benefits chosen on chosen.company_id = ${companyId} and chosen.benefit_id = b.id
  where b.kind = 'fixed' and ${offeredTo(companyId)})`;

/** The order in which their people see them, of rows of `table`. */
export const inCoreOrder = (table: string): Text => coreOrder({ field: 'bought', descending: true }, table);
