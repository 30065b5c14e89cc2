import { and, eq } from 'drizzle-orm';
import type { Document, listDocuments } from '#contract/documents/documents.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/language/language.ts';
import type { Database } from '../database/database.ts';
import { inLanguage, inOtherLanguage, type OtherLanguage, toldOtherLanguage } from '../database/in-language.ts';
import { holdsWords } from '../database/search-words.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { rowsOf } from '../endpoints/page-answer.ts';
import { notFound } from '../errors/request.errors.ts';
import type { StoredFile } from '../files/files.service.ts';
import { documents } from './documents.table.ts';

type DocumentsQuery = NonNullable<QueryOf<typeof listDocuments>>;

interface Found {
  count: number;
  results: Document[];
}

type Row = Document & OtherLanguage;

/** The documents, those in the reader's language first, a page in one statement. */
export async function readDocuments(database: Database, language: Language, query: DocumentsQuery): Promise<Found> {
  const { offset, size } = rowsOf(query);
  const found = sql`d.active and ${holdsWords(sql`d.search_key`, query.search ?? '')}`;
  const rows = await ask<{ count: number; results: Row[] }>(
    database,
    sql`
    select (select count(*)::integer from documents d where ${found}) as count, (
      select coalesce(jsonb_agg(to_jsonb(page) - 'place' order by page.place), '[]') from (
        select d.id, ${inLanguage('d.title', language)} as title, d.language, d.name, d.type, d.bytes,
          ${inOtherLanguage('d', ['title'], language)} as in_other_language,
          row_number() over (order by (d.language = ${language}) desc, d.position, d.id) as place
        from documents d where ${found} order by place limit ${size} offset ${offset}) page) as results`,
  );
  const [{ count, results } = { count: 0, results: [] }] = rows;
  return { count, results: results.map(toAnswer) };
}

const toAnswer = ({ in_other_language, ...row }: Row): Document => ({
  ...row,
  ...toldOtherLanguage({ in_other_language }),
});

/** The file of a document that is shown, or of any. Throws notFound. */
export async function findDocument(
  database: Database,
  id: number,
  { isAny = false } = {},
): Promise<Pick<StoredFile, 'key' | 'name' | 'type' | 'bytes'>> {
  const { key, name, type, bytes } = documents;
  const [found] = await database
    .select({ key, name, type, bytes })
    .from(documents)
    .where(and(eq(documents.id, id), isAny ? undefined : eq(documents.active, true)));
  if (!found) throw notFound();
  return found;
}
