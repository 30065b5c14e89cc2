import { type FormEvent, useState } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { PasswordField } from '#design-system/password-field/password-field.tsx';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { RequiredNote } from '../ground/required-note.tsx';
import { useFocusOnError } from '../ground/use-focus-on-error.ts';
import { CodeRefusal } from './code-refusal.tsx';
import type { OneTimeCodeViewProps } from './one-time-code-view-props.ts';

/** Asks for the password before the one-time code is turned on or off. */
export function PasswordStep({ step, password, refusal, busy, send }: OneTimeCodeViewProps) {
  const t = useTexts(profileTexts);
  const ref = useFocusOnError();
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!busy) send({ type: 'password.submit' });
  };
  return (
    <form ref={ref} noValidate onSubmit={submit} className="grid gap-5.5">
      <RequiredNote />
      <PasswordField
        required
        label={t('code.password')}
        name="password"
        maxLength={256}
        readOnly={busy}
        showLabel={t('show')}
        hideLabel={t('hide')}
        value={password}
        error={refusal?.fields.password ?? (tried && password === '' ? t('required') : undefined)}
        onChange={(event) => send({ type: 'password.change', password: event.target.value })}
      />
      <CodeRefusal refusal={refusal} field="password" />
      <Button type="submit" wide busy={busy} tone={step === 'askOff' ? 'danger' : 'primary'}>
        {t(step === 'askOff' ? 'code.end' : 'code.next')}
      </Button>
    </form>
  );
}
