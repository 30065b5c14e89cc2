import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeMe } from '#contract/users/users.contract.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useKeptWork } from '../app/kept-work.ts';
import { useSoleMutation } from '../app/use-sole-mutation.ts';
import { meQuery, useMe } from '../session/session.queries.ts';
import { bodyOf, type CompletionErrors, completionErrors, formOf, saidOf } from './completion-form.ts';
import { CompletionView } from './completion-view.tsx';

/** When the account is complete the guard leads on to where the person was going. */
export function CompletionScreen() {
  const me = useMe();
  const client = useQueryClient();
  const [form, setForm, finish] = useKeptWork(`completion.${me.id}`, formOf(me));
  const [errors, setErrors] = useState<CompletionErrors>({});
  const save = useSoleMutation({
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
      said={saidOf(save.error instanceof ApiError ? save.error.fields : undefined)}
      refusal={save.error?.message ?? null}
      busy={save.isPending}
      onChange={setForm}
      onSubmit={submit}
    />
  );
}
