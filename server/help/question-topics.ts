import type { TopicCount } from '#contract/help/admin-questions.contract.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';

/** The topics, in the order of their first questions. */
export function readTopics(database: Database): Promise<TopicCount[]> {
  return ask<TopicCount>(
    database,
    sql`
    select topic_sr, topic_en, count(*)::integer as count from questions
    where topic_sr <> '' or topic_en <> '' group by topic_sr, topic_en order by min(position), min(id)`,
  );
}
