import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { changeMe } from '#contract/users/users.contract.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useKeptWork } from '../ground/kept-work.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { meQuery, useMe } from '../session/session.queries.ts';
import { bodyOf, type CompletionErrors, completionErrors, formOf, saidOf } from './completion-form.ts';
import { CompletionView } from './completion-view.tsx';

const today = () => businessDay(new Date());

/** When the account is complete the guard leads on to where the person was going. */
export function CompletionScreen() {
  const me = useMe();
  const client = useQueryClient();
  const [form, setForm, finish] = useKeptWork(`completion.${me.id}`, formOf(me));
  // After the first try mistakes are shown while typing: a field that was filled is no longer wrong.
  const [tried, setTried] = useState(false);
  const errors: CompletionErrors = tried ? completionErrors(form, today()) : {};
  const [sent, setSent] = useState(form);
  const save = useSoleMutation({
    mutationFn: () => callEndpoint(changeMe, { body: bodyOf(form) }),
    onSuccess: (user) => {
      finish();
      client.setQueryData(meQuery.queryKey, user);
    },
  });
  const submit = () => {
    setTried(true);
    setSent(form);
    if (Object.keys(completionErrors(form, today())).length === 0) save.mutate();
  };
  return (
    <CompletionView
      form={form}
      errors={errors}
      said={save.error instanceof ApiError && form === sent ? saidOf(save.error.fields) : {}}
      refusal={save.error?.message ?? null}
      busy={save.isPending}
      onChange={setForm}
      onSubmit={submit}
    />
  );
}
