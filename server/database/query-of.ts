import { Placeholder, type Query, SQL, StringChunk, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Text } from './text.ts';

const dialect = new PgDialect();

interface Written {
  text: string;
  values: unknown[];
}

/**
 * Renders a statement: its text, with `$1` for its first value, and its values. Drizzle renders each nested piece as a query of its own,
 * which takes as long as all other work on a list; here the pieces are appended to one text. Pieces other than text and values are rendered
 * by Drizzle.
 */
export function queryOf(statement: SQL): Query {
  const written: Written = { text: '', values: [] };
  return write(written, statement) ? { sql: written.text, params: written.values } : dialect.sqlToQuery(statement);
}

/**
 * Renders a piece without values once, for use in many statements, which then need not render its parts again. Throws for a piece with
 * values.
 */
export function fixed(piece: Text): Text {
  const { sql: text, params } = queryOf(piece);
  if (params.length > 0) throw new Error(`A piece with values is not fixed: ${text}`);
  return sql.raw(text) as unknown as Text;
}

/** Returns false for pieces that only Drizzle can render. */
function write(written: Written, { queryChunks }: SQL): boolean {
  for (const piece of queryChunks) {
    if (piece instanceof StringChunk) written.text += piece.value.join('');
    else if (piece instanceof SQL) {
      if (!write(written, piece)) return false;
    } else if (isValue(piece)) written.text += `$${written.values.push(piece)}`;
    else {
      const name = piece === undefined ? null : nameOf(piece as SQL);
      if (name === null) return false;
      written.text += name;
    }
  }
  return true;
}

const PLAIN = new Set(['string', 'number', 'boolean', 'bigint']);
const KINDS = [Placeholder, Date, Uint8Array];

const isValue = (piece: unknown): boolean =>
  piece === null || PLAIN.has(typeof piece) || KINDS.some((kind) => piece instanceof kind);

const names = new WeakMap<object, string>();

/** The text of a table, a column or a name; null for anything with values. */
function nameOf(piece: SQL): string | null {
  const known = names.get(piece);
  if (known !== undefined) return known;
  const { sql: text, params } = dialect.sqlToQuery(sql`${piece}`);
  if (params.length > 0) return null;
  names.set(piece, text);
  return text;
}
