import type { ReactNode } from 'react';
import { ADMIN_ROLES, COMPANY_ROLES, type Roles } from '#contract/permissions/roles.ts';
import { Checkbox } from '#design-system/checkbox/checkbox.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { permissionsTexts } from '#locales/permissions/permissions.texts.ts';
import { useTexts } from '#locales/texts.tsx';

interface RoleChoiceProps {
  roles: Roles;
  /** Whether roles of the platform and the corporate account can be chosen too. */
  platform: boolean;
  disabled: boolean;
  onChange: (roles: Roles) => void;
}

/** The roles as a list of checkboxes, each with its permissions in words. */
export function RoleChoice({ roles, platform, disabled, onChange }: RoleChoiceProps) {
  const t = useTexts(adminPeopleTexts);
  const say = useTexts(permissionsTexts);
  const { admin_roles: admin, company_roles: company, corporate_account: corporate } = roles;
  return (
    <>
      {platform && (
        <Group label={t('roles.platform')}>
          {ADMIN_ROLES.map((role) => (
            <Role
              key={role}
              name={say(`role.admin.${role}`)}
              may={say(`role.admin.${role}.may`)}
              checked={admin.includes(role)}
              disabled={disabled}
              onChange={(on) => onChange({ ...roles, admin_roles: turned(admin, role, on) })}
            />
          ))}
        </Group>
      )}
      <Group label={t('roles.company')}>
        {COMPANY_ROLES.map((role) => (
          <Role
            key={role}
            name={say(`role.company.${role}`)}
            may={say(`role.company.${role}.may`)}
            checked={company.includes(role)}
            disabled={disabled}
            onChange={(on) => onChange({ ...roles, company_roles: turned(company, role, on) })}
          />
        ))}
        {platform && (
          <Role
            name={say('role.corporate')}
            may={say('role.corporate.may')}
            checked={corporate}
            disabled={disabled}
            onChange={(on) => onChange({ ...roles, corporate_account: on })}
          />
        )}
      </Group>
    </>
  );
}

const turned = <Role,>(roles: readonly Role[], role: Role, on: boolean): readonly Role[] =>
  on ? [...roles, role] : roles.filter((each) => each !== role);

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="grid gap-2">
    <legend className="pb-1 font-560 text-14">{label}</legend>
    {children}
  </fieldset>
);

interface RoleProps {
  name: string;
  may: string;
  checked: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

const Role = ({ name, may, ...box }: RoleProps) => (
  <Checkbox {...box}>
    {name}
    <span className="block text-14 text-ink-muted">{may}</span>
  </Checkbox>
);
