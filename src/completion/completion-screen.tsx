import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeMe } from '#contract/users/users.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useKeptWork } from '../app/kept-work.ts';
import { meQuery, useMe } from '../session/session.queries.ts';
import { bodyOf, type CompletionErrors, completionErrors, formOf } from './completion-form.ts';
import { CompletionView } from './completion-view.tsx';

/** When the account is complete the guard leads on to where the person was going. */
export function CompletionScreen() {
  const me = useMe();
  const client = useQueryClient();
  const [form, setForm, finish] = useKeptWork(`completion.${me.id}`, formOf(me));
  const [errors, setErrors] = useState<CompletionErrors>({});
  const save = useMutation({
    mutationFn: () => callEndpoint(changeMe, { body: bodyOf(form) }),
    onSuccess: (user) => {
      finish();
      client.setQueryData(meQuery.queryKey, user);
    },
  });
  const submit = () => {
    const found = completionErrors(form, new Date().toISOString().slice(0, 10));
    setErrors(found);
    if (Object.keys(found).length === 0) save.mutate();
  };
  return (
    <CompletionView
      form={form}
      errors={errors}
      refusal={save.error?.message ?? null}
      busy={save.isPending}
      onChange={setForm}
      onSubmit={submit}
    />
  );
}
