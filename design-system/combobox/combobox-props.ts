import type { FieldTexts } from '../field/field.tsx';

export interface ComboboxOption {
  value: string;
  label: string;
  /** A second line, less prominent. */
  detail?: string;
}

/** Loading state of the options, with its texts. */
export type OptionsReading =
  | { state: 'ready' }
  /** Some options may be known already, for example those of an earlier search. */
  | { state: 'loading'; text: string }
  | { state: 'error'; text: string; retryLabel: string; onRetry: () => void };

export interface ComboboxProps extends FieldTexts {
  /** All options, or with `onSearch` those that match the typed text. */
  options: readonly ComboboxOption[];
  /** Given if the options are loaded; without it they are ready. */
  reading?: OptionsReading | undefined;
  value: string | null;
  onChange: (value: string | null) => void;
  /** Shown if no option matches, once all options are loaded. */
  emptyText: string;
  /** Whether typed text matches a label; the application decides which letters are equal. */
  matches: (label: string, typed: string) => boolean;
  /** Given if the server searches the options; once they are ready they are not filtered here. */
  onSearch?: ((typed: string) => void) | undefined;
  placeholder?: string;
  /** `pill` is the small round shape for toolbars. */
  shape?: 'field' | 'pill';
  disabled?: boolean | undefined;
  id?: string;
  className?: string | undefined;
}
