import { type Refusal, readRefusal } from '#machines/refusal.ts';

/**
 * For a call that is refused because what it asks for is so already: that is what was wanted. A browser sends again by itself
 * what broke off without an answer, so the one who did it would be told that it failed.
 */
export const doneAlready =
  <Answer>(isSo: (refusal: Refusal) => boolean, answer: Answer) =>
  (error: unknown): Answer => {
    if (isSo(readRefusal(error))) return answer;
    throw error;
  };
