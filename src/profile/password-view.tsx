import type { FormEvent } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { PasswordField } from '#design-system/password-field/password-field.tsx';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { RequiredNote } from '../ground/required-note.tsx';
import { useFocusOnError } from '../ground/use-focus-on-error.ts';
import { NewPasswordFields } from '../password-reset/new-password-fields.tsx';
import type { PasswordForm } from './password-form.ts';
import { ProfileSection } from './profile-section.tsx';

export interface PasswordViewProps {
  form: PasswordForm;
  /** What is wrong with a field, in words. */
  errors: Partial<Record<keyof PasswordForm, string | undefined>>;
  refusal: string | null;
  busy: boolean;
  email: string;
  onChange: (form: PasswordForm) => void;
  onSubmit: () => void;
}

/** Another password: the one of now, then the new one twice with its rules ticked while one types. */
export function PasswordView({ form, errors, refusal, busy, email, onChange, onSubmit }: PasswordViewProps) {
  const t = useTexts(profileTexts);
  const ref = useFocusOnError();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <ProfileSection title={t('password.title')} text={t('password.text')}>
      <form ref={ref} noValidate onSubmit={submit} className="grid max-w-regular gap-5.5">
        <RequiredNote />
        {/* For the keeper of passwords: whose it is. */}
        <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
        <PasswordField
          required
          label={t('password.current')}
          name="current-password"
          maxLength={256}
          showLabel={t('show')}
          hideLabel={t('hide')}
          value={form.current}
          error={errors.current}
          onChange={(event) => onChange({ ...form, current: event.target.value })}
        />
        <NewPasswordFields
          password={form.password}
          repeated={form.repeated}
          errors={errors}
          onPassword={(password) => onChange({ ...form, password })}
          onRepeated={(repeated) => onChange({ ...form, repeated })}
        />
        <div role="alert" className="text-14 text-danger empty:hidden">
          {refusal}
        </div>
        <Button type="submit" busy={busy} className="justify-self-start">
          {t('password.submit')}
        </Button>
      </form>
    </ProfileSection>
  );
}
