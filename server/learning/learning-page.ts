import type { listCourses } from '#contract/courses/courses.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Database } from '../database/database.ts';
import { holdsWords } from '../database/search-words.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { meantOrdering } from '../endpoints/meant-ordering.ts';
import { rowsOf } from '../endpoints/page-answer.ts';

export type LearningQuery = NonNullable<QueryOf<typeof listCourses>>;

/**
 * A page of `rows` and how many rows there are on all pages, in one statement. `rows` selects from courses or packages `l`, with
 * progress, sort_name, price and own_rate among its columns.
 */
export async function learningPage<Row>(
  database: Database,
  query: LearningQuery,
  rows: Text,
): Promise<{ count: number; rows: Row[] }> {
  const { offset, size } = rowsOf(query);
  const [found] = await ask<{ count: number; page: Row[] }>(
    database,
    sql`
    with found as (select * from (${rows}) every where ${hasProgress(query.progress)}), page as (
      select *, row_number() over (order by ${orderOf(query.ordering)}) as nth from found
      order by nth limit ${size} offset ${offset})
    select (select count(*)::integer from found) as count,
      (select coalesce(jsonb_agg(to_jsonb(page) order by nth), '[]') from page) as page`,
  );
  const { count = 0, page = [] } = found ?? {};
  return { count, rows: page };
}

/** SQL condition of the filters that concern the course or package `l` itself. */
export function isOfKind({ course_type: type, search = '' }: LearningQuery): Text {
  const ofType = type ? sql`l.course_type = ${type} and` : sql``;
  return sql`${ofType} ${holdsWords(sql`l.search_key`, search)}`;
}

function hasProgress(progress: LearningQuery['progress']): Text {
  if (progress === undefined) return sql`true`;
  return progress === 'started' ? sql`progress in ('started', 'failed')` : sql`progress = ${progress}`;
}

const KEYS: Record<string, string> = {
  pk: 'pk',
  name: 'sort_name collate "C"',
  // In euros, so that currencies can be compared; a free course costs 0.
  price: 'coalesce(price, 0)::numeric / own_rate',
};

function orderOf(ordering: string | undefined): Text {
  const meant = meantOrdering(ordering);
  const direction = meant.startsWith('-') ? 'desc' : 'asc';
  return sql.raw(`${KEYS[meant.slice(1)] ?? 'pk'} ${direction}, pk ${direction}`);
}
