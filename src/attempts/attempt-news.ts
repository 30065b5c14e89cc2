import type { AttemptState, OpenAttempt } from '#contract/attempts/attempts.contract.ts';
import type { AttemptNews } from '#machines/attempts/attempt.machine.ts';
import type { Chosen } from '#machines/attempts/attempt-changes.ts';

/** The answers that the server has, an empty one for each question that has none. */
export function chosenOf({ questions, answers }: OpenAttempt): Chosen {
  const none = questions.map(({ id }) => [id, []] as const);
  return Object.fromEntries([...none, ...answers.map((one) => [one.question, one.answers] as const)]);
}

/** What the server says of an attempt. One that is no longer open has a result, be it of the attempt after it. */
export function newsOf({ open, last }: AttemptState, attempt: number): AttemptNews {
  return open?.id === attempt ? { chosen: chosenOf(open), result: null } : { chosen: {}, result: last };
}
