import { Link } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { Button } from '#design-system/button/button.tsx';
import { registrationTexts } from '#locales/registration/registration.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { newAddressMachine } from '#machines/registration/new-address.machine.ts';
import { LinkOpening, NextStep } from '../ground/link-opening.tsx';
import { paths } from '../ground/paths.ts';
import { type Problem, Refusal } from '../ground/refusal.tsx';
import { StepFrame } from '../ground/step-frame.tsx';
import { troubleOf, useProblem } from '../ground/use-problem.ts';

export interface NewAddressViewProps {
  step: 'opening' | 'failed' | 'asked' | 'expired' | 'taken' | 'done';
  /** The new address, and the company of the account. */
  email: string;
  company: string;
  problem: Problem | null;
  busy: boolean;
  onConfirm: () => void;
  onRetry: () => void;
}

/**
 * Page of the link e-mailed to a new address of an account (product.md 3). The address is confirmed by a press, not by opening
 * the link.
 */
export function NewAddressView(props: NewAddressViewProps) {
  const { step } = props;
  const t = useTexts(registrationTexts);
  if (step === 'opening') return <LinkOpening text={t('newAddress.opening')} />;
  if (step === 'asked') return <Asked {...props} />;
  return (
    <NextStep>
      <Outcome {...props} step={step} />
    </NextStep>
  );
}

interface OutcomeProps extends Pick<NewAddressViewProps, 'email' | 'problem' | 'onRetry'> {
  step: Exclude<NewAddressViewProps['step'], 'opening' | 'asked'>;
}

function Outcome({ step, email, problem, onRetry }: OutcomeProps) {
  const t = useTexts(registrationTexts);
  if (step === 'failed') {
    return (
      <StepFrame title={t('newAddress.failed')} text={problem?.text ?? ''}>
        <Button size="large" wide onClick={onRetry}>
          {t('retry')}
        </Button>
      </StepFrame>
    );
  }
  const name = step === 'expired' ? 'over' : step;
  return (
    <StepFrame title={t(`newAddress.${name}`)} text={t(`newAddress.${name}.text`, { email })}>
      <Button size="large" wide asChild>
        <Link to={paths.login} state={step === 'done' ? { confirmed: email } : undefined}>
          {t('signIn')}
        </Link>
      </Button>
    </StepFrame>
  );
}

function Asked({ email, company, problem, busy, onConfirm }: NewAddressViewProps) {
  const t = useTexts(registrationTexts);
  return (
    <StepFrame title={t('newAddress.title')} text={t('newAddress.text', { company, email })}>
      <p className="max-w-prose text-ink-muted">{t('newAddress.stays')}</p>
      <Refusal problem={problem} />
      <Button size="large" wide busy={busy} onClick={onConfirm}>
        {t('newAddress.confirm')}
      </Button>
      <p className="max-w-prose text-14 text-ink-muted">{t('newAddress.notMine')}</p>
    </StepFrame>
  );
}

/** Props of the new address's view; the only place that reads the states of its machine. */
export function useNewAddressView(
  snapshot: SnapshotFrom<typeof newAddressMachine>,
): Omit<NewAddressViewProps, 'onConfirm' | 'onRetry'> {
  const { email, company, refusal } = snapshot.context;
  const isAsked = (['ready', 'confirming', 'refused'] as const).some((state) => snapshot.matches(state));
  const others = ['failed', 'expired', 'taken', 'done'] as const;
  return {
    step: isAsked ? 'asked' : (others.find((state) => snapshot.matches(state)) ?? 'opening'),
    email,
    company,
    problem: useProblem(troubleOf({ refusal, wait: 0 }, false)),
    busy: snapshot.matches('confirming'),
  };
}
