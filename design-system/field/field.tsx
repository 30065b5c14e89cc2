import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../classes/cn.ts';

/** Texts and state that every field has. */
export interface FieldTexts {
  label: string;
  /** For screen readers only, if the context tells sighted people enough. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  /** The field must not be empty: marked by a star, which the form explains once. */
  required?: boolean | undefined;
  /** Error message; replaces the colour of the hint, not its text. */
  error?: string | undefined;
}

interface FieldProps extends FieldTexts {
  /** The id of the control, which its label points to. */
  id: string;
  children: ReactNode;
  className?: string | undefined;
}

/** The frame of a field: its label above, its hint and error below, tied to the control by `describedBy`. */
export function Field({ id, label, hideLabel, hint, required, error, children, className }: FieldProps) {
  return (
    <div className={cn('grid min-w-0 content-start gap-1.5', className)}>
      <div className={hideLabel ? 'sr-only' : 'flex gap-1 font-560 text-14'}>
        <label htmlFor={id}>{label}</label>
        {required && <Star />}
      </div>
      {children}
      {hint && (
        <div id={`${id}-hint`} className="text-14 text-ink-muted">
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** Beside the label rather than in it: the control itself announces that it is required. */
export const Star = () => (
  <span aria-hidden className="text-danger">
    *
  </span>
);

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 font-500 text-14 text-danger">
      <CircleAlert aria-hidden size={16} className="mt-0.5" />
      {children}
    </p>
  );
}

/**
 * The ARIA attributes of a control inside a Field with this id. `aria-required` instead of `required`, with which browsers report an empty
 * field as invalid before anything was typed.
 */
export function describedBy(id: string, texts: Pick<FieldTexts, 'hint' | 'error' | 'required'>, other?: string) {
  const { hint, error, required } = texts;
  const ids = [hint && `${id}-hint`, error && `${id}-error`, other].filter(Boolean).join(' ');
  return {
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
}

/** Classes of the box of a text control: outline, background, error and focus. `control` lets the sheet of administration make it lower. */
export const controlBox = (error?: string | undefined) =>
  cn(
    'control flex min-h-12 w-full min-w-0 items-center gap-2.5 rounded-12 bg-surface-raised px-4 text-16 text-ink',
    'transition-colors duration-fast has-[:is(input,textarea):focus-visible]:focus-ring',
    'border border-line-strong hover:border-ink-muted has-disabled:border-line has-disabled:bg-surface-sunken has-disabled:text-ink-muted',
    error && 'inset-ring inset-ring-danger border-danger hover:border-danger',
  );

/** Background of a read-only field: while it is being sent, or for people who may not change it. */
export const stillBox = 'bg-surface-sunken text-ink-muted';

/** Classes that make it small and round, for a row of filters or tools. */
export const pillBox =
  'min-h-11 rounded-full border-line py-0 text-14 hover:border-line-strong [&_button]:-my-1 [&_input]:h-10.5';
