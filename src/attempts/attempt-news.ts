import type { AttemptState, OpenAttempt } from '#contract/attempts/attempts.contract.ts';
import type { AttemptNews } from '#machines/attempts/attempt.machine.ts';
import type { Chosen } from '#machines/attempts/attempt-changes.ts';

/** The answers stored on the server by question; an empty list for an unanswered question. */
export function chosenOf({ questions, answers }: OpenAttempt): Chosen {
  const none = questions.map(({ id }) => [id, []] as const);
  return Object.fromEntries([...none, ...answers.map((one) => [one.question, one.answers] as const)]);
}

/** The server's state of an attempt. One that is no longer open has a result, which may be that of a later attempt. */
export function newsOf({ open, last }: AttemptState, attempt: number): AttemptNews {
  return open?.id === attempt ? { chosen: chosenOf(open), result: null } : { chosen: {}, result: last };
}
