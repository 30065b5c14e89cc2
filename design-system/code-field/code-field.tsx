import { type ClipboardEvent, type Ref, type SyntheticEvent, useId } from 'react';
import { cn } from '../classes/cn.ts';
import { describedBy, Field, stillBox } from '../field/field.tsx';

export interface CodeFieldProps {
  label: string;
  hideLabel?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Number of digits in the code. */
  length: number;
  value: string;
  onChange: (code: string) => void;
  /** Called with the last digit, and again only after a digit has changed. */
  onComplete?: (code: string) => void;
  /** The code is being checked: the field is read-only and keeps the focus for the next try. */
  busy?: boolean | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A one-time code of digits. One real field under drawn cells, so that paste and autofill work. A TextField for a code with letters. */
export function CodeField(props: CodeFieldProps) {
  const { label, hideLabel, hint, error, required, length, value, onChange, onComplete, busy = false, ref } = props;
  const id = useId();
  const change = (typed: string) => {
    const code = digitsOf(typed).slice(0, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };
  // Pasted text replaces the whole field: a code may be part of a sentence that has other numbers in it.
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = event.clipboardData.getData('text');
    if (!busy && /\d/.test(pasted)) change(codeIn(pasted, length));
  };
  // The caret stays at the end, unless the whole code is selected to be replaced.
  const select = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
    const isAll = value !== '' && field.selectionStart === 0 && field.selectionEnd === value.length;
    if (!isAll) field.setSelectionRange(value.length, value.length);
  };
  return (
    <Field id={id} label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      <div className="relative" aria-busy={busy}>
        <input
          {...describedBy(id, { hint, error, required })}
          ref={ref}
          id={id}
          value={value}
          readOnly={busy}
          // biome-ignore lint/a11y/noAutofocus: the step has only this field, and its heading is read with it
          autoFocus={props.autoFocus}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={length * 2}
          onChange={(event) => change(event.target.value)}
          onPaste={paste}
          onSelect={select}
          className="peer absolute inset-0 z-1 size-full cursor-text bg-transparent text-transparent caret-transparent outline-none forced-color-adjust-none selection:bg-transparent selection:text-transparent read-only:cursor-progress"
        />
        <div aria-hidden className="flex gap-1.5 desk:gap-2.5">
          {Array.from({ length }, (_, place) => (
            <Cell
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={place}
              digit={value[place]}
              next={place === Math.min(value.length, length - 1)}
              error={!!error}
              busy={busy}
            />
          ))}
        </div>
      </div>
    </Field>
  );
}

/** The number with that many digits in a text, also in groups; the whole text if there is none. */
function codeIn(text: string, length: number): string {
  const together = text.match(/\d+/g)?.find((digits) => digits.length === length);
  return together ?? text.match(/\d+(?:[ \u00a0-]\d+)+/g)?.find((digits) => digitsOf(digits).length === length) ?? text;
}

interface CellProps {
  digit: string | undefined;
  next: boolean;
  error: boolean;
  busy: boolean;
}

function Cell({ digit, next, error, busy }: CellProps) {
  return (
    <span
      className={cn(
        'display grid h-13.5 min-w-0 flex-1 place-items-center rounded-12 bg-surface-raised border border-line-strong text-22 desk:h-16 desk:text-28',
        busy && stillBox,
        error && 'inset-ring inset-ring-danger border-danger',
        next && '[.peer:focus-visible+*_&]:focus-ring',
      )}
    >
      {digit ?? (next && <i className="hidden h-6.5 w-0.5 drawn bg-ink [.peer:focus-visible+*_&]:block" />)}
    </span>
  );
}
