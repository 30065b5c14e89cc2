import { sql, type Text } from '../database/text.ts';

/** A category by its number, as the wire has it. */
export const categoryOf = (id: Text): Text => sql`(
  select jsonb_build_object('id', c.id, 'name_sr', c.name_sr, 'name_en', c.name_en) from categories c where c.id = ${id})`;

/** The number of a search, as it is written in e-mails; null when the search is words. */
export function numberOf(search: string): number | null {
  const number = /^#?(\d{1,9})$/.exec(search.trim())?.[1];
  return number === undefined ? null : Number(number);
}
