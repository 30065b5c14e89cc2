import { addDays } from '../calendar/days.rules.ts';
import { isWorkday } from '../calendar/workdays.rules.ts';

/** Where a request stands for reviewers. `asked`: in review, and the employee has to answer. */
export const REVIEW_QUEUES = ['pending', 'in_review', 'asked', 'decided'] as const;
export type ReviewQueue = (typeof REVIEW_QUEUES)[number];

/** Beyond so many nobody is told how many requests a queue has: it is said beside the way to it. */
export const MOST_IN_QUEUE = 1000;

/** What a reviewer can say about a request. */
export const DECISIONS = ['accepted', 'rejected', 'question'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Why a request is rejected; the words that the employee reads say more. */
export const REFUSAL_CODES = ['unreadable', 'not_fiscal', 'wrong_amount', 'duplicate', 'not_covered', 'other'] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** What a reviewer can ask in words that stand ready. */
export const QUESTIONS = ['unreadable', 'no_name', 'not_fiscal'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The most letters of a reason or a question. */
export const LONGEST_WORDS = 2000;

/** Signals that ask a reviewer to look closer before accepting; the others in SIGNALS are mere notes. No signal decides anything. */
const WARNINGS = ['same_file', 'same_purchase', 'high', 'filed_again'] as const;
export const SIGNALS = [...WARNINGS, 'over_limit', 'near', 'before_joined', 'weekend', 'holiday'] as const;
export type SignalKind = (typeof SIGNALS)[number];

/** Whether a signal asks for a look before one accepts. */
export const isWarning = (kind: SignalKind): boolean => (WARNINGS as readonly string[]).includes(kind);

/** Within how many business days a company promises to decide on a request. */
export const PROMISE_DAYS = { least: 1, most: 20, usual: 3 } as const;

/**
 * The first day whose requests still have time on `today`, of a company that promises an answer within one business day, within two,
 * and so on for each promise there can be: what was filed before it is late. Days as YYYY-MM-DD.
 */
export function lateBefore(today: string): string[] {
  const days: string[] = [];
  for (let day = addDays(today, -1); days.length < PROMISE_DAYS.most; day = addDays(day, -1)) {
    if (isWorkday(day)) days.push(day);
  }
  return days;
}
