import { type Refusal, readRefusal } from '#machines/refusal.ts';

/**
 * Treats "already done" as success: a browser may repeat a call whose connection broke after the server carried it out, and the
 * refusal of the repetition would be shown as a failure.
 */
export const doneAlready =
  <Answer>(isSo: (refusal: Refusal) => boolean, answer: Answer) =>
  (error: unknown): Answer => {
    if (isSo(readRefusal(error))) return answer;
    throw error;
  };
