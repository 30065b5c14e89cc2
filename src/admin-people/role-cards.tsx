import { Link } from 'react-router-dom';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { GrantMark } from './grant-mark.tsx';
import { usePermissionNames } from './permission-names.ts';
import { HolderRows } from './role-holders.tsx';
import { grantsOf, type RolesViewProps, type ShownRole } from './roles-props.ts';

/** The roles on a phone, each with its holders and its permissions. */
export function RoleCards({ roles, rows }: Pick<RolesViewProps, 'roles' | 'rows'>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {roles.map((role) => (
        <RoleCard key={role.key} role={role} rows={rows} />
      ))}
    </div>
  );
}

function RoleCard({ role, rows }: { role: ShownRole } & Pick<RolesViewProps, 'rows'>) {
  const t = useTexts(adminPeopleTexts);
  const named = usePermissionNames();
  const { name, may, people, holders, to } = role;
  return (
    <section className="rounded-12 bg-surface-raised p-4 shadow-1">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-3 font-560 font-text text-16 tracking-normal">
        {name}
        {people !== null && (
          <span className="font-400 text-14 text-ink-muted">{t('roles.holders', { count: people })}</span>
        )}
      </h2>
      <p className="mt-0.5 text-14 text-ink-muted">{may}</p>
      {holders.length > 0 && <HolderRows holders={holders} className="mt-2" />}
      {people !== null && people > holders.length && (
        <TextLink asChild className="text-14">
          <Link to={to}>{t('roles.allHolders', { count: people })}</Link>
        </TextLink>
      )}
      <ul aria-label={t('roles.table')} className="mt-3 grid gap-2 border-line border-t pt-3 text-14">
        {grantsOf(rows, role.key).map(({ permissions, access }) => (
          <li key={permissions.join()} className="flex items-baseline gap-2.5">
            <GrantMark access={access} />
            {named(permissions)}
          </li>
        ))}
      </ul>
    </section>
  );
}
