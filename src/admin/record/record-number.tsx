import { TextField, type TextFieldProps } from '#design-system/text-field/text-field.tsx';
import type { TypedNumber } from '../parts/typed-number.ts';
import { useTypedNumber } from '../parts/use-typed-number.ts';
import { useField } from './record-context.ts';

interface RecordNumberProps extends Pick<TextFieldProps, 'hint' | 'required' | 'suffix' | 'disabled'> {
  name: string;
  /** For money: shown with two decimals. */
  decimals?: boolean;
}

/** A number field of a record. */
export function RecordNumber({ name, decimals = false, disabled: isOff, ...look }: RecordNumberProps) {
  const { id, label, value, error, disabled, isTaken, onValue, onLeave } = useField<TypedNumber>(name);
  const { onBlur, ...field } = useTypedNumber({ value, decimals, onValue });
  return (
    <TextField
      {...look}
      {...field}
      id={id}
      label={label}
      error={error}
      disabled={disabled || isOff}
      className={isTaken ? 'rounded-12 bg-accent-soft' : undefined}
      onBlur={() => {
        onBlur();
        onLeave();
      }}
    />
  );
}
