import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { registrationTexts } from '#locales/registration/registration.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { LinkOpening, NextStep } from '../ground/link-opening.tsx';
import { paths } from '../ground/paths.ts';
import { StepFrame } from '../ground/step-frame.tsx';
import { RegistrationForm, type RegistrationFormProps } from './registration-form.tsx';

export interface RegistrationViewProps {
  step: 'opening' | 'failed' | 'over' | 'form' | 'checkMail';
  form: RegistrationFormProps;
  /** Shown once the e-mail is sent. */
  mail: ReactNode;
  onRetry: () => void;
  /** Continues without the invitation. */
  onLeave: () => void;
}

/** Registration with the code of the company or with an invitation (product.md 3). */
export function RegistrationView(props: RegistrationViewProps) {
  const { step, form, mail } = props;
  const t = useTexts(registrationTexts);
  if (step === 'checkMail') return mail;
  if (step === 'opening') return <LinkOpening text={t('opening')} />;
  if (step === 'form') return <RegistrationForm {...form} />;
  return (
    <NextStep>
      <NotOpened {...props} />
    </NextStep>
  );
}

function NotOpened({ step, form, onRetry, onLeave }: RegistrationViewProps) {
  const t = useTexts(registrationTexts);
  if (step === 'failed') {
    return (
      <StepFrame title={t('invitation.failed')} text={form.problem?.text ?? ''}>
        <Button size="large" wide onClick={onRetry}>
          {t('retry')}
        </Button>
      </StepFrame>
    );
  }
  return (
    <StepFrame title={t('invitation.over')} text={t('invitation.over.text')}>
      <Button size="large" wide asChild>
        <Link to={paths.login}>{t('signIn')}</Link>
      </Button>
      <TextLink asChild>
        <button type="button" onClick={onLeave} className="justify-self-start">
          {t('invitation.leave')}
        </button>
      </TextLink>
    </StepFrame>
  );
}
