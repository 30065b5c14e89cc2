import { companyRows } from '#contract/permissions/permission-rows.rules.ts';
import { COMPANY_ROLES } from '#contract/permissions/roles.ts';
import { listColleagues } from '#contract/staff/company-people.contract.ts';
import { listCompanyRoles, type RoleHolder } from '#contract/staff/role-holders.contract.ts';
import { permissionsTexts } from '#locales/permissions/permissions.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { query } from '../api/query.ts';
import { paths } from '../ground/paths.ts';
import { useRead } from '../ground/use-read.ts';
import { MOST_FOUND, useFoundPeople } from './find-person.tsx';
import { companyRoles } from './role-sites.ts';
import { RolesPage } from './roles-page.tsx';

const PEOPLE = `${paths.companyAdmin}/people`;
const ROWS = companyRows();

const useFound = (search: string) =>
  useFoundPeople(
    query(listColleagues, { query: { search: search || undefined, state: 'active', page_size: MOST_FOUND } }),
  );

/** The roles of a company: what each may do, and who has it. */
export function CompanyRolesScreen() {
  const say = useTexts(permissionsTexts);
  return (
    <RolesPage<Omit<RoleHolder, 'is_last_owner'>, RoleHolder>
      permission="company.roles"
      rows={ROWS}
      roles={COMPANY_ROLES.map((role) => ({
        key: role,
        name: say(`role.company.${role}`),
        may: say(`role.company.${role}.may`),
        to: `${PEOPLE}?role=${role}`,
      }))}
      found={useRead(query(listCompanyRoles))}
      rolesOf={({ company_roles }) => company_roles}
      detailOf={({ email }) => email}
      linkTo={({ id }) => `${PEOPLE}?open=${id}`}
      useFound={useFound}
      siteOf={({ id }) => companyRoles(id)}
    />
  );
}
