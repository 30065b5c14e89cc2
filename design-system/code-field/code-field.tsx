import { type ClipboardEvent, type Ref, type SyntheticEvent, useId } from 'react';
import { cn } from '../classes/cn.ts';
import { describedBy, Field } from '../field/field.tsx';

export interface CodeFieldProps {
  label: string;
  hideLabel?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  /** How many digits the code has. */
  length: number;
  value: string;
  onChange: (code: string) => void;
  /** When the last digit is in; not again until one changed. */
  onComplete?: (code: string) => void;
  /** The code is being checked: it cannot be changed, and the focus stays for the next try. */
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
  // What is pasted is a whole code, in a sentence or not, also with other numbers: it takes the place of what is there.
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = event.clipboardData.getData('text');
    if (!busy && /\d/.test(pasted)) change(codeIn(pasted, length));
  };
  // The caret stands at the end, unless all of it is chosen, to be written anew.
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

/** The number of so many digits in a text, together or in groups; all of the text where there is none. */
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
        busy && 'bg-surface-sunken text-ink-muted',
        error && 'inset-ring inset-ring-danger border-danger',
        next && '[.peer:focus-visible+*_&]:focus-ring',
      )}
    >
      {digit ?? (next && <i className="hidden h-6.5 w-0.5 drawn bg-ink [.peer:focus-visible+*_&]:block" />)}
    </span>
  );
}
