import { searchKey } from '#contract/search/search.rules.ts';
import { richText } from '#server/benefits/rich-text.ts';
import type { Transaction } from '#server/database/database.ts';
import { questions } from '#server/help/help.table.ts';
import { plainWords } from '#server/notifications/plain-words.ts';
import { ACCOUNT } from '../content/help/account.ts';
import { BUDGET } from '../content/help/budget.ts';
import { BUYING } from '../content/help/buying.ts';
import type { TopicContent } from '../content/help/question-content.ts';
import { REQUESTS } from '../content/help/requests.ts';
import { SUBSCRIPTIONS } from '../content/help/subscriptions.ts';
import { VOUCHERS } from '../content/help/vouchers.ts';

const TOPICS: readonly TopicContent[] = [BUDGET, BUYING, VOUCHERS, SUBSCRIPTIONS, REQUESTS, ACCOUNT];

/** What people ask, topic by topic. */
export async function seedQuestions(transaction: Transaction): Promise<void> {
  const rows = TOPICS.flatMap(({ topicEn, topicSr, questions }) =>
    questions.map((question) => ({ topicEn, topicSr, ...question })),
  ).map((row, place) => ({
    ...row,
    position: place + 1,
    answerEn: richText(row.answerEn),
    answerSr: richText(row.answerSr),
    searchKey: searchKey(Object.values(row).map(plainWords).join(' ')),
  }));
  await transaction.insert(questions).values(rows);
}
