import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { passwordResetTexts } from '#locales/password-reset/password-reset.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { LinkOpening, NextStep } from '../ground/link-opening.tsx';
import { paths } from '../ground/paths.ts';
import { type Problem, Refusal } from '../ground/refusal.tsx';
import { RequiredNote } from '../ground/required-note.tsx';
import { SlowNotice } from '../ground/slow-notice.tsx';
import { StepFrame } from '../ground/step-frame.tsx';
import { useFocusOnError } from '../ground/use-focus-on-error.ts';
import { NewPasswordFields, type NewPasswordFieldsProps } from './new-password-fields.tsx';

export interface ResetPasswordViewProps {
  step: 'opening' | 'failed' | 'form' | 'expired' | 'done';
  /** The e-mail of the account whose password it is. */
  email: string;
  fields: NewPasswordFieldsProps;
  problem: Problem | null;
  busy: boolean;
  slow: boolean;
  maySubmit: boolean;
  onSubmit: () => void;
  onRetry: () => void;
}

/** Choosing a new password with an e-mailed link (product.md 3). */
export function ResetPasswordView(props: ResetPasswordViewProps) {
  const { step } = props;
  const t = useTexts(passwordResetTexts);
  if (step === 'opening') return <LinkOpening text={t('opening')} />;
  if (step === 'form') return <PasswordStep {...props} />;
  return (
    <NextStep>
      <Outcome {...props} />
    </NextStep>
  );
}

function Outcome({ step, problem, onRetry }: ResetPasswordViewProps) {
  const t = useTexts(passwordResetTexts);
  if (step === 'failed') {
    return (
      <StepFrame title={t('reset.failed')} text={problem?.text ?? ''}>
        <Button size="large" wide onClick={onRetry}>
          {t('retry')}
        </Button>
      </StepFrame>
    );
  }
  if (step === 'expired') {
    return (
      <StepFrame title={t('reset.over')} text={t('reset.over.text')}>
        <Button size="large" wide asChild>
          <Link to={paths.forgotPassword}>{t('reset.anew')}</Link>
        </Button>
        {/* The person may have used the link already: the answer to a saved password can be lost. */}
        <TextLink asChild>
          <Link to={paths.login} className="justify-self-start">
            {t('signIn')}
          </Link>
        </TextLink>
      </StepFrame>
    );
  }
  return (
    <StepFrame title={t('reset.done')} text={t('reset.done.text')}>
      <Button size="large" wide asChild>
        <Link to={paths.login}>{t('signIn')}</Link>
      </Button>
    </StepFrame>
  );
}

function PasswordStep({ email, fields, problem, busy, slow, maySubmit, onSubmit }: ResetPasswordViewProps) {
  const t = useTexts(passwordResetTexts);
  const ref = useFocusOnError();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && maySubmit) onSubmit();
  };
  return (
    <StepFrame title={t('reset.title')} text={t('reset.text', { email })}>
      <form ref={ref} noValidate onSubmit={submit} className="grid gap-5.5">
        <RequiredNote />
        <Refusal problem={problem} />
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields {...fields} readOnly={busy} />
        <Button type="submit" size="large" wide busy={busy} off={!maySubmit}>
          {t('reset.submit')}
        </Button>
        <SlowNotice shown={busy && slow} />
      </form>
    </StepFrame>
  );
}
