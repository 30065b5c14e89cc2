import { type ChangeEvent, useState } from 'react';
import { typedDecimal } from '../ground/typed-decimal.ts';
import { type TypedNumber, typedNumber, writtenNumber } from './typed-number.ts';

interface NumberField {
  value: TypedNumber;
  /** Money: written with its two decimals. */
  decimals?: boolean;
  onValue: (value: TypedNumber) => void;
}

/** The props of a text field that is a number: what is typed stays as it is typed until the field is left. */
export function useTypedNumber({ value, decimals = false, onValue }: NumberField) {
  const [typed, type] = useState<string | null>(null);
  const isTyped = typed !== null && typedNumber(typed) === value;
  return {
    inputMode: 'decimal',
    autoComplete: 'off',
    maxLength: 20,
    value: isTyped ? typed : writtenNumber(value, { decimals }),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const next = typedDecimal(event);
      type(next);
      onValue(typedNumber(next));
    },
    onBlur: () => type(null),
  } as const;
}
