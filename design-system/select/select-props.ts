import type { FieldTexts } from '../field/field.tsx';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string = string> extends FieldTexts {
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `pill` is the small round shape in rows of filters. */
  shape?: 'field' | 'pill';
  placeholder?: string;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  id?: string;
  className?: string | undefined;
}
