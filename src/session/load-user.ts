import type { User } from '#contract/users/users.contract.ts';
import { isAdmin, isComplete } from '#contract/users/users.rules.ts';
import type { SignedInPerson } from '#machines/session/session.machine.ts';
import { queryClient } from '../api/query-client.ts';
import { isHandedOver, takeToken, tellSessionOver } from '../api/token.ts';
import { keepWorkOf } from '../ground/work-owner.ts';
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
  if (isHandedOver()) await takeOver();
  const user = await queryClient.fetchQuery({ ...meQuery, retry: false, staleTime: 0 });
  keepWorkOf(user.id);
  return knownOf(user);
}

/** Waits until the screens of whoever was here are gone: what they still send as they go is not sent as the next person. */
async function takeOver(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  tellSessionOver();
  takeToken();
}
