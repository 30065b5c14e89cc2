import { useQueryClient } from '@tanstack/react-query';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { getCertificate, listCertificates } from '#contract/certificates/certificates.contract.ts';
import { changeMe } from '#contract/users/users.contract.ts';
import { completionTexts } from '#locales/completion/completion.texts.ts';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { readAgain } from '../api/query.ts';
import { serverNow } from '../api/server-time.ts';
import { inWords } from '../completion/completion-form.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSentForm } from '../ground/use-sent-form.ts';
import { useLanguageChoice } from '../session/language-choice.ts';
import { meQuery, useMe } from '../session/session.queries.ts';
import { PersonView } from './person-view.tsx';
import { changesOf, formOf, isChanged, PROFILE_NAMES, profileErrors } from './profile-form.ts';

/** The personal details of the signed-in person; typed values survive a 401 and a reload. */
export function OwnPerson() {
  const me = useMe();
  const t = useTexts(profileTexts);
  const tCompletion = useTexts(completionTexts);
  const client = useQueryClient();
  const { show } = useToasts();
  const form = useSentForm({
    work: `profile.${me.id}`,
    fresh: formOf(me),
    problems: (typed) => inWords(profileErrors(typed, businessDay(serverNow())), tCompletion),
    send: async (typed) => {
      const user = await callEndpoint(changeMe, { body: changesOf(typed, me) });
      // A read under way started before the change.
      await client.cancelQueries({ queryKey: meQuery.queryKey });
      return user;
    },
    names: PROFILE_NAMES,
    onSent: (user) => {
      client.setQueryData(meQuery.queryKey, user);
      // Certificates show whether their name differs from the person's.
      const isRenamed = user.first_name !== me.first_name || user.last_name !== me.last_name;
      if (isRenamed) void readAgain(client, [listCertificates, getCertificate]);
      show({ tone: 'success', text: t('person.saved') });
    },
  });
  return (
    <PersonView
      {...form}
      changed={isChanged(form.form, me)}
      fixed={me}
      onDiscard={() => form.onChange(formOf(me))}
      onLanguage={useLanguageChoice()}
    />
  );
}
