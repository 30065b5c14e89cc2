import type { ChangeEvent } from 'react';

/**
 * What a field for a decimal holds after a change of it: a comma that was just typed is the dot with which decimals are written
 * (product.md 1), for the number keys of a phone in Serbian have no other mark. What is pasted stays as it is, and so does a
 * second mark, so that whoever checks the field can say what is wrong.
 */
export function typedDecimal({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>): string {
  const isTyped = (nativeEvent as InputEvent).data === ',';
  const hasOneMark = value.split(/[.,]/).length === 2;
  return isTyped && hasOneMark ? value.replace(',', '.') : value;
}
