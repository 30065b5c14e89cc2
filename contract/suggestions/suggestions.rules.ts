/**
 * Statuses of a suggestion: nobody has looked at it yet, the provider was contacted, the provider agreed, declined, or it is a benefit
 * now.
 */
export const SUGGESTION_STATUSES = ['new', 'contacted', 'agreed', 'declined', 'live'] as const;
/** Statuses that a bulk answer can set. */
export const ANSWERED_STATUSES = ['contacted', 'agreed', 'declined', 'live'] as const;
export type SuggestionStatus = (typeof SUGGESTION_STATUSES)[number];

/** Maximum length of each field of a suggestion, in characters. */
export const SUGGESTION_LIMITS = { name: 120, provider: 120, why: 1000 } as const;

/** Maximum length of an answer, in characters. */
export const LONGEST_ANSWER = 2000;

/** Answer to the person who made the suggestion. */
export interface SuggestionAnswer {
  answer: string;
  status: SuggestionStatus;
  /** Id of the benefit that came of it. */
  benefit: number | null;
}

export type SuggestionProblem = 'answer' | 'long' | 'benefit' | 'none';

/** Problems of an answer, by field: `declined` needs a reason, `live` needs its benefit, and no other status has one. */
export function answerProblems({
  answer,
  status,
  benefit,
}: SuggestionAnswer): Partial<Record<keyof SuggestionAnswer, SuggestionProblem>> {
  const words = answer.trim();
  const problems: Partial<Record<keyof SuggestionAnswer, SuggestionProblem>> = {};
  if (words.length > LONGEST_ANSWER) problems.answer = 'long';
  if (words === '' && status === 'declined') problems.answer = 'answer';
  if (status === 'live' && benefit === null) problems.benefit = 'benefit';
  if (status !== 'live' && benefit !== null) problems.benefit = 'none';
  return problems;
}
