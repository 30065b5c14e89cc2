import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { User } from '#contract/users/users.contract.ts';
import { meQuery } from '#src/session/session.queries.ts';

/** Renders with this person in the query cache: their favourites and their cart. */
export function SeenBy({ person, children }: { person: Partial<User>; children: ReactNode }) {
  const client = useQueryClient();
  if (!client.getQueryData(meQuery.queryKey)) client.setQueryData(meQuery.queryKey, person as User);
  return children;
}
