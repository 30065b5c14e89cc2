import { passwordRules } from '#contract/registration/password.rules.ts';
import { PasswordField } from '#design-system/password-field/password-field.tsx';
import { loginTexts } from '#locales/login/login.texts.ts';
import { passwordResetTexts } from '#locales/password-reset/password-reset.texts.ts';
import { useTexts } from '#locales/texts.tsx';

export interface NewPasswordFieldsProps {
  password: string;
  repeated: string;
  errors: { password?: string | undefined; repeated?: string | undefined };
  /** The passwords are being sent, and cannot be changed. */
  readOnly?: boolean;
  onPassword: (password: string) => void;
  onRepeated: (repeated: string) => void;
}

/** Fields for a new password, typed twice, with the rules of specification.md 5 ticked while typing. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password, repeated, errors, readOnly, onPassword, onRepeated } = props;
  const t = useTexts(passwordResetTexts);
  const tLogin = useTexts(loginTexts);
  const common = {
    maxLength: 256,
    autoComplete: 'new-password',
    readOnly,
    showLabel: tLogin('show'),
    hideLabel: tLogin('hide'),
  };
  return (
    <>
      <PasswordField
        required
        {...common}
        label={t('password')}
        name="new-password"
        rules={passwordRules(password, repeated).map(({ rule, met }) => ({ text: t(`rule.${rule}`), met }))}
        metLabel={t('rule.met')}
        value={password}
        error={errors.password}
        onChange={(event) => onPassword(event.target.value)}
      />
      <PasswordField
        required
        {...common}
        label={t('repeated')}
        name="repeated-password"
        value={repeated}
        error={errors.repeated}
        onChange={(event) => onRepeated(event.target.value)}
      />
    </>
  );
}
