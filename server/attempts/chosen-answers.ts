import type { GivenAnswer } from '#contract/attempts/attempts.rules.ts';
import { isRight } from '#contract/attempts/attempts.rules.ts';
import { unanswered, unknownAnswer } from './attempts.errors.ts';
import type { AskedQuestion, Chosen } from './read-attempts.ts';

/**
 * Merges new answers into the stored ones, question by question, so that two devices never overwrite each other. An answer cannot
 * be removed. Refuses an id that is no answer of a question of the attempt.
 */
export function withGiven(chosen: Chosen, given: readonly GivenAnswer[], asked: readonly AskedQuestion[]): Chosen {
  const all = new Map(Object.entries(chosen));
  for (const { question: id, answers } of given) {
    const question = asked.find((one) => one.id === id);
    const known = new Set(question?.answers.map((answer) => answer.id));
    if (!question || !answers.every((answer) => known.has(answer))) throw unknownAnswer();
    if (answers.length === 0) all.delete(String(id));
    else all.set(String(id), [...new Set(answers)]);
  }
  return Object.fromEntries(all);
}

/** How many questions are answered correctly. Throws unanswered while one has no answer. */
export function countRight(chosen: Chosen, asked: readonly AskedQuestion[]): number {
  const missing = asked.filter(({ id }) => !chosen[id]);
  if (missing.length > 0) throw unanswered(missing.map(({ id }) => id));
  const correctOf = ({ answers }: AskedQuestion) => answers.filter(({ correct }) => correct).map(({ id }) => id);
  return asked.filter((question) => isRight(chosen[question.id] ?? [], correctOf(question))).length;
}
