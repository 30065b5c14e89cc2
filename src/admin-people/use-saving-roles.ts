import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { Roles } from '#contract/permissions/roles.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Changed } from '../api/query.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';

/** Where the roles of one person are read and saved. */
export interface RoleSite {
  /** Of a call, and whose. */
  key: readonly unknown[];
  /** Whether those of the platform are given here too. */
  hasPlatform: boolean;
  read: (signal: AbortSignal) => Promise<Roles>;
  save: (roles: Roles) => Promise<unknown>;
  changes: readonly Changed[];
}

/** Read anew each time: what somebody else gave or took meanwhile is not put back. */
export const rolesQuery = ({ key, read }: RoleSite) =>
  queryOptions({ queryKey: [...key], queryFn: ({ signal }) => read(signal), gcTime: 0, staleTime: 0 });

/** Saves somebody's roles, and says why not. */
export function useSavingRoles(site: RoleSite, name: string, onSaved: () => void) {
  const t = useTexts(adminPeopleTexts);
  const toasts = useToasts();
  const [refusal, refuse] = useState('');
  const saving = useSoleMutation<unknown, Roles>({
    mutationFn: site.save,
    onMutate: () => refuse(''),
    onSuccess: () => {
      toasts.show({ tone: 'success', text: t('roles.saved', { name }) });
      onSaved();
    },
    onError: ({ message }) => refuse(message),
    changes: site.changes,
  });
  return { save: saving.mutate, busy: saving.isPending, refusal };
}
