import type { FormEvent, ReactNode } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { RequiredNote } from './required-note.tsx';
import { useFocusOnError } from './use-focus-on-error.ts';
import type { FormState } from './use-sent-form.ts';

interface SentFormProps extends Pick<FormState<unknown>, 'refusal' | 'waiting' | 'busy' | 'onSubmit'> {
  submitLabel: string;
  className?: string;
  children: ReactNode;
}

/** A form that is sent: its fields, why it was not taken, and the button. The first field that is wrong gets the focus. */
export function SentForm({ refusal, waiting, busy, onSubmit, submitLabel, className, children }: SentFormProps) {
  const ref = useFocusOnError();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !waiting) onSubmit();
  };
  return (
    <form ref={ref} noValidate onSubmit={submit} className={className}>
      <RequiredNote />
      {children}
      <div role="alert" className="text-14 text-danger empty:hidden">
        {refusal}
      </div>
      <Button
        type="submit"
        size="large"
        busy={busy}
        disabled={waiting}
        className="w-full desk:w-auto desk:justify-self-start"
      >
        {submitLabel}
      </Button>
    </form>
  );
}
