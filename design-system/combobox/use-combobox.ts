import { type KeyboardEvent, useState } from 'react';
import type { ComboboxOption, ComboboxProps, OptionsReading } from './combobox-props.ts';

const READY: OptionsReading = { state: 'ready' };
/** Value of the row that loads the options again; no option has it. */
const AGAIN = '\0';
/** No row is active by arrow keys yet. */
const NOWHERE = { place: 0, value: null as string | null };

/** The typed text, the visible rows, the active row, and the keys of a Combobox. */
export function useCombobox(props: ComboboxProps) {
  const { options, reading = READY, value, onChange, onSearch, matches } = props;
  // Null while nothing is typed: the field then shows the choice.
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [walked, walk] = useState(NOWHERE);
  // Remembers the chosen option, whose name would be lost when the search that found it ends.
  const [taken, take] = useState<ComboboxOption | null>(null);
  const chosen = [...options, taken].find((option) => option?.value === value);
  // Until the answer to a search is here, the options of earlier ones are filtered here.
  const filters = typed && !(onSearch && reading.state === 'ready');
  const found = filters ? options.filter((option) => matches(option.label, typed)) : options;
  const rows = reading.state === 'error' ? [...found, againRow(reading)] : found;
  // Options may change while the list is open: the row reached by keys stays active, otherwise the first is.
  const active =
    rows[walked.place]?.value === walked.value
      ? walked.place
      : Math.max(
          0,
          rows.findIndex((row) => row.value === walked.value),
        );

  const close = () => {
    setOpen(false);
    setTyped(null);
    // Clearing the text ends the search.
    if (typed !== null) onSearch?.('');
  };
  const choose = (row: ComboboxOption) => {
    if (reading.state === 'error' && row.value === AGAIN) return reading.onRetry();
    take(row);
    onChange(row.value);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    walk(NOWHERE);
    onSearch?.(text);
    if (text === '') onChange(null);
  };
  const show = () => {
    setOpen(true);
    walk({ place: 0, value });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return show();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const place = (active + step + rows.length) % Math.max(1, rows.length);
      walk({ place, value: rows[place]?.value ?? null });
    } else if (event.key === 'Enter' && open) {
      // Enter is meant for a row, even while there is none yet, and never submits the form.
      event.preventDefault();
      if (rows[active]) choose(rows[active]);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    }
  };
  const note = reading.state === 'loading' ? reading.text : rows.length === 0 ? props.emptyText : '';
  // The chosen option's name is not loaded yet; that is different from no choice.
  const isUnnamed = value !== null && !chosen && reading.state !== 'ready';
  return {
    text: typed ?? chosen?.label ?? '',
    placeholder: isUnnamed ? reading.text : props.placeholder,
    open,
    rows,
    active,
    /** Visible below the rows, or instead of them. */
    note: open ? note : '',
    /** Announced without being visible; a failure is visible in the row that retries. */
    said: open ? (reading.state === 'error' ? reading.text : note) : '',
    type,
    show,
    press,
    choose,
    close,
  };
}

const againRow = ({ text, retryLabel }: Extract<OptionsReading, { state: 'error' }>): ComboboxOption => ({
  value: AGAIN,
  label: retryLabel,
  detail: text,
});
