import type { FieldTexts } from '../field/field.tsx';

export interface ComboboxOption {
  value: string;
  label: string;
  /** A second, quieter line. */
  detail?: string;
}

/** How far the options are that are read from elsewhere, with the words for it. */
export type OptionsReading =
  | { state: 'ready' }
  /** Some may be there already: those that are known, and of a search what was found before. */
  | { state: 'loading'; text: string }
  | { state: 'error'; text: string; retryLabel: string; onRetry: () => void };

export interface ComboboxProps extends FieldTexts {
  /** All of them, or those that answer what was typed when `onSearch` is given. */
  options: readonly ComboboxOption[];
  /** Given where the options are read from elsewhere; they are there unless it says otherwise. */
  reading?: OptionsReading | undefined;
  value: string | null;
  onChange: (value: string | null) => void;
  /** Shown when nothing answers, once all options are there. */
  emptyText: string;
  /** Does what is typed match a label: what counts as the same letter is the product's matter. */
  matches: (label: string, typed: string) => boolean;
  /** Given where the options come from elsewhere; once they are ready they are not filtered here. */
  onSearch?: ((typed: string) => void) | undefined;
  placeholder?: string;
  /** `pill` is the small round one of a row of tools. */
  shape?: 'field' | 'pill';
  disabled?: boolean | undefined;
  id?: string;
  className?: string | undefined;
}
