import { MOST_GIVEN } from '../gifts/gifts.rules.ts';
import { type Minor, toMinor } from '../money/money.rules.ts';
import { type AmountProblem, writtenAmount } from './written-amount.rules.ts';

/** What is wrong with an amount of money in a file that moves it; `range`: more than is given at once. */
export type FileAmountProblem = AmountProblem | 'range';

const PLAIN = /^\d{1,15}(\.\d{1,2})?$/;

/** The sign and the rest; a minus is also written as programs of offices do. */
function signOf(typed: string): { sign: string; text: string } {
  const [, sign = '', text = ''] = /^([+\-\u2212]?)\s*(.*)$/s.exec(typed.trim()) ?? [];
  return { sign: sign === '' || sign === '+' ? '' : '-', text };
}

/**
 * An amount as a file that moves money has it: figures, with a dot before the decimals, and a minus before what is taken back. One that is
 * written as in a letter, 1.250,50, is not read: `slip` says that nothing else can be meant, and `withDot` what.
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

/** The same amount as a file has it; null where it has it already, or may mean another. */
export function withDot(typed: string): string | null {
  const { sign, text } = signOf(typed);
  const read = writtenAmount(text);
  if (typeof read !== 'number' || PLAIN.test(text)) return null;
  return `${sign}${read.toFixed(2)}`;
}
