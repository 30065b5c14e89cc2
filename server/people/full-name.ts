import { sql, type Text } from '../database/text.ts';

/** The first and last name of a person by the alias of their row; empty for who has neither. */
export const fullName = (person: string): Text =>
  sql`trim(concat_ws(' ', ${sql.raw(person)}.first_name, ${sql.raw(person)}.last_name))`;

/** SQL of a person's full name, or their address when they have no name. */
export const nameOrAddress = (person: string): Text =>
  sql`coalesce(nullif(${fullName(person)}, ''), ${sql.raw(person)}.email)`;

/** A person as one JSON value: their number and their full name. */
export const personNamed = (person: string): Text =>
  sql`jsonb_build_object('id', ${sql.raw(person)}.id, 'name', ${fullName(person)})`;
