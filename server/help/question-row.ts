import { saysNothing } from '#contract/help/questions.rules.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import { plainWords } from '../benefits/plain-words.ts';
import { richText } from '../benefits/rich-text.ts';
import type { questions } from './help.table.ts';

/** The texts of a question in both languages; an answer is html. */
export type QuestionInput = Pick<
  typeof questions.$inferSelect,
  'topicEn' | 'topicSr' | 'questionEn' | 'questionSr' | 'answerEn' | 'answerSr'
>;

/** The row of a question: sanitised html, empty when it has no content, and the search key. */
export function questionRow({ topicEn, topicSr, questionEn, questionSr, answerEn, answerSr }: QuestionInput) {
  const texts = [topicEn, topicSr, questionEn, questionSr, answerEn, answerSr];
  return {
    topicEn,
    topicSr,
    questionEn,
    questionSr,
    answerEn: answerOf(answerEn),
    answerSr: answerOf(answerSr),
    searchKey: searchKey(texts.map(plainWords).join(' ')),
  };
}

function answerOf(html: string): string {
  const clean = richText(html);
  return saysNothing(clean) ? '' : clean;
}
