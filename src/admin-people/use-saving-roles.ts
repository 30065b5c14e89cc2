import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { Roles } from '#contract/permissions/roles.ts';
import type { RoleFilter } from '#contract/staff/platform-people.contract.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ApiError } from '../api/api-error.ts';
import type { Changed } from '../api/query.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useUnmounted } from '../ground/use-unmounted.ts';
import { areSame, mergeRoles, rolesBeyond } from './merge-roles.ts';

/** The roles of a person with the revision. */
export interface SeenRoles {
  roles: Roles;
  revision: number;
}

/** The calls that read and save the roles of one person. */
export interface RoleSite {
  /** Query key of the call that reads the roles of this person. */
  key: readonly unknown[];
  /** Whether roles of the platform can be given here too. */
  hasPlatform: boolean;
  read: (signal: AbortSignal) => Promise<SeenRoles>;
  save: (roles: Roles, seen: number) => Promise<unknown>;
  /** Reads the roles out of the record that a refusal carries, when the person was changed meanwhile. */
  readRecord: (record: unknown) => Roles;
  changes: readonly Changed[];
}

/** Never cached, so that a save does not undo what another admin gave or took away. */
export const rolesQuery = ({ key, read }: RoleSite) =>
  queryOptions({ queryKey: [...key], queryFn: ({ signal }) => read(signal), gcTime: 0, staleTime: 0 });

/** What another admin changed in the roles since they were opened here. */
export interface MovedRoles {
  /** The revision of the person after that change. */
  revision: number;
  /** Name of the admin who changed them; null where unknown. */
  by: string | null;
  given: RoleFilter[];
  taken: RoleFilter[];
}

/**
 * Chooses and saves a person's roles, and reports why a save failed. Changes that another admin made meanwhile are merged with the chosen
 * roles, and shown before these are saved.
 */
export function useSavingRoles(site: RoleSite, first: SeenRoles, { name, onSaved }: Saving) {
  const t = useTexts(adminPeopleTexts);
  const toasts = useToasts();
  const isLeft = useUnmounted();
  const [seen, see] = useState(first);
  const [roles, choose] = useState(first.roles);
  const [refusal, refuse] = useState('');
  const [moved, setMoved] = useState<MovedRoles | null>(null);
  const meet = ({ by, record, revision }: Met) => {
    see({ roles: record, revision });
    choose(mergeRoles(seen.roles, roles, record));
    setMoved({ revision, by, given: rolesBeyond(record, seen.roles), taken: rolesBeyond(seen.roles, record) });
  };
  const saving = useSoleMutation<unknown, Roles>({
    mutationFn: (chosen) => saveUnlessMoved(site, chosen, seen),
    onMutate: () => refuse(''),
    onSuccess: () => {
      toasts.show({ tone: 'success', text: t('roles.saved', { name }) });
      // The roles of another person may be open by now.
      if (!isLeft.current) onSaved();
    },
    onError: (error) => {
      if (isLeft.current) return toasts.show({ tone: 'error', text: error.message });
      const met = metBy(site, error);
      if (met) meet(met);
      else refuse(error.message);
    },
    changes: site.changes,
  });
  const save = () => saving.mutate(roles);
  // A refusal is about the old choice, so it is cleared.
  const chooseOthers = (others: Roles) => {
    refuse('');
    choose(others);
  };
  return {
    roles,
    choose: chooseOthers,
    isSame: areSame(roles, seen.roles),
    save,
    busy: saving.isPending,
    refusal,
    moved,
  };
}

interface Saving {
  name: string;
  onSaved: () => void;
}

interface Met {
  by: string | null;
  record: Roles;
  revision: number;
}

/** Saves again where only other fields of the person were changed meanwhile: the roles need no second look. */
async function saveUnlessMoved(site: RoleSite, chosen: Roles, seen: SeenRoles): Promise<unknown> {
  try {
    return await site.save(chosen, seen.revision);
  } catch (error) {
    const met = metBy(site, error);
    if (!met || met.revision <= seen.revision || !areSame(met.record, seen.roles)) throw error;
    return saveUnlessMoved(site, chosen, { roles: seen.roles, revision: met.revision });
  }
}

function metBy(site: RoleSite, error: unknown): Met | null {
  if (!(error instanceof ApiError) || error.code !== 'record.changed') return null;
  const { changed_by: by, revision, record } = error.body as Told;
  return { by: by?.name ?? null, revision, record: site.readRecord(record) };
}

interface Told {
  revision: number;
  changed_by: { name: string } | null;
  record: unknown;
}
