import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { changeMe } from '#contract/users/users.contract.ts';
import { completionTexts } from '#locales/completion/completion.texts.ts';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useKeptWork } from '../ground/kept-work.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useLanguageChoice } from '../session/language-choice.ts';
import { meQuery, useMe } from '../session/session.queries.ts';
import { PersonView } from './person-view.tsx';
import {
  bodyOf,
  fieldsOf,
  formOf,
  isChanged,
  type ProfileErrors,
  type ProfileForm,
  profileErrors,
} from './profile-form.ts';

/** The personal details of the signed-in person; what is typed stays through a 401 and a reload. */
export function OwnPerson() {
  const me = useMe();
  const t = useTexts(profileTexts);
  const tCompletion = useTexts(completionTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const [form, setForm, finish] = useKeptWork(`profile.${me.id}`, formOf(me));
  const [errors, setErrors] = useState<ProfileErrors>({});
  const changed = isChanged(form, me);
  // Only what was typed is work: what is as known is read again the next time.
  useEffect(() => {
    if (!changed) finish();
  });
  const save = useSoleMutation({
    mutationFn: () => callEndpoint(changeMe, { body: bodyOf(form) }),
    onSuccess: (user) => {
      client.setQueryData(meQuery.queryKey, user);
      setForm(formOf(user));
      toasts.show({ tone: 'success', text: t('person.saved') });
    },
  });
  const submit = () => {
    const found = profileErrors(form, businessDay(new Date()));
    setErrors(found);
    if (Object.keys(found).length === 0) save.mutate();
  };
  const change = (next: ProfileForm) => {
    if (save.isError) save.reset();
    setErrors({});
    setForm(next);
  };
  const refused = save.error instanceof ApiError ? fieldsOf(save.error.fields) : {};
  const own = Object.fromEntries(Object.entries(errors).map(([name, problem]) => [name, tCompletion(problem)]));
  return (
    <PersonView
      form={form}
      errors={{ ...refused, ...own }}
      refusal={save.error && Object.keys(refused).length === 0 ? save.error.message : null}
      changed={changed}
      busy={save.isPending}
      fixed={me}
      onChange={change}
      onSubmit={submit}
      onDiscard={() => change(formOf(me))}
      onLanguage={useLanguageChoice()}
    />
  );
}
