import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import {
  askForAddress,
  askForUserAddress,
  withdrawAddress,
  withdrawUserAddress,
} from '#contract/staff/person-address.contract.ts';
import { atRevision, recordAt } from '../admin/parts/at-revision.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useMe } from '../session/session.queries.ts';
import { COLLEAGUE_CALLS } from './colleague-ending.ts';
import type { SteppedPerson } from './person-steps.ts';
import type { AddressSite } from './use-moving-person.ts';
import { USER_CALLS } from './user-calls.ts';
import { keyOf, type SteppedUser } from './user-ending.ts';

/** The calls that change addresses of people in one's own company. */
export function useColleagueAddresses(): AddressSite<SteppedPerson> {
  const me = useMe();
  return {
    ask: ({ id }, seen, email) => callEndpoint(askForAddress, { ...recordAt(id, seen), body: { email } }),
    takeBack: ({ id }, seen) => callEndpoint(withdrawAddress, recordAt(id, seen)),
    may: ({ company_roles: roles }) => roles.length === 0 || mayWrite(me, 'company.roles'),
    changes: COLLEAGUE_CALLS,
  };
}

/** The calls that change addresses of people in any company. */
export function useUserAddresses(): AddressSite<SteppedUser> {
  const me = useMe();
  const at = (person: SteppedUser, seen: number) => ({ params: keyOf(person), headers: atRevision(seen) });
  return {
    ask: (person, seen, email) => callEndpoint(askForUserAddress, { ...at(person, seen), body: { email } }),
    takeBack: (person, seen) => callEndpoint(withdrawUserAddress, at(person, seen)),
    may: ({ admin_roles: roles }) => roles.length === 0 || mayWrite(me, 'platform.roles'),
    changes: USER_CALLS,
  };
}
