import type { Field } from '../ground/address.ts';
import { numberProblem, type TypedNumber, typedNumber } from './typed-number.ts';

/** A least and a greatest amount as they are typed, with a decimal dot; '' is no limit on that side. */
export interface Amounts {
  from: string;
  to: string;
}

/** What is wrong with an amount: no number, or one that is below the least. */
export type AmountsProblem = 'comma' | 'decimals' | 'number' | 'order';

const ALL: Amounts = { from: '', to: '' };

/** What is wrong with either; nothing where both are right. */
export function amountsProblems({ from, to }: Amounts): Record<keyof Amounts, AmountsProblem | undefined> {
  const [least, most] = [typedNumber(from), typedNumber(to)];
  const problems = { from: problemOf(least), to: problemOf(most) };
  if (typeof least === 'number' && typeof most === 'number' && least > most) problems.to = 'order';
  return problems;
}

const problemOf = (typed: TypedNumber): AmountsProblem | undefined => {
  const problem = numberProblem(typed, { required: false });
  return problem === null || problem === 'required' ? undefined : problem;
};

const areRight = (amounts: Amounts): boolean => Object.values(amountsProblems(amounts)).every((problem) => !problem);

/** The amounts that stand in an address: `1000..5000.50`, either of them left out. Of anything else there are none. */
export function writtenAmounts(text: string): Amounts {
  const [from = '', to = '', more] = text.split('..');
  return text.includes('..') && more === undefined && areRight({ from, to }) ? { from, to } : ALL;
}

/** How an address names amounts; '' for all, and for what is none. */
export function namedAmounts(amounts: Amounts): string {
  const [from, to] = [amounts.from.trim(), amounts.to.trim()];
  return (from === '' && to === '') || !areRight(amounts) ? '' : `${from}..${to}`;
}

/** Amounts of a filter, in an address. Its call takes them as `<name>_from` and `<name>_to`. */
export const amountsField: Field<string> = {
  read: (text) => namedAmounts(writtenAmounts(text)),
  write: (amounts) => amounts,
};
