import type { AttemptResult, AttemptState, OpenAttempt } from '#contract/attempts/attempts.contract.ts';
import type { Chosen } from '#machines/attempts/attempt.machine.ts';
import type { Unkept } from '#machines/attempts/keeping.machine.ts';

/** The answers that the server has, an empty one for each question that has none. */
export function chosenOf({ questions, answers }: OpenAttempt): Chosen {
  const none = questions.map(({ id }) => [id, []] as const);
  return Object.fromEntries([...none, ...answers.map((one) => [one.question, one.answers] as const)]);
}

/** What another device did to an attempt. What was changed here, and is not kept yet, counts more than what the server has. */
export function newsOf(
  { open, last }: AttemptState,
  attempt: number,
  unkept: readonly Unkept[],
): { chosen: Chosen; result: AttemptResult | null } {
  // One that is no longer open has a result, be it of the attempt after it.
  if (open?.id !== attempt) return { chosen: {}, result: last };
  const own = new Set(unkept.flatMap(({ chosen }) => Object.keys(chosen)));
  const theirs = Object.entries(chosenOf(open)).filter(([question]) => !own.has(question));
  return { chosen: Object.fromEntries(theirs), result: null };
}
