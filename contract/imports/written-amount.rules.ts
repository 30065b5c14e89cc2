/** What is wrong with what was typed as an amount: no number, more decimals than money has, or one that may mean two. */
export type AmountProblem = 'number' | 'decimals' | 'ambiguous';

const PLAIN = /^\d{1,12}([.,]\d{1,2})?$/;
const SERBIAN = /^\d{1,3}(\.\d{3})+,\d{1,2}$/;
const ENGLISH = /^\d{1,3}(,\d{3})+\.\d{1,2}$/;
const SPACED = /^\d{1,3}( \d{3})+([.,]\d{1,2})?$/;
/** Thousands twice can be nothing else. */
const MILLIONS = /^\d{1,3}((\.\d{3}){2,}|(,\d{3}){2,})$/;
/** Four thousand two hundred in one language, and four and a fifth in the other. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;
const FINE = /^\d+[.,]\d{3,}$/;

/** An amount as it is written in either language, 4.200,00 or 4,200.00 or 4200.5; what may mean two is not guessed. */
export function writtenAmount(typed: string): number | AmountProblem {
  const text = typed.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
  const isNumber = [PLAIN, SERBIAN, ENGLISH, SPACED, MILLIONS].some((form) => form.test(text));
  if (isNumber) return Number(inDigits(text));
  if (EITHER.test(text)) return 'ambiguous';
  return FINE.test(text) ? 'decimals' : 'number';
}

/** With a dot before the decimals, and nothing else between the figures. */
function inDigits(text: string): string {
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return `${whole.replace(/[^\d]/g, '')}.${decimals || '0'}`;
}
