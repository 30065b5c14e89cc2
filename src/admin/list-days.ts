import { addDays, isDay, isLately, LATELY } from '#contract/calendar/days.rules.ts';
import type { Field } from '../ground/address.ts';

/** A first and a last day (YYYY-MM-DD), both within; '' is no limit on that side. */
export interface Days {
  from: string;
  to: string;
}

/** The days that stand in an address: `2026-11-01..2026-11-23`, either of them left out. Of a word, and of none, there are none. */
export function writtenDays(text: string): Days {
  const [from = '', to = '', more] = text.split('..');
  const right = [from, to].every((day) => day === '' || isDay(day)) && (from === '' || to === '' || from <= to);
  return right && more === undefined && text.includes('..') ? { from, to } : { from: '', to: '' };
}

/** How an address names some days; '' for all. */
export const namedDays = ({ from, to }: Days): string => (from === '' && to === '' ? '' : `${from}..${to}`);

/** Days of a filter, in an address: a word for the last ones, or a first and a last. */
export const daysField: Field<string> = {
  read: (text) => (isLately(text) ? text : namedDays(writtenDays(text))),
  write: (days) => days,
};

/** Which days a filter means; a word counts back from `today`, the business day of Belgrade. */
export function daysMeant(text: string, today: string): Days {
  return isLately(text) ? { from: addDays(today, 1 - LATELY[text]), to: today } : writtenDays(text);
}
