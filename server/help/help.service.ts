import type { QueryOf } from '#contract/endpoint.ts';
import type { listQuestions, Question } from '#contract/help/help.contract.ts';
import type { Language } from '#contract/language/language.ts';
import type { Database } from '../database/database.ts';
import { inLanguage, inOtherLanguage, type OtherLanguage, toldOtherLanguage } from '../database/in-language.ts';
import { holdsWords } from '../database/search-words.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { rowsOf } from '../endpoints/page-answer.ts';

type QuestionsQuery = NonNullable<QueryOf<typeof listQuestions>>;

interface Found {
  count: number;
  results: Question[];
}

type Row = Question & OtherLanguage;

/** The questions in their order, in the reader's language, a page in one statement. */
export async function readQuestions(database: Database, language: Language, query: QuestionsQuery): Promise<Found> {
  const { offset, size } = rowsOf(query);
  const found = sql`q.active and ${holdsWords(sql`q.search_key`, query.search ?? '')}`;
  const rows = await ask<{ count: number; results: Row[] }>(
    database,
    sql`
    select (select count(*)::integer from questions q where ${found}) as count, (
      select coalesce(jsonb_agg(to_jsonb(page) - 'position' order by page.position, page.id), '[]') from (
        select q.id, q.position, ${inLanguage('q.topic', language)} as topic,
          ${inLanguage('q.question', language)} as question, ${inLanguage('q.answer', language)} as answer,
          ${inOtherLanguage('q', ['topic', 'question', 'answer'], language)} as in_other_language
        from questions q where ${found} order by q.position, q.id limit ${size} offset ${offset}) page) as results`,
  );
  const [{ count, results } = { count: 0, results: [] }] = rows;
  return { count, results: results.map(toAnswer) };
}

const toAnswer = ({ in_other_language, ...row }: Row): Question => ({
  ...row,
  ...toldOtherLanguage({ in_other_language }),
});
