import { ArrowLeft } from 'lucide-react';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { loginTexts } from '#locales/login/login.texts.ts';
import { passwordResetTexts } from '#locales/password-reset/password-reset.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { NextStep } from '../ground/link-opening.tsx';
import { paths } from '../ground/paths.ts';
import { type Problem, Refusal } from '../ground/refusal.tsx';
import { RequiredNote } from '../ground/required-note.tsx';
import { SlowNotice } from '../ground/slow-notice.tsx';
import { StepFrame } from '../ground/step-frame.tsx';
import { useFocusOnError } from '../ground/use-focus-on-error.ts';

export interface MailRequestViewProps {
  step: 'address' | 'sent';
  /** Title of the step that asks for the address. */
  title: string;
  text: string;
  /** Which e-mail is requested. */
  mail: 'reset' | 'confirmation';
  email: string;
  error: string | undefined;
  problem: Problem | null;
  busy: boolean;
  slow: boolean;
  /** False during the wait after too many tries. */
  mayRequest: boolean;
  /** Seconds until the e-mail may be sent again; 0 when it may. */
  seconds: number;
  onEmail: (email: string) => void;
  onRequest: () => void;
  onReopen: () => void;
  /** Text of the button back, where no other address can be typed. */
  back?: string | undefined;
}

/** Requests an e-mail to an address, then says where to look for it. */
export function MailRequestView(props: MailRequestViewProps) {
  return props.step === 'sent' ? <SentStep {...props} /> : <AddressStep {...props} />;
}

function AddressStep(props: MailRequestViewProps) {
  const { title, text, email, error, problem, busy, slow, mayRequest, onEmail, onRequest } = props;
  const t = useTexts(passwordResetTexts);
  const tLogin = useTexts(loginTexts);
  const ref = useFocusOnError();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && mayRequest) onRequest();
  };
  return (
    <StepFrame title={title} text={text} before={<BackToLogin />}>
      <form ref={ref} noValidate onSubmit={submit} className="grid gap-5.5">
        <RequiredNote />
        <Refusal problem={problem} />
        <TextField
          required
          label={tLogin('email')}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
          readOnly={busy}
          value={email}
          error={error}
          onChange={(event) => onEmail(event.target.value)}
        />
        <Button type="submit" size="large" wide busy={busy} off={!mayRequest}>
          {t('mail.request')}
        </Button>
        <SlowNotice shown={busy && slow} />
      </form>
    </StepFrame>
  );
}

function SentStep(props: MailRequestViewProps) {
  const { mail, email, problem, busy, mayRequest, seconds, onRequest, onReopen, back } = props;
  const t = useTexts(passwordResetTexts);
  return (
    <NextStep>
      <StepFrame title={t('sent.title')} text={t(`sent.${mail}`, { email })} before={<BackToLogin />}>
        <Refusal problem={problem} />
        <p className="text-14 text-ink-muted">{t('sent.missing')}</p>
        <div className="grid gap-2">
          <Button tone="secondary" size="large" wide busy={busy} off={!mayRequest} onClick={onRequest}>
            {t('sent.again')}
          </Button>
          <p className="min-h-5 text-14 text-ink-muted tabular-nums">{seconds > 0 && t('sent.wait', { seconds })}</p>
        </div>
        <TextLink asChild>
          <button type="button" onClick={onReopen} className="justify-self-start text-14">
            {back ?? t('sent.other')}
          </button>
        </TextLink>
      </StepFrame>
    </NextStep>
  );
}

function BackToLogin() {
  const t = useTexts(passwordResetTexts);
  return (
    <TextLink asChild>
      <Link to={paths.login} className="justify-self-start">
        <ArrowLeft aria-hidden size={20} />
        {t('back')}
      </Link>
    </TextLink>
  );
}
