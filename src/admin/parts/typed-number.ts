/** Why a typed text is not a number: decimals use a dot (specification.md 5). */
export type NumberProblem = 'required' | 'comma' | 'decimals' | 'number';

/** A number field of a form: the number, the typed text if it is not a number, or null if it is empty. */
export type TypedNumber = number | string | null;

/** Parses a typed text: a number with a decimal dot and at most two decimals, or else the text itself. */
export function typedNumber(typed: string): TypedNumber {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,12}(\.\d{1,2})?$/.test(text) ? Number(text) : text;
}

/** Problem of a number field; null for a number, and for an empty field that is not required. */
export function numberProblem(value: TypedNumber, { required }: { required: boolean }): NumberProblem | null {
  if (value === null) return required ? 'required' : null;
  if (typeof value === 'number') return null;
  if (value.includes(',')) return 'comma';
  return /^\d+\.\d{3,}$/.test(value) ? 'decimals' : 'number';
}

/** A number as it is typed: money with its two decimals. */
export const writtenNumber = (value: TypedNumber, { decimals }: { decimals: boolean }): string =>
  typeof value === 'number' ? (decimals ? value.toFixed(2) : String(value)) : (value ?? '');
