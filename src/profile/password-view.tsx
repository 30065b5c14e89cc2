import { Button } from '#design-system/button/button.tsx';
import { PasswordField } from '#design-system/password-field/password-field.tsx';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { SentForm } from '../ground/sent-form.tsx';
import type { FormState } from '../ground/use-sent-form.ts';
import { NewPasswordFields } from '../password-reset/new-password-fields.tsx';
import type { PasswordForm } from './password-form.ts';
import { ProfileSection } from './profile-section.tsx';

export interface PasswordViewProps extends FormState<PasswordForm> {
  email: string;
}

/** Form to change the password: the current one, then the new one twice, with its rules ticked while typing. */
export function PasswordView(props: PasswordViewProps) {
  const { form, errors, waiting, busy, email, onChange } = props;
  const t = useTexts(profileTexts);
  const submit = (
    <Button type="submit" busy={busy} off={waiting} className="justify-self-start">
      {t('password.submit')}
    </Button>
  );
  return (
    <ProfileSection title={t('password.title')} text={t('password.text')} className="print:hidden">
      <SentForm {...props} submit={submit} className="grid max-w-regular gap-5.5">
        {/* Tells password managers whose password it is. */}
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
      </SentForm>
    </ProfileSection>
  );
}
