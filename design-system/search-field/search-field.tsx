import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

/** ARIA attributes if results are shown in a listbox below it. */
type ComboboxAttribute = 'role' | 'aria-expanded' | 'aria-controls' | 'aria-autocomplete' | 'aria-activedescendant';

export interface SearchFieldProps
  extends Pick<ComponentProps<'input'>, 'autoFocus' | 'onKeyDown' | ComboboxAttribute>,
    Pick<TextFieldProps, 'suffix' | 'className'> {
  /** Takes the focus first in a dialog. */
  'data-autofocus'?: boolean;
  /** Accessible name; the placeholder is what is visible. */
  label: string;
  /** An example of a search; the label by default. */
  placeholder?: string;
  value: string;
  onType: (text: string) => void;
  /** Drawn like the other filters in a row. */
  inRow?: boolean;
}

// The API accepts no longer search (100 letters by the contract).
const LONGEST = 100;

/** A search that is applied while it is typed or on Enter. A ToolSearch for a list of administration, a SearchPalette for everything. */
export function SearchField({ label, placeholder = label, value, onType, inRow, ...rest }: SearchFieldProps) {
  return (
    <TextField
      {...rest}
      label={label}
      placeholder={placeholder}
      value={value}
      hideLabel
      type="search"
      shape={inRow ? 'pill' : 'search'}
      enterKeyHint="search"
      autoComplete="off"
      maxLength={LONGEST}
      leading={<Search aria-hidden size={20} />}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
