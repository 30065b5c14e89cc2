import { platformRows } from '#contract/permissions/permission-rows.rules.ts';
import { ADMIN_ROLES } from '#contract/permissions/roles.ts';
import { listUsers } from '#contract/staff/platform-people.contract.ts';
import { listPlatformRoles, type PlatformHolder } from '#contract/staff/role-holders.contract.ts';
import { permissionsTexts } from '#locales/permissions/permissions.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { companyKeyName } from '../admin/parts/company-key.ts';
import { query } from '../api/query.ts';
import { paths } from '../ground/paths.ts';
import { useRead } from '../ground/use-read.ts';
import { MOST_FOUND, useFoundPeople } from './find-person.tsx';
import { userRoles } from './role-sites.ts';
import { RolesPage } from './roles-page.tsx';
import { keyOf } from './user-ending.ts';

const PEOPLE = `${paths.adminPanel}/users`;
const ROWS = platformRows();

const useFound = (search: string) =>
  useFoundPeople(query(listUsers, { query: { search: search || undefined, state: 'active', page_size: MOST_FOUND } }));

/** The roles of the platform: what each may do, and who has it. */
export function PlatformRolesScreen() {
  const say = useTexts(permissionsTexts);
  return (
    <RolesPage<Omit<PlatformHolder, 'is_last_owner'>, PlatformHolder>
      permission="platform.roles"
      rows={ROWS}
      roles={ADMIN_ROLES.map((role) => ({
        key: role,
        name: say(`role.admin.${role}`),
        may: say(`role.admin.${role}.may`),
        to: `${PEOPLE}?role=admin.${role}`,
      }))}
      found={useRead(query(listPlatformRoles))}
      rolesOf={({ admin_roles }) => admin_roles}
      detailOf={({ company, email }) => `${company.name} · ${email}`}
      linkTo={(holder) => `${PEOPLE}?open=${companyKeyName(keyOf(holder))}`}
      useFound={useFound}
      siteOf={(person) => userRoles(keyOf(person))}
    />
  );
}
