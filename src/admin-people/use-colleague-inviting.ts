import { listInvitations, withdrawInvitation } from '#contract/registration/registration.contract.ts';
import { inviteColleague } from '#contract/staff/invite-people.contract.ts';
import type { ListedColleague } from '#contract/staff/person.contract.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useEachMutation } from '../ground/use-each-mutation.ts';
import { COLLEAGUE_CALLS } from './colleague-ending.ts';
import { fullName } from './person-name.ts';
import type { Inviting } from './person-steps.ts';

type Invited = Pick<ListedColleague, 'id' | 'first_name' | 'last_name' | 'email' | 'invitation'>;

const idOf = ({ id }: Invited) => id;

const CHANGES = [...COLLEAGUE_CALLS, listInvitations] as const;

/** Invites people of one's own company, also again, and withdraws invitations. */
export function useColleagueInviting(): Inviting<Invited> {
  const t = useTexts(adminPeopleTexts);
  const toasts = useToasts();
  const onError = ({ message }: Error) => toasts.show({ tone: 'error', text: message });
  const sending = useEachMutation({
    of: idOf,
    mutationFn: ({ id }) => callEndpoint(inviteColleague, { params: { id } }),
    onSuccess: (_, { email }) => toasts.show({ tone: 'success', text: t('invited', { name: email }) }),
    onError,
    changes: CHANGES,
  });
  const withdrawing = useEachMutation({
    of: idOf,
    mutationFn: ({ invitation }) => callEndpoint(withdrawInvitation, { params: { id: invitation?.id ?? 0 } }),
    onSuccess: (_, person) => toasts.show({ tone: 'success', text: t('withdrawn', { name: fullName(person) }) }),
    onError,
    changes: CHANGES,
  });
  return {
    invite: sending.mutate,
    withdraw: withdrawing.mutate,
    isBusy: ({ id }) => sending.running.includes(id) || withdrawing.running.includes(id),
  };
}
