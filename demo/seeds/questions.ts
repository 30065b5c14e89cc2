import { searchKey } from '#contract/search/search.rules.ts';
import { richText } from '#server/benefits/rich-text.ts';
import type { Transaction } from '#server/database/database.ts';
import { questions } from '#server/help/help.table.ts';
import { plainWords } from '#server/notifications/plain-words.ts';
import { DEMO_TOPICS } from '../composer/questions.ts';

/** What people ask, topic by topic. */
export async function seedQuestions(transaction: Transaction): Promise<void> {
  const asked = DEMO_TOPICS.flatMap(({ topic, questions }) => questions.map((question) => ({ topic, ...question })));
  const rows = asked.map(({ topic, question, answer }, place) => ({
    topicEn: topic.en,
    topicSr: topic.sr,
    questionEn: question.en,
    questionSr: question.sr,
    answerEn: richText(answer.en),
    answerSr: richText(answer.sr),
    position: place + 1,
    searchKey: searchKey(
      [topic.en, topic.sr, question.en, question.sr, answer.en, answer.sr].map(plainWords).join(' '),
    ),
  }));
  await transaction.insert(questions).values(rows);
}
