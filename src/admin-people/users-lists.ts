import { PERSON_STATES } from '#contract/staff/person.contract.ts';
import { ROLE_FILTERS, type RoleFilter } from '#contract/staff/platform-people.contract.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { permissionsTexts } from '#locales/permissions/permissions.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ListFilter } from '../admin/list/list-filter.ts';
import type { PresetList } from '../admin/list/saved-tabs.tsx';
import { useCompanyOptions } from '../admin/site/use-company-options.ts';
import { CODES, type UsersPlace } from './users-address.ts';

/** The lists of people of all companies that are asked for most. */
export function useUserLists(): readonly PresetList<UsersPlace>[] {
  const t = useTexts(adminPeopleTexts);
  return [
    { key: 'all', label: t('all'), change: {} },
    { key: 'owners', label: t('all.owners'), change: { role: ['company.owner'] } },
    { key: 'code', label: t('all.adminsWithoutCode'), change: { role: ['admin.owner'], code: 'without' } },
    { key: 'leaving', label: t('all.leaving'), change: { state: ['leaving'] } },
    { key: 'ended', label: t('all.ended'), change: { state: ['ended'] } },
  ];
}

/** The filters of the list of people of all companies. */
export function useUserFilters(): readonly ListFilter[] {
  const t = useTexts(adminPeopleTexts);
  const roleName = useRoleName();
  return [
    { name: 'company', label: t('company'), many: true, ...useCompanyOptions() },
    {
      name: 'state',
      label: t('state'),
      many: true,
      options: PERSON_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      name: 'role',
      label: t('roles'),
      many: true,
      options: ROLE_FILTERS.map((value) => ({ value, label: roleName(value) })),
    },
    {
      name: 'code',
      asked: 'without_code',
      label: t('code'),
      options: CODES.map((value) => ({ value, label: t(value === 'with' ? 'code.on' : 'code.off') })),
    },
  ];
}

function useRoleName() {
  const t = useTexts(adminPeopleTexts);
  const say = useTexts(permissionsTexts);
  return (role: RoleFilter) =>
    role.startsWith('admin.') ? t('roles.onPlatform', { role: say(`role.${role}`) }) : say(`role.${role}`);
}
