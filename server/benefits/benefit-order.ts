import type { SortField } from '#contract/benefits/benefits.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { sql, type Text } from '../database/text.ts';

/** Sort order of a list. Ties are broken by the id, so that no page shows a benefit twice. */
export interface Order {
  field: SortField;
  descending: boolean;
}

/** product.md 2: `+bought` arrives as ` bought`; without a sign it is ascending too. The default is the most bought first. */
export function readOrder(ordering = '-bought'): Order {
  return { field: ordering.replace(/^[+\- ]/, '') as SortField, descending: ordering.startsWith('-') };
}

/** An ordering in the format of an address. */
export function writeOrder({ field, descending }: Order): string {
  return `${descending ? '-' : '+'}${field}`;
}

/** The columns that an order needs beside the id, of the table `b`. */
export function orderKey({ field }: Order, language: Language): Text {
  return sql`b.${sql.raw(columnOf(field, language))}`;
}

/** The order of rows of `table`, as the indexes of benefits keep it. A price that is agreed on comes last in both directions. */
export function orderBy({ field, descending }: Order, language: Language, table: string): Text {
  const column = `${table}.${columnOf(field, language)}${field === 'name' ? ' collate "C"' : ''}`;
  const direction = descending ? 'desc' : 'asc';
  const [nulls, idNulls] = NULLS[field][direction];
  return sql.raw(`${column} ${direction} nulls ${nulls}, ${table}.id ${direction} nulls ${idNulls}`);
}

/**
 * The order of the results of a search. Names that contain a word stand close together, so walking the index of names would pass
 * all others first; with an expression instead of the column the planner searches first and then sorts.
 */
export function orderOfFound(order: Order, language: Language): Text {
  if (order.field !== 'name') return orderBy(order, language, 'b');
  const direction = sql.raw(order.descending ? 'desc' : 'asc');
  return sql`(${orderKey(order, language)} || '') collate "C" ${direction}, b.id ${direction}`;
}

// Only prices can be null; for other columns this makes the order match its index, read forwards or backwards.
const BACKWARDS = { asc: ['first', 'first'], desc: ['last', 'last'] } as const;
const NULLS = {
  bought: BACKWARDS,
  added: BACKWARDS,
  name: { asc: ['last', 'last'], desc: ['first', 'first'] },
  price: { asc: ['last', 'last'], desc: ['last', 'last'] },
} as const;

function columnOf(field: SortField, language: Language): string {
  if (field === 'name') return language === 'SR' ? 'sort_sr' : 'sort_en';
  return { bought: 'bought', added: 'added_at', price: 'sort_price' }[field];
}
