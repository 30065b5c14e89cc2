import { type ChangeEvent, useState } from 'react';
import { typedDecimal } from '../../ground/typed-decimal.ts';
import { type TypedNumber, typedNumber, writtenNumber } from './typed-number.ts';

interface NumberField {
  value: TypedNumber;
  /** For money: shown with two decimals. */
  decimals?: boolean;
  onValue: (value: TypedNumber) => void;
}

/** Props of a text field for a number: the typed text stays as it is until the field is left. */
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
