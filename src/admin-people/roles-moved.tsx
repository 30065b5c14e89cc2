import { useEffect, useRef } from 'react';
import type { RoleFilter } from '#contract/staff/platform-people.contract.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { permissionsTexts } from '#locales/permissions/permissions.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { MovedRoles } from './use-saving-roles.ts';

interface RolesMovedProps {
  moved: MovedRoles;
  /** After the merge, nothing is left to be saved. */
  isSame: boolean;
}

/** The note that another admin gave or took away roles meanwhile: which, and what to do now. */
export function RolesMoved({ moved: { by, given, taken }, isSame }: RolesMovedProps) {
  const t = useTexts(adminPeopleTexts);
  const say = useTexts(permissionsTexts);
  const note = useRef<HTMLDivElement>(null);
  // The list is long: the focus moves here from the button below it, so that the note is seen.
  useEffect(() => note.current?.focus(), []);
  const named = (roles: RoleFilter[]) =>
    roles
      .map((role) => {
        const name = say(role === 'corporate' ? 'role.corporate' : `role.${role}`);
        return role.startsWith('admin.') ? t('roles.onPlatform', { role: name }) : name;
      })
      .join(', ');
  return (
    <div
      ref={note}
      role="alert"
      tabIndex={-1}
      className="grid gap-1 rounded-12 bg-accent-soft px-4 py-3 text-14 text-ink"
    >
      <p className="font-560">{by === null ? t('roles.movedBySomebody') : t('roles.moved', { name: by })}</p>
      {given.length > 0 && <p>{t('roles.given', { roles: named(given) })}</p>}
      {taken.length > 0 && <p>{t('roles.taken', { roles: named(taken) })}</p>}
      <p>{t(isSame ? 'roles.movedSame' : 'roles.movedJoined')}</p>
    </div>
  );
}
