import { inviteUser } from '#contract/staff/invite-people.contract.ts';
import type { ListedUser } from '#contract/staff/person.contract.ts';
import { deactivateUser, getUserImpact, reactivateUser } from '#contract/staff/person-ending.contract.ts';
import { getUser } from '#contract/staff/platform-people.contract.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { atRevision } from '../admin/parts/at-revision.ts';
import type { CompanyKey } from '../admin/parts/company-key.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { paths } from '../ground/paths.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useEachMutation } from '../ground/use-each-mutation.ts';
import { unlessClosed } from './colleague-ending.ts';
import type { Inviting, SteppedPerson } from './person-steps.ts';
import { type EndingCalls, usePersonEnding } from './use-person-ending.tsx';
import { USER_CALLS } from './user-calls.ts';

/** The fields of a person of any company on which the steps depend. */
export type SteppedUser = SteppedPerson & Pick<ListedUser, 'company' | 'has_code' | 'admin_roles'>;

export const keyOf = ({ company, id }: Pick<ListedUser, 'company' | 'id'>): CompanyKey => ({ company: company.id, id });

const seenOf = (person: SteppedUser, seen: number) => ({
  params: keyOf(person),
  headers: atRevision(seen),
});

/** The calls that close accounts of any company. */
export function useUserEnding() {
  const calls: EndingCalls<SteppedUser> = {
    // Numbers of people are unique over all companies.
    idOf: ({ id }) => id,
    read: async (person, signal) => {
      const input = { params: keyOf(person), signal };
      return Promise.all([callEndpoint(getUser, input), unlessClosed(callEndpoint(getUserImpact, input))]);
    },
    end: (person, seen, body) => callEndpoint(deactivateUser, { ...seenOf(person, seen), body }),
    reopen: (person, seen) => callEndpoint(reactivateUser, seenOf(person, seen)),
    currencyOf: ({ company }) => company.currency,
    owners: `${paths.adminPanel}/users?state=active`,
    changes: USER_CALLS,
  };
  return usePersonEnding(calls);
}

/** Invites people of any company, also again. */
export function useUserInviting(): Inviting<SteppedUser> {
  const t = useTexts(adminPeopleTexts);
  const toasts = useToasts();
  const sending = useEachMutation({
    of: ({ id }: SteppedUser) => id,
    mutationFn: (person) => callEndpoint(inviteUser, { params: keyOf(person) }),
    onSuccess: (_, { email }) => toasts.show({ tone: 'success', text: t('invited', { name: email }) }),
    onError: ({ message }) => toasts.show({ tone: 'error', text: message }),
    changes: USER_CALLS,
  });
  return { invite: sending.mutate, isBusy: ({ id }) => sending.running.includes(id) };
}
