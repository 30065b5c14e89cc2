import { passwordResetTexts } from '#locales/password-reset/password-reset.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { MailRequest } from './mail-request.tsx';

export function ForgotPasswordScreen() {
  const t = useTexts(passwordResetTexts);
  return <MailRequest mail="reset" title={t('forgot.title')} text={t('forgot.text')} />;
}
