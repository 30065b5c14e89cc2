import { type AmountProblem, readAmount } from '../requests/requests.rules.ts';

/** The most people that can be listed in one gift; "everybody" is a single value. */
export const MOST_NAMED = 1000;

/** The highest amount of one gift to each person, in major units. */
export const MOST_GIVEN = 100_000_000;

/** Maximum length of the reason for giving or taking back, in characters. */
export const LONGEST_NOTE = 200;

/** A snapshot in the text form of PostgreSQL's `pg_snapshot`: it says which transactions had finished. */
export const MOMENT = /^\d{1,18}:\d{1,18}:(\d{1,18}(,\d{1,18})*)?$/;

export const LONGEST_MOMENT = 20_000;

/** Statuses of a gift: given to all, being given by a task, stopped after some people got it, waiting for a second person, not given. */
export const GIFT_STATUSES = ['given', 'running', 'stopped', 'waiting', 'refused'] as const;

/** Why a chosen person does not get the gift. */
export const GIFT_LEFT_OUT = ['ended', 'unconfirmed', 'invited'] as const;

/** The fields of a gift as they are typed. */
export interface GiftFields {
  amount: string;
  note: string;
}

export type GiftProblems = { amount?: AmountProblem; note?: 'long' };

/** Problems of a gift's fields, by field. */
export function giftProblems({ amount, note }: GiftFields): GiftProblems {
  const wrong: GiftProblems = {};
  const { problem } = readAmount(amount);
  if (problem) wrong.amount = problem;
  if (note.trim().length > LONGEST_NOTE) wrong.note = 'long';
  return wrong;
}
