import { useState } from 'react';
import type { PermissionRow } from '#contract/permissions/permission-rows.rules.ts';
import { mayWrite, type Permission } from '#contract/permissions/permissions.rules.ts';
import type { RoleHolder } from '#contract/staff/role-holders.contract.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useAdminTitle } from '../admin/parts/admin-title.ts';
import type { Found } from '../ground/found.ts';
import { useMe } from '../session/session.queries.ts';
import { type Findable, FindPerson, type FindPersonProps } from './find-person.tsx';
import { fullName } from './person-name.ts';
import { RolesDialog } from './roles-dialog.tsx';
import type { ShownHolder, ShownRole } from './roles-props.ts';
import { RolesView } from './roles-view.tsx';
import type { RoleSite } from './use-saving-roles.ts';

/** The holders of roles, and how many each role has. */
interface Holders<Holder> {
  roles: readonly { role: string; people: number }[];
  results: readonly Holder[];
}

interface RolesPageProps<Person extends Findable, Holder extends Person> {
  permission: Permission;
  rows: readonly PermissionRow<string>[];
  /** The roles of the site, with their texts. */
  roles: readonly Pick<ShownRole, 'key' | 'name' | 'may' | 'to'>[];
  found: Found<Holders<Holder>>;
  rolesOf: (holder: Holder) => readonly string[];
  detailOf: (person: Person) => string;
  /** Address of the form of a person. */
  linkTo: (holder: Holder) => string;
  useFound: FindPersonProps<Person>['useFound'];
  siteOf: (person: Person) => RoleSite;
}

/** The roles of a site with their holders and permissions, and the way to give one. */
export function RolesPage<Person extends Findable, Holder extends Person & RoleHolder>(
  props: RolesPageProps<Person, Holder>,
) {
  const { permission, rows, roles, found, rolesOf, detailOf, linkTo, useFound, siteOf } = props;
  useAdminTitle(useTexts(adminPeopleTexts)('roles.title'));
  const me = useMe();
  const writes = mayWrite(me, permission);
  const [asked, ask] = useState<Person | null>(null);
  const [finding, setFinding] = useState(false);
  const shown = found.data?.results.map(
    (holder): ShownHolder => ({
      key: holder.id,
      name: fullName(holder),
      detail: detailOf(holder),
      to: linkTo(holder),
      isSelf: holder.id === me.id,
      roles: rolesOf(holder),
      onRoles: () => ask(holder),
      state: holder.state,
      ends_on: holder.ends_on,
      invitation: holder.invitation,
      pending_email: holder.pending_email,
      is_last_owner: holder.is_last_owner,
    }),
  );
  const holdersOf = (key: string) => shown?.filter((holder) => holder.roles.includes(key)) ?? [];
  const countOf = (key: string) => found.data?.roles.find(({ role }) => role === key)?.people ?? null;
  return (
    <>
      <RolesView
        rows={rows}
        roles={roles.map((role) => Object.assign({ people: countOf(role.key), holders: holdersOf(role.key) }, role))}
        holders={found.state === 'ready' ? Object.assign({}, found, { data: shown ?? [] }) : found}
        onGive={writes ? () => setFinding(true) : undefined}
      />
      {finding && (
        <FindPerson
          useFound={useFound}
          detailOf={detailOf}
          onFound={(person) => {
            setFinding(false);
            ask(person);
          }}
          onClose={() => setFinding(false)}
        />
      )}
      {asked && (
        <RolesDialog
          key={asked.id}
          name={fullName(asked)}
          site={siteOf(asked)}
          isSelf={asked.id === me.id}
          mayWrite={writes}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
