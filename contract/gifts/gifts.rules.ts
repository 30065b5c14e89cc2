import { type AmountProblem, readAmount } from '../requests/requests.rules.ts';

/** The most people that are named in one gift; everybody is one word. */
export const MOST_NAMED = 1000;

/** The most that one gift gives to each, in major units. */
export const MOST_GIVEN = 100_000_000;

/** How many letters there are for why something is given or taken back. */
export const LONGEST_NOTE = 200;

/** What stands for a moment, as PostgreSQL writes it: which of its transactions were over. */
export const MOMENT = /^\d{1,18}:\d{1,18}:(\d{1,18}(,\d{1,18})*)?$/;

export const LONGEST_MOMENT = 20_000;

/** Given to all of them; being given by a task; stopped, so that only some have it; waiting for a second person; or not given after all. */
export const GIFT_STATUSES = ['given', 'running', 'stopped', 'waiting', 'refused'] as const;

/** Why somebody who is meant is not given it. */
export const GIFT_LEFT_OUT = ['ended', 'unconfirmed', 'invited'] as const;

/** What is typed of a gift before it is given. */
export interface GiftFields {
  amount: string;
  note: string;
}

export type GiftProblems = { amount?: AmountProblem; note?: 'long' };

/** What is wrong with a gift, by field. */
export function giftProblems({ amount, note }: GiftFields): GiftProblems {
  const wrong: GiftProblems = {};
  const { problem } = readAmount(amount);
  if (problem) wrong.amount = problem;
  if (note.trim().length > LONGEST_NOTE) wrong.note = 'long';
  return wrong;
}
