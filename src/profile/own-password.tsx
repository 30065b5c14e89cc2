import { changePassword, listDevices } from '#contract/profile/profile.contract.ts';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSentForm } from '../ground/use-sent-form.ts';
import { useMe } from '../session/session.queries.ts';
import { noPasswords, type PasswordForm, passwordErrors } from './password-form.ts';
import { PasswordView } from './password-view.tsx';

/** Changes the password; passwords are never stored, not even for a reload. */
export function OwnPassword() {
  const { id, email } = useMe();
  const t = useTexts(profileTexts);
  const { show } = useToasts();
  const form = useSentForm({
    work: `password.${id}`,
    without: ['current', 'password', 'repeated'],
    fresh: noPasswords,
    problems: (typed: PasswordForm) =>
      Object.fromEntries(Object.entries(passwordErrors(typed)).map(([field, problem]) => [field, t(problem)])),
    send: ({ current, password }) => callEndpoint(changePassword, { body: { current_password: current, password } }),
    names: { current_password: 'current', password: 'password' },
    changes: [listDevices],
    onSent: () => show({ tone: 'success', text: t('password.saved'), long: true }),
  });
  return <PasswordView {...form} email={email} />;
}
