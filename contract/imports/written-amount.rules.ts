/** Problem of a typed amount: not a number, more than two decimals, or ambiguous. */
export type AmountProblem = 'number' | 'decimals' | 'ambiguous';

const PLAIN = /^\d{1,12}([.,]\d{1,2})?$/;
const SERBIAN = /^\d{1,3}(\.\d{3})+,\d{1,2}$/;
const ENGLISH = /^\d{1,3}(,\d{3})+\.\d{1,2}$/;
const SPACED = /^\d{1,3}( \d{3})+([.,]\d{1,2})?$/;
/** Two separators of thousands: no other reading is possible. */
const MILLIONS = /^\d{1,3}((\.\d{3}){2,}|(,\d{3}){2,})$/;
/** 4.200 is 4200 in Serbian and 4.2 in English. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;
const FINE = /^\d+[.,]\d{3,}$/;

/** Parses an amount in the notation of either language: 4.200,00 or 4,200.00 or 4200.5. An ambiguous one is not guessed. */
export function writtenAmount(typed: string): number | AmountProblem {
  const text = typed.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
  const isNumber = [PLAIN, SERBIAN, ENGLISH, SPACED, MILLIONS].some((form) => form.test(text));
  if (isNumber) return Number(inDigits(text));
  if (EITHER.test(text)) return 'ambiguous';
  return FINE.test(text) ? 'decimals' : 'number';
}

/** The digits with a dot before the decimals and no other separator. */
function inDigits(text: string): string {
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return `${whole.replace(/[^\d]/g, '')}.${decimals || '0'}`;
}
