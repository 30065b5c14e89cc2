/** What becomes of a suggestion: nobody has looked, the provider was asked, agreed, it will not be, it is a benefit. */
export const SUGGESTION_STATUSES = ['new', 'contacted', 'agreed', 'declined', 'live'] as const;
/** Those that many are answered with. */
export const ANSWERED_STATUSES = ['contacted', 'agreed', 'declined', 'live'] as const;
export type SuggestionStatus = (typeof SUGGESTION_STATUSES)[number];

/** The longest that each field of a suggestion takes. */
export const SUGGESTION_LIMITS = { name: 120, provider: 120, why: 1000 } as const;

/** The longest answer to one. */
export const LONGEST_ANSWER = 2000;

/** What is said of a suggestion to whoever made it. */
export interface SuggestionAnswer {
  answer: string;
  status: SuggestionStatus;
  /** The benefit that came of it. */
  benefit: number | null;
}

export type SuggestionProblem = 'answer' | 'long' | 'benefit' | 'none';

/** What is wrong with an answer, by its fields: a refusal says why, what is on offer by now says as which benefit, and only that does. */
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
