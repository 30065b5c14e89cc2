import type { FormEvent } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { PasswordField } from '#design-system/password-field/password-field.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { loginTexts } from '#locales/login/login.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { type Problem, Refusal } from './refusal.tsx';
import { StepFrame } from './step-frame.tsx';

export interface CredentialsStepProps {
  email: string;
  password: string;
  /** What is wrong with a field, when it was sent so. */
  errors: { email?: string | undefined; password?: string | undefined };
  problem: Problem | null;
  busy: boolean;
  slow: boolean;
  /** False while too many tries have to be waited out. */
  maySubmit: boolean;
  onEmail: (email: string) => void;
  onPassword: (password: string) => void;
  onSubmit: () => void;
}

export function CredentialsStep(props: CredentialsStepProps) {
  const { email, password, errors, problem, busy, slow, maySubmit, onEmail, onPassword, onSubmit } = props;
  const t = useTexts(loginTexts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && maySubmit) onSubmit();
  };
  return (
    <StepFrame title={t('title')} text={t('text')}>
      <form noValidate onSubmit={submit} className="grid gap-5.5">
        <Refusal problem={problem} />
        <TextField
          label={t('email')}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
          value={email}
          error={errors.email}
          onChange={(event) => onEmail(event.target.value)}
        />
        <PasswordField
          label={t('password')}
          name="password"
          maxLength={256}
          showLabel={t('show')}
          hideLabel={t('hide')}
          value={password}
          error={errors.password}
          onChange={(event) => onPassword(event.target.value)}
        />
        <Button type="submit" size="large" wide busy={busy} disabled={!maySubmit}>
          {t('submit')}
        </Button>
        <Slow shown={busy && slow} />
      </form>
    </StepFrame>
  );
}

/** Said when an answer takes long, so that a wait is not taken for a fault. */
export function Slow({ shown }: { shown: boolean }) {
  const t = useTexts(loginTexts);
  return (
    <p role="status" className="min-h-5 text-14 text-ink-muted">
      {shown && t('slow')}
    </p>
  );
}
