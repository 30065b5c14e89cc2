import type { User } from '#contract/users/users.contract.ts';
import { isAdmin, isComplete } from '#contract/users/users.rules.ts';
import type { SignedInPerson } from '#machines/session/session.machine.ts';
import { queryClient } from '../api/query-client.ts';
import { meQuery } from './session.queries.ts';

/** What the guard needs to know of a person. */
export interface KnownPerson extends SignedInPerson {
  admin: boolean;
  companyAdmin: boolean;
  corporate: boolean;
}

export function knownOf(user: User): KnownPerson {
  return {
    id: user.id,
    complete: isComplete(user),
    admin: isAdmin(user),
    companyAdmin: user.is_company_admin,
    corporate: user.corporate_account,
  };
}

/** Loads the person of the token, and puts them where every screen finds them. */
export async function loadUser(): Promise<KnownPerson> {
  return knownOf(await queryClient.fetchQuery({ ...meQuery, retry: false, staleTime: 0 }));
}
