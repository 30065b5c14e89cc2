import { useState } from 'react';
import { listInvitations } from '#contract/registration/registration.contract.ts';
import { type InvitedKind, invitePeople } from '#contract/staff/invite-people.contract.ts';
import { getCompanyPulse } from '#contract/today/pulse.contract.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { AT_ONCE } from '../admin/endings/ending-kind.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { newKey } from '../ground/new-key.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useUnmounted } from '../ground/use-unmounted.ts';
import { COLLEAGUE_CALLS } from './colleague-ending.ts';

/** Starts a task that invites many people, now or on a day; a repeated call with the same key gets the same task. */
export function useInvitingMany(onStarted: () => void) {
  const t = useTexts(adminPeopleTexts);
  const toasts = useToasts();
  const isLeft = useUnmounted();
  const [key] = useState(newKey);
  const [day, setDay] = useState<string>(AT_ONCE);
  const [error, setError] = useState<string>();
  const isNow = day === AT_ONCE;
  const sending = useSoleMutation({
    mutationFn: (people: InvitedKind) =>
      callEndpoint(invitePeople, {
        headers: { 'Idempotency-Key': key },
        body: Object.assign({ people }, isNow ? undefined : { on: day }),
      }),
    onSuccess: ({ people: count }) => {
      const text =
        count === 0
          ? t('invite.nobody')
          : isNow
            ? t('invite.started', { count })
            : t('invite.startedOn', { count, day: formatDay(day) });
      toasts.show({ tone: 'success', text });
      // The dialog may have been opened again since.
      if (!isLeft.current) onStarted();
    },
    onError: (failure) => {
      const wrong = failure instanceof ApiError ? failure.fields?.on : undefined;
      if (wrong && !isLeft.current) setError(wrong);
      else toasts.show({ tone: 'error', text: wrong ?? failure.message });
    },
    changes: [...COLLEAGUE_CALLS, listInvitations, getCompanyPulse],
  });
  const choose = (next: string) => {
    setDay(next);
    setError(undefined);
  };
  const send = (people: InvitedKind) => (day === '' ? setError(t('invite.noDay')) : sending.mutate(people));
  return { day, setDay: choose, error, busy: sending.isPending, send };
}
