import type { Field } from '../../ground/address.ts';
import { numberProblem, type TypedNumber, typedNumber } from '../parts/typed-number.ts';

/** A minimum and a maximum amount as typed, with a decimal dot; '' means no limit on that side. */
export interface Amounts {
  from: string;
  to: string;
}

/** What is wrong with an amount: not a number, or a maximum below the minimum. */
export type AmountsProblem = 'comma' | 'decimals' | 'number' | 'order';

const ALL: Amounts = { from: '', to: '' };

/** Problem of each amount; undefined for a correct one. */
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

/** The amounts in an address: `1000..5000.50`, either of which may be left out. Anything else means no limits. */
export function writtenAmounts(text: string): Amounts {
  const [from = '', to = '', more] = text.split('..');
  return text.includes('..') && more === undefined && areRight({ from, to }) ? { from, to } : ALL;
}

/** The amounts as written in an address; '' for no limits and for incorrect amounts. */
export function namedAmounts(amounts: Amounts): string {
  const [from, to] = [amounts.from.trim(), amounts.to.trim()];
  return (from === '' && to === '') || !areRight(amounts) ? '' : `${from}..${to}`;
}

/** Field of an address for amounts. The call takes them as `<name>_from` and `<name>_to`. */
export const amountsField: Field<string> = {
  read: (text) => namedAmounts(writtenAmounts(text)),
  write: (amounts) => amounts,
};
