import type { ListedUser } from '#contract/staff/person.contract.ts';
import { Initials } from '#design-system/initials/initials.tsx';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { State } from '#design-system/state/state.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { formatDay, formatMoment } from '#locales/dates.ts';
import { permissionsTexts } from '#locales/permissions/permissions.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import type { List } from '../admin/list/use-list.ts';
import { companyKeyName } from '../admin/parts/company-key.ts';
import { PersonState } from '../admin/parts/person-state.tsx';
import { RecordLink } from '../admin/parts/record-link.tsx';
import { RecordState } from '../admin/record/record-state.tsx';
import { useNameOf } from './person-name.ts';
import { keyOf } from './user-ending.ts';
import type { UsersPlace } from './users-address.ts';

type UserColumn = ListColumn<ListedUser>;

/** The columns of the list of people of all companies. */
export function useUserColumns(list: List<UsersPlace, ListedUser>): readonly UserColumn[] {
  return [...useOfUser(list), ...useOfSigningIn(), ...useExtra()];
}

function useOfUser(list: List<UsersPlace, ListedUser>): readonly UserColumn[] {
  const t = useTexts(adminPeopleTexts);
  const nameOf = useNameOf();
  const rolesOf = useRoleNames();
  return [
    {
      key: 'name',
      header: t('name'),
      heading: true,
      rowHeader: true,
      face: () => 'initials',
      sortable: true,
      cell: (user) => (
        <RecordName
          leading={<Initials name={nameOf(user)} />}
          face="initials"
          detail={user.state === 'erased' ? '' : user.email}
        >
          <RecordLink list={list} id={companyKeyName(keyOf(user))} name={nameOf(user)} />
        </RecordName>
      ),
    },
    {
      key: 'company',
      header: t('company'),
      phone: 'beside',
      cell: ({ company }) => <span className="block rows:min-w-42">{company.name}</span>,
    },
    {
      key: 'roles',
      header: t('roles'),
      phone: 'hidden',
      spare: 2,
      cell: (user) => <span className="block rows:min-w-26">{rolesOf(user).join(', ')}</span>,
    },
  ];
}

/** Names a person's roles: first those on the platform, then those in the company. */
function useRoleNames() {
  const t = useTexts(adminPeopleTexts);
  const say = useTexts(permissionsTexts);
  return ({ admin_roles: admin, company_roles: company, corporate_account: corporate }: ListedUser) => [
    ...admin.map((role) => t('roles.onPlatform', { role: say(`role.admin.${role}`) })),
    ...company.map((role) => say(`role.company.${role}`)),
    ...(corporate ? [say('role.corporate')] : []),
  ];
}

function useOfSigningIn(): readonly UserColumn[] {
  const t = useTexts(adminPeopleTexts);
  return [
    {
      key: 'state',
      header: t('state'),
      phone: 'foot',
      cell: (user) => (
        <RecordState kind="user" id={companyKeyName(keyOf(user))}>
          <PersonState person={user} />
        </RecordState>
      ),
    },
    {
      key: 'code',
      header: t('code'),
      phone: 'hidden',
      spare: 1,
      cell: ({ has_code: has }) => <State tone={has ? 'on' : 'off'}>{t(has ? 'code.on' : 'code.off')}</State>,
    },
    {
      key: 'created',
      header: t('created'),
      phone: 'hidden',
      spare: 2,
      sortable: true,
      cell: ({ created_at: at }) => formatDay(at),
    },
  ];
}

function useExtra(): readonly UserColumn[] {
  const t = useTexts(adminPeopleTexts);
  return [
    {
      key: 'changed',
      header: t('changed'),
      extra: true,
      cell: ({ changed }) => [formatMoment(changed.at), changed.by?.name].filter(Boolean).join(', '),
    },
  ];
}
