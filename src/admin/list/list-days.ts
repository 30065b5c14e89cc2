import { addDays, isDay, isLately, LATELY } from '#contract/calendar/days.rules.ts';
import type { Field } from '../../ground/address.ts';

/** A first and a last day (YYYY-MM-DD), both included; '' means no limit on that side. */
export interface Days {
  from: string;
  to: string;
}

/** The days in an address: `2026-11-01..2026-11-23`, either of which may be left out. A named period and anything else mean no limits. */
export function writtenDays(text: string): Days {
  const [from = '', to = '', more] = text.split('..');
  const right = [from, to].every((day) => day === '' || isDay(day)) && (from === '' || to === '' || from <= to);
  return right && more === undefined && text.includes('..') ? { from, to } : { from: '', to: '' };
}

/** The days as written in an address; '' for no limits. */
export const namedDays = ({ from, to }: Days): string => (from === '' && to === '' ? '' : `${from}..${to}`);

/** Field of an address for days: a named period, or a first and a last day. */
export const daysField: Field<string> = {
  read: (text) => (isLately(text) ? text : namedDays(writtenDays(text))),
  write: (days) => days,
};

/** The days that a filter covers; a named period counts back from `today`, the business day in Belgrade. */
export function daysMeant(text: string, today: string): Days {
  return isLately(text) ? { from: addDays(today, 1 - LATELY[text]), to: today } : writtenDays(text);
}
