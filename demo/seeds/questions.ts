import type { Transaction } from '#server/database/database.ts';
import { questions } from '#server/help/help.table.ts';
import { questionRow } from '#server/help/question-row.ts';
import { DEMO_TOPICS, WITHDRAWN_QUESTIONS } from '../composer/questions.ts';

/** Inserts the questions topic by topic, and then the withdrawn ones. */
export async function seedQuestions(transaction: Transaction): Promise<void> {
  const asked = DEMO_TOPICS.flatMap(({ topic, questions }) => questions.map((question) => ({ topic, ...question })));
  const rows = [
    ...asked.map((question) => ({ question, active: true })),
    ...WITHDRAWN_QUESTIONS.map((question) => ({ question, active: false })),
  ].map(({ question: { topic, question, answer }, active }, place) => ({
    ...questionRow({
      topicEn: topic.en,
      topicSr: topic.sr,
      questionEn: question.en,
      questionSr: question.sr,
      answerEn: answer.en,
      answerSr: answer.sr,
    }),
    active,
    position: place + 1,
  }));
  await transaction.insert(questions).values(rows);
}
