import type { Kind } from '#contract/benefits/benefits.rules.ts';
import { sql, type Text } from '../database/text.ts';
import type { Order } from './benefit-order.ts';

/**
 * Whether a list is in the order that a company chose for its core benefits. It replaces the default order (most bought): core
 * benefits are given, not bought.
 */
export const isInCoreOrder = (kind: Kind | null, { field }: Order): boolean => kind === 'fixed' && field === 'bought';

/** The order of rows of `table` by `position`; those without one come last, the most bought of them first. */
export function coreOrder({ descending }: Order, table: string): Text {
  const [place, nulls, rest] = descending ? ['asc', 'last', 'desc'] : ['desc', 'first', 'asc'];
  return sql.raw(`${table}.position ${place} nulls ${nulls}, ${table}.bought ${rest}, ${table}.id ${rest}`);
}

interface Wanted {
  companyId: number;
  /** Which benefits `b` are shown. */
  shown: Text;
  order: Order;
}

/** The core benefits of a company that have a position, and the first of those without one, as `id`, `position` and `bought`. */
export function coreHeads({ companyId, shown, order }: Wanted, limit: Text): Text {
  const placed = sql`chosen.company_id = ${companyId} and chosen.position is not null`;
  const direction = sql.raw(order.descending ? 'desc nulls last' : 'asc nulls first');
  return sql`
    (select b.id, chosen.position, b.bought from core_benefits chosen join benefits b on b.id = chosen.benefit_id
    where ${placed} and b.kind = 'fixed' and ${shown})
    union all
    (select b.id, null::integer, b.bought from benefits b
    where b.kind = 'fixed' and ${shown} and not exists (select from core_benefits chosen where ${placed} and chosen.benefit_id = b.id)
    order by b.bought ${direction}, b.id ${direction} ${limit})`;
}
