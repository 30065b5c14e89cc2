/** Statuses of an attempt. It is open until its answers are submitted, which happens once. */
export const ATTEMPT_STATUSES = ['open', 'passed', 'failed'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** A question and the ids of the answers that were chosen. */
export interface GivenAnswer {
  question: number;
  answers: readonly number[];
}

/** A question is right when exactly its correct answers were chosen. */
export function isRight(chosen: readonly number[], correct: readonly number[]): boolean {
  return new Set(chosen).size === new Set(correct).size && correct.every((answer) => chosen.includes(answer));
}

/** Percentage of questions that are right, rounded down, so that rounding never reaches the pass mark. */
export function scoreOf(right: number, questions: number): number {
  return questions === 0 ? 0 : Math.floor((100 * right) / questions);
}

/** product.md 4: an attempt is passed from the pass mark on. */
export function hasPassed(score: number, passMark: number): boolean {
  return score >= passMark;
}
