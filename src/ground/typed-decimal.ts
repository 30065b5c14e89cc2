import type { ChangeEvent } from 'react';

/**
 * Value of a decimal field after a change: a typed comma becomes the decimal point (product.md 1), for the number pad of a
 * Serbian phone has no other key. Pasted text and a second separator stay unchanged, so that validation can say what is wrong.
 */
export function typedDecimal({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>): string {
  const isTyped = (nativeEvent as InputEvent).data === ',';
  const hasOneMark = value.split(/[.,]/).length === 2;
  return isTyped && hasOneMark ? value.replace(',', '.') : value;
}
