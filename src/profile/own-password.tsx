import { useState } from 'react';
import { changePassword, listDevices } from '#contract/profile/profile.contract.ts';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useMe } from '../session/session.queries.ts';
import { noPasswords, type PasswordForm, passwordErrors } from './password-form.ts';
import { PasswordView } from './password-view.tsx';

/** Changes the password; passwords are kept nowhere, not even through a reload. */
export function OwnPassword() {
  const { email } = useMe();
  const t = useTexts(profileTexts);
  const toasts = useToasts();
  const [form, setForm] = useState(noPasswords);
  const [checked, setChecked] = useState(false);
  const save = useSoleMutation({
    mutationFn: ({ current, password }: PasswordForm) =>
      callEndpoint(changePassword, { body: { current_password: current, password } }),
    onSuccess: () => {
      setForm(noPasswords);
      setChecked(false);
      toasts.show({ tone: 'success', text: t('password.saved'), long: true });
    },
    changes: [listDevices],
  });
  const problems = passwordErrors(form);
  const submit = () => {
    setChecked(true);
    if (Object.keys(problems).length === 0) save.mutate(form);
  };
  const { current_password: current, password } = (save.error instanceof ApiError && save.error.fields) || {};
  const own = checked ? Object.fromEntries(Object.entries(problems).map(([name, key]) => [name, t(key)])) : {};
  return (
    <PasswordView
      form={form}
      errors={{ current, password, ...own }}
      refusal={save.error && !current && !password ? save.error.message : null}
      busy={save.isPending}
      email={email}
      onChange={(next) => {
        if (save.isError) save.reset();
        setForm(next);
      }}
      onSubmit={submit}
    />
  );
}
