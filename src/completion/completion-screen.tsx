import { useQueryClient } from '@tanstack/react-query';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { changeMe } from '#contract/users/users.contract.ts';
import { completionTexts } from '#locales/completion/completion.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { serverNow } from '../api/server-time.ts';
import { useSentForm } from '../ground/use-sent-form.ts';
import { meQuery, useMe } from '../session/session.queries.ts';
import { bodyOf, completionErrors, FIELD_NAMES, formOf, inWords } from './completion-form.ts';
import { CompletionView } from './completion-view.tsx';

/** When the account is complete the guard redirects to the page that the person wanted. */
export function CompletionScreen() {
  const me = useMe();
  const t = useTexts(completionTexts);
  const client = useQueryClient();
  const form = useSentForm({
    work: `completion.${me.id}`,
    fresh: formOf(me),
    problems: (typed) => inWords(completionErrors(typed, businessDay(serverNow())), t),
    send: async (typed) => {
      const user = await callEndpoint(changeMe, { body: bodyOf(typed) });
      // A read under way started before the change, and would lead back here.
      await client.cancelQueries({ queryKey: meQuery.queryKey });
      return user;
    },
    names: FIELD_NAMES,
    onSent: (user) => client.setQueryData(meQuery.queryKey, user),
  });
  return <CompletionView {...form} />;
}
