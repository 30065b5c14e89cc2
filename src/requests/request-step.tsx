import type { FormEvent, ReactNode } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useFocusOnError } from '../ground/use-focus-on-error.ts';

interface RequestStepProps {
  title: string;
  children: ReactNode;
  /** Label of the button to the next step; `Next` by default. */
  nextLabel?: string;
  mayGoOn?: boolean;
  busy?: boolean;
  onNext: () => void;
  onBack?: (() => void) | undefined;
}

/** One step: heading, fields, and the buttons forward and back. */
export function RequestStep({
  title,
  children,
  nextLabel,
  mayGoOn = true,
  busy = false,
  onNext,
  onBack,
}: RequestStepProps) {
  const t = useTexts(requestsTexts);
  const ref = useFocusOnError();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayGoOn && !busy) onNext();
  };
  return (
    <form ref={ref} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <StepHeading>{title}</StepHeading>
      {children}
      <div className="flex flex-col-reverse gap-3 desk:flex-row">
        {onBack && (
          <Button tone="secondary" disabled={busy} onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <Button type="submit" busy={busy} disabled={!mayGoOn}>
          {nextLabel ?? t('next')}
        </Button>
      </div>
    </form>
  );
}

/** Heading of a step, focused when the step begins. */
export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h2 tabIndex={-1} className="hyphenate rounded-8 text-28 outline-offset-4">
      {children}
    </h2>
  );
}
