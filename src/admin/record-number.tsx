import { useState } from 'react';
import { TextField, type TextFieldProps } from '#design-system/text-field/text-field.tsx';
import { useField } from './record-context.ts';
import { type TypedNumber, typedNumber, writtenNumber } from './typed-number.ts';

interface RecordNumberProps extends Pick<TextFieldProps, 'hint' | 'required' | 'suffix' | 'disabled'> {
  name: string;
  /** Money: written with its two decimals. */
  decimals?: boolean;
}

/** A field of a record that is a number: what is typed stays as it is typed until the field is left. */
export function RecordNumber({ name, decimals = false, disabled: isOff, ...look }: RecordNumberProps) {
  const { id, label, value, error, disabled, isTaken, onValue, onLeave } = useField<TypedNumber>(name);
  const [typed, type] = useState<string | null>(null);
  const isTyped = typed !== null && typedNumber(typed) === value;
  return (
    <TextField
      {...look}
      id={id}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={isTyped ? typed : writtenNumber(value, { decimals })}
      error={error}
      disabled={disabled || isOff}
      className={isTaken ? 'rounded-12 bg-accent-soft' : undefined}
      onChange={({ target }) => {
        type(target.value);
        onValue(typedNumber(target.value));
      }}
      onBlur={() => {
        type(null);
        onLeave();
      }}
    />
  );
}
