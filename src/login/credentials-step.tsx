import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { PasswordField } from '#design-system/password-field/password-field.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { loginTexts } from '#locales/login/login.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';
import { type Problem, Refusal } from '../ground/refusal.tsx';
import { RequiredNote } from '../ground/required-note.tsx';
import { SlowNotice } from '../ground/slow-notice.tsx';
import { StepFrame } from '../ground/step-frame.tsx';

export interface CredentialsStepProps {
  email: string;
  password: string;
  /** Error texts by field, after the form was submitted. */
  errors: { email?: string | undefined; password?: string | undefined };
  problem: Problem | null;
  /** Whether the address of the account is not confirmed yet, so that the e-mail can be sent again. */
  notConfirmed: boolean;
  busy: boolean;
  slow: boolean;
  /** False during the wait after too many tries. */
  maySubmit: boolean;
  onEmail: (email: string) => void;
  onPassword: (password: string) => void;
  onSubmit: () => void;
}

export function CredentialsStep(props: CredentialsStepProps) {
  const { email, password, errors, problem, notConfirmed, busy, slow, maySubmit, onEmail, onPassword, onSubmit } =
    props;
  const t = useTexts(loginTexts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && maySubmit) onSubmit();
    // After the errors are rendered.
    setTimeout(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <StepFrame title={t('title')} text={t('text')}>
      <form noValidate onSubmit={submit} className="grid gap-5.5">
        <RequiredNote />
        <Refusal problem={problem} />
        {notConfirmed && (
          <TextLink asChild>
            <Link to={paths.register} state={{ confirm: email.trim() }} className="justify-self-start">
              {t('resend')}
            </Link>
          </TextLink>
        )}
        <TextField
          required
          label={t('email')}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
          readOnly={busy}
          value={email}
          error={errors.email}
          onChange={(event) => onEmail(event.target.value)}
        />
        <div className="@container relative">
          <PasswordField
            required
            label={t('password')}
            name="password"
            maxLength={256}
            readOnly={busy}
            showLabel={t('show')}
            hideLabel={t('hide')}
            value={password}
            error={errors.password}
            onChange={(event) => onPassword(event.target.value)}
          />
          <TextLink asChild>
            <Link to={paths.forgotPassword} className="absolute @max-[16rem]:static -top-3 right-0 py-3 text-14">
              {t('forgot')}
            </Link>
          </TextLink>
        </div>
        <Button type="submit" size="large" wide busy={busy} off={!maySubmit}>
          {t('submit')}
        </Button>
        <SlowNotice shown={busy && slow} />
      </form>
    </StepFrame>
  );
}
