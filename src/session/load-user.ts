import type { User } from '#contract/users/users.contract.ts';
import { isAdmin, isComplete } from '#contract/users/users.rules.ts';
import type { SignedInPerson } from '#machines/session/session.machine.ts';
import { queryClient } from '../api/query-client.ts';
import { isHandedOver, takeToken, tellSessionOver } from '../api/token.ts';
import { keepWorkOf } from '../ground/work-owner.ts';
import { meQuery } from './session.queries.ts';

/** What the route guard needs to know of a person. */
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

/** Loads the person of the stored token into the query cache. */
export async function loadUser(): Promise<KnownPerson> {
  if (isHandedOver()) await takeOver();
  const user = await queryClient.fetchQuery({ ...meQuery, retry: false, staleTime: 0 });
  keepWorkOf(user.id);
  return knownOf(user);
}

/** Waits until the screens of the previous person are unmounted, so that their last calls are not sent with the next person's token. */
async function takeOver(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  tellSessionOver();
  takeToken();
}
