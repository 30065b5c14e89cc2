import type { GivenAnswer } from '#contract/attempts/attempts.rules.ts';
import { isRight } from '#contract/attempts/attempts.rules.ts';
import { unanswered, unknownAnswer } from './attempts.errors.ts';
import type { AskedQuestion, Chosen } from './read-attempts.ts';

/**
 * The answers with those that are given now: question by question, so that two devices never undo each other. None takes an
 * answer back. Refuses what is no answer of an asked question.
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

/** How many of the questions are right; refuses while one has no answer. */
export function countRight(chosen: Chosen, asked: readonly AskedQuestion[]): number {
  const missing = asked.filter(({ id }) => !chosen[id]);
  if (missing.length > 0) throw unanswered(missing.map(({ id }) => id));
  const correctOf = ({ answers }: AskedQuestion) => answers.filter(({ correct }) => correct).map(({ id }) => id);
  return asked.filter((question) => isRight(chosen[question.id] ?? [], correctOf(question))).length;
}
