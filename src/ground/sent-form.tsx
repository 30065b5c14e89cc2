import { type FormEvent, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { RequiredNote } from './required-note.tsx';
import { useFocusOnError } from './use-focus-on-error.ts';
import type { FormState } from './use-sent-form.ts';

interface SentFormProps extends Pick<FormState<unknown>, 'refusal' | 'waiting' | 'busy' | 'onSubmit'> {
  /** Text of the button, or an element in its place, for a form without a plain submit button. */
  submit: string | ReactElement;
  className?: string;
  children: ReactNode;
}

/** A form: its fields, why it was refused, and the button. The first invalid field gets the focus. */
export function SentForm({ refusal, waiting, busy, onSubmit, submit, className, children }: SentFormProps) {
  const ref = useFocusOnError();
  const onEvent = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !waiting) onSubmit();
  };
  return (
    <form ref={ref} noValidate onSubmit={onEvent} className={className}>
      <RequiredNote />
      {children}
      <div role="alert" className="text-14 text-danger empty:hidden">
        {refusal}
      </div>
      {isValidElement(submit) ? (
        submit
      ) : (
        <Button
          type="submit"
          size="large"
          busy={busy}
          off={waiting}
          className="w-full desk:w-auto desk:justify-self-start"
        >
          {submit}
        </Button>
      )}
    </form>
  );
}
