/** Why what was typed is no number: decimals use a dot (specification.md 5). */
export type NumberProblem = 'required' | 'comma' | 'decimals' | 'number';

/** A field of a form that is a number: what was typed, while that is none, and null while nothing is. */
export type TypedNumber = number | string | null;

/** What was typed, as a number where it is one: with a decimal dot and at most two decimals. */
export function typedNumber(typed: string): TypedNumber {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,12}(\.\d{1,2})?$/.test(text) ? Number(text) : text;
}

/** What is wrong with it; null for a number, and for nothing where that may be. */
export function numberProblem(value: TypedNumber, { required }: { required: boolean }): NumberProblem | null {
  if (value === null) return required ? 'required' : null;
  if (typeof value === 'number') return null;
  if (value.includes(',')) return 'comma';
  return /^\d+\.\d{3,}$/.test(value) ? 'decimals' : 'number';
}

/** A number as one types it: money with its two decimals. */
export const writtenNumber = (value: TypedNumber, { decimals }: { decimals: boolean }): string =>
  typeof value === 'number' ? (decimals ? value.toFixed(2) : String(value)) : (value ?? '');
