import { sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listQuestions, Question } from '#contract/help/help.contract.ts';
import type { Language } from '#contract/money/money.rules.ts';
import { inLanguage, inOtherLanguage } from '../benefits/benefit-in-list.ts';
import type { Database } from '../database/database.ts';
import { holdsWords } from '../database/search-words.ts';
import { rowsOf } from '../endpoints/page-answer.ts';

type QuestionsQuery = NonNullable<QueryOf<typeof listQuestions>>;

interface Found extends Record<string, unknown> {
  count: number;
  results: Question[];
}

/** The questions in their order, in the reader's language, a page in one statement. */
export async function readQuestions(database: Database, language: Language, query: QuestionsQuery): Promise<Found> {
  const { offset, size } = rowsOf(query);
  const found = sql`q.active and ${holdsWords(sql`q.search_key`, query.search ?? '')}`;
  const { rows } = await database.execute<Found>(sql`
    select (select count(*)::integer from questions q where ${found}) as count, (
      select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(page) - 'position') order by page.position, page.id), '[]') from (
        select q.id, q.position, ${inLanguage('q.topic', language)} as topic,
          ${inLanguage('q.question', language)} as question, ${inLanguage('q.answer', language)} as answer,
          nullif(${inOtherLanguage('q', ['topic', 'question', 'answer'], language)}, '{}') as in_other_language
        from questions q where ${found} order by q.position, q.id limit ${size} offset ${offset}) page) as results`);
  return rows[0] ?? { count: 0, results: [] };
}
