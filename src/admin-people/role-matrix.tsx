import { Link } from 'react-router-dom';
import { Initials } from '#design-system/initials/initials.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { GrantMark } from './grant-mark.tsx';
import { usePermissionNames } from './permission-names.ts';
import type { RolesViewProps, ShownRole } from './roles-props.ts';

/** Number of holders that are drawn in the head of a column. */
const MOST_DRAWN = 3;

/** The permissions of the roles on a desktop, one column per role, with its holders in the head. */
export function RoleMatrix({ roles, rows }: Pick<RolesViewProps, 'roles' | 'rows'>) {
  const t = useTexts(adminPeopleTexts);
  const named = usePermissionNames();
  return (
    <table className="w-full text-14 [&_:is(th,td)]:border-line [&_:is(th,td)]:border-b">
      <caption className="sr-only">{t('roles.table')}</caption>
      <thead>
        <tr>
          <td className="pb-2.5 align-bottom">
            <Legend />
          </td>
          {roles.map((role) => (
            <th key={role.key} scope="col" className="w-[12.5%] px-2 pb-2.5 align-bottom font-600">
              {role.name}
              <Holders role={role} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ permissions, access }) => (
          <tr key={permissions.join()} className="hover:bg-surface-sunken">
            <th scope="row" className="py-2.5 pr-4 text-left font-400">
              {named(permissions)}
            </th>
            {access.map((each) => (
              <td key={each.role} className="h-10 px-2 text-center">
                <GrantMark access={each.access} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The legend of the marks. */
export function Legend() {
  const t = useTexts(adminPeopleTexts);
  return (
    <span className="flex flex-wrap items-center gap-x-4.5 gap-y-1 text-12 text-ink-muted">
      <span className="inline-flex items-center gap-2">
        <GrantMark access="write" aside /> {t('roles.write')}
      </span>
      <span className="inline-flex items-center gap-2">
        <GrantMark access="read" aside /> {t('roles.readOnly')}
      </span>
    </span>
  );
}

/** The holders of a role by their initials, as a link to their list. */
function Holders({ role: { name, people, holders, to } }: { role: ShownRole }) {
  const t = useTexts(adminPeopleTexts);
  const language = useLanguage();
  if (people === null) return <Skeleton shape="circle" className="mx-auto mt-2 size-7.5" />;
  const said = t('roles.holdersOf', { role: name, count: people });
  if (people === 0)
    return (
      <span className="mt-2 grid h-7.5 place-items-center font-400 text-12 text-ink-muted">
        {t('roles.holders', { count: 0 })}
      </span>
    );
  const drawn = holders.slice(0, MOST_DRAWN);
  return (
    <Link
      to={to}
      title={drawn.map((holder) => holder.name).join(', ')}
      className="mx-auto mt-2 flex w-fit rounded-full pl-1.25 hover:outline-2 hover:outline-line-strong hover:outline-offset-2"
    >
      <span className="sr-only">{said}</span>
      {drawn.map((holder) => (
        <Initials key={holder.key} name={holder.name} className="-ml-1.25 ring-2 ring-surface" />
      ))}
      {people > drawn.length && (
        <span
          aria-hidden
          className="-ml-1.25 grid h-7.5 min-w-7.5 place-items-center rounded-full bg-surface-sunken px-1.5 font-600 text-11 text-ink-muted ring-2 ring-surface"
        >
          +{grouped(language, people - drawn.length)}
        </span>
      )}
    </Link>
  );
}
