import type { ChangeEvent } from 'react';

/**
 * Value of a decimal field after a change: a typed comma becomes a decimal point (product.md 1), because the number pad of a Serbian phone
 * has no other key. Pasted text and a second separator stay unchanged, so that validation can report them.
 */
export function typedDecimal({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>): string {
  const isTyped = (nativeEvent as InputEvent).data === ',';
  const hasOneMark = value.split(/[.,]/).length === 2;
  return isTyped && hasOneMark ? value.replace(',', '.') : value;
}
