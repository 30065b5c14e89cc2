import { MOST_GIVEN } from '../gifts/gifts.rules.ts';
import { type Minor, toMinor } from '../money/money.rules.ts';
import { type AmountProblem, writtenAmount } from './written-amount.rules.ts';

/** Problem of an amount in a file that moves money; `range`: above the highest amount of one gift. */
export type FileAmountProblem = AmountProblem | 'range';

const PLAIN = /^\d{1,15}(\.\d{1,2})?$/;

/** Splits an amount into its sign and the rest; the typographic minus of office programs counts as one. */
function signOf(typed: string): { sign: string; text: string } {
  const [, sign = '', text = ''] = /^([+\-\u2212]?)\s*(.*)$/s.exec(typed.trim()) ?? [];
  return { sign: sign === '' || sign === '+' ? '' : '-', text };
}

/**
 * Parses an amount in a file that moves money: digits, a dot before the decimals, and a minus before an amount that is taken back. An
 * amount written as in a letter, 1.250,50, is a problem: `slip` says whether it can only have one meaning, and `withDot` returns that.
 */
export function fileAmount(typed: string): Minor | { problem: FileAmountProblem; slip: boolean } {
  const { sign, text } = signOf(typed);
  if (!PLAIN.test(text)) {
    const read = writtenAmount(text);
    return typeof read === 'number' ? { problem: 'number', slip: true } : { problem: read, slip: false };
  }
  const major = Number(text);
  if (major > MOST_GIVEN) return { problem: 'range', slip: false };
  return (sign === '-' && major > 0 ? -1 : 1) * toMinor(major);
}

/** An amount with a decimal dot, the form of the file; null if it has that form already or is ambiguous. */
export function withDot(typed: string): string | null {
  const { sign, text } = signOf(typed);
  const read = writtenAmount(text);
  if (typeof read !== 'number' || PLAIN.test(text)) return null;
  return `${sign}${read.toFixed(2)}`;
}
