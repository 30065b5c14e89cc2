import { addDays } from '../calendar/days.rules.ts';
import { isWorkday } from '../calendar/workdays.rules.ts';

/** Queues of requests for reviewers. `asked`: in review, and the employee has to answer a question. */
export const REVIEW_QUEUES = ['pending', 'in_review', 'asked', 'decided'] as const;
export type ReviewQueue = (typeof REVIEW_QUEUES)[number];

/** The count of requests beside a queue stops here. */
export const MOST_IN_QUEUE = 1000;

/** Decisions that a reviewer can take, and asking a question. */
export const DECISIONS = ['accepted', 'rejected', 'question'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Codes of the reason for a rejection; the employee also reads the reviewer's words. */
export const REFUSAL_CODES = ['unreadable', 'not_fiscal', 'wrong_amount', 'duplicate', 'not_covered', 'other'] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Questions with prepared texts. */
export const QUESTIONS = ['unreadable', 'no_name', 'not_fiscal'] as const;
export type Question = (typeof QUESTIONS)[number];

/** Maximum length of a reason or a question, in characters. */
export const LONGEST_WORDS = 2000;

/** Signals that ask a reviewer to look closer before accepting; the others in SIGNALS are mere notes. No signal decides anything. */
const WARNINGS = ['same_file', 'same_purchase', 'high', 'filed_again'] as const;
export const SIGNALS = [...WARNINGS, 'over_limit', 'near', 'before_joined', 'weekend', 'holiday'] as const;
export type SignalKind = (typeof SIGNALS)[number];

/** Whether a signal asks the reviewer to look closer before accepting. */
export const isWarning = (kind: SignalKind): boolean => (WARNINGS as readonly string[]).includes(kind);

/** Business days within which a company promises to decide on a request. */
export const PROMISE_DAYS = { least: 1, most: 20, usual: 3 } as const;

/**
 * For each possible promise, from one business day on: the earliest filing day that is still in time on `today`; a request filed before
 * it is late. Days as YYYY-MM-DD.
 */
export function lateBefore(today: string): string[] {
  const days: string[] = [];
  for (let day = addDays(today, -1); days.length < PROMISE_DAYS.most; day = addDays(day, -1)) {
    if (isWorkday(day)) days.push(day);
  }
  return days;
}
