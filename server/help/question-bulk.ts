import type { QueryOf } from '#contract/endpoint.ts';
import type { listAdminQuestions } from '#contract/help/admin-questions.contract.ts';
import { changedWords } from '../bulk/changed-words.ts';
import type { EndedKind } from '../bulk/ended-kind.ts';
import { sql } from '../database/text.ts';
import { incompleteOf, QUESTIONS } from './question-list.ts';

type Query = NonNullable<QueryOf<typeof listAdminQuestions>>;

/** Whether people still see a question of the topic of `q`: one may be written in both languages, and another in either. */
const STAYS = sql`exists (
  select from questions other
  where other.active and other.id not in (select id from affected)
    and (q.topic_sr <> '' and other.topic_sr = q.topic_sr or q.topic_en <> '' and other.topic_en = q.topic_en))`;

/** Bulk withdrawal and showing of questions. */
export const QUESTION_BULK: EndedKind<Query> = {
  bulk: {
    topic: 'questions',
    task: 'question_bulk',
    permission: 'platform.content',
    notedIn: 'platform',
    table: sql`questions`,
    names: sql`b.question_sr, b.question_en`,
  },
  list: QUESTIONS,
  called: sql`coalesce(nullif(b.question_sr, ''), b.question_en)`,
  end: { action: 'withdraw', noted: 'question.withdrawn' },
  comeBack: { action: 'offer', noted: 'question.offered', refused: ['incomplete', incompleteOf('b')] },
  effects: () => sql`jsonb_build_object(
    'shown', (select count(*)::integer from questions where active),
    'emptied', (
      select coalesce(jsonb_agg(to_jsonb(topic) - 'position' order by topic.position), '[]') from (
        select q.topic_sr, q.topic_en, min(q.position) as position from affected a join questions q on q.id = a.id
        where q.active and not ${STAYS} group by q.topic_sr, q.topic_en) topic))`,
  words: changedWords({ en: 'questions', sr: { changed: 'Pitanja su promenjena', of: 'pitanja' } }),
};
