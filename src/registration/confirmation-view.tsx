import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { Button } from '#design-system/button/button.tsx';
import { registrationTexts } from '#locales/registration/registration.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { confirmationMachine } from '#machines/registration/confirmation.machine.ts';
import { LinkOpening, NextStep } from '../ground/link-opening.tsx';
import { paths } from '../ground/paths.ts';
import { StepFrame } from '../ground/step-frame.tsx';
import { troubleOf, useProblem } from '../ground/use-problem.ts';

export interface ConfirmationViewProps {
  step: 'opening' | 'failed' | 'expired' | 'done';
  /** The address that was confirmed. */
  email: string;
  /** Text of why it failed. */
  trouble: string;
  /** Form to request another e-mail, when the link is no longer valid. */
  mail: ReactNode;
  onRetry: () => void;
}

/** Outcome of the e-mailed link that confirms an address (product.md 3). */
export function ConfirmationView(props: ConfirmationViewProps) {
  const t = useTexts(registrationTexts);
  if (props.step === 'opening') return <LinkOpening text={t('confirming')} />;
  return (
    <NextStep>
      <Outcome {...props} />
    </NextStep>
  );
}

function Outcome({ step, email, trouble, mail, onRetry }: ConfirmationViewProps) {
  const t = useTexts(registrationTexts);
  if (step === 'expired') return mail;
  if (step === 'failed') {
    return (
      <StepFrame title={t('confirm.failed')} text={trouble}>
        <Button size="large" wide onClick={onRetry}>
          {t('retry')}
        </Button>
      </StepFrame>
    );
  }
  return (
    <StepFrame title={t('confirm.done')} text={t('confirm.done.text', { email })}>
      <Button size="large" wide asChild>
        <Link to={paths.login} state={{ confirmed: email }}>
          {t('signIn')}
        </Link>
      </Button>
    </StepFrame>
  );
}

/** Props of the confirmation's view; the only place that reads the states of its machine. */
export function useConfirmationView(
  snapshot: SnapshotFrom<typeof confirmationMachine>,
): Pick<ConfirmationViewProps, 'step' | 'email' | 'trouble'> {
  const { email, refusal } = snapshot.context;
  return {
    step: (['failed', 'expired', 'done'] as const).find((step) => snapshot.matches(step)) ?? 'opening',
    email,
    trouble: useProblem(troubleOf({ refusal, wait: 0 }, false))?.text ?? '',
  };
}
