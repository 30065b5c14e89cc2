import { addDays } from '../calendar/days.rules.ts';
import { isWorkday } from '../calendar/workdays.rules.ts';

/** Where a request stands for reviewers. `asked`: in review, and the employee has to answer. */
export const REVIEW_QUEUES = ['pending', 'in_review', 'asked', 'decided'] as const;
export type ReviewQueue = (typeof REVIEW_QUEUES)[number];

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

/** What may be worth a look (2.5 of the design of administration). The first are warnings, the others are notes. */
const WARNINGS = ['same_file', 'same_purchase', 'high', 'filed_again'] as const;
export const SIGNALS = [...WARNINGS, 'over_limit', 'near', 'before_joined', 'weekend', 'holiday'] as const;
export type SignalKind = (typeof SIGNALS)[number];

/** Whether a signal asks for a look before one accepts. */
export const isWarning = (kind: SignalKind): boolean => (WARNINGS as readonly string[]).includes(kind);

/** Within so many business days a request is promised an answer. */
export const PROMISED_DAYS = 3;

/** The first day whose requests still have time on `today`: what was filed before it is late. Days as YYYY-MM-DD. */
export function lateBefore(today: string): string {
  let day = today;
  for (let left = PROMISED_DAYS; left > 0; ) {
    day = addDays(day, -1);
    if (isWorkday(day)) left -= 1;
  }
  return day;
}
