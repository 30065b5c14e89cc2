import { useQuery } from '@tanstack/react-query';
import {
  type CompanyPermission,
  isOfCompany,
  isOfPlatform,
  type Permission,
  type PlatformPermission,
  rolesWith,
} from '#contract/permissions/permissions.rules.ts';
import { askInCompany, askOnPlatform } from '#contract/roles/whom-to-ask.contract.ts';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { permissionsTexts } from '#locales/permissions/permissions.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { query } from '../../api/query.ts';

/** The roles that open a page, and the people who can grant one. Nothing is said about the people before their names are known. */
export function WhomToAsk({ permission }: { permission: Permission }) {
  if (isOfPlatform(permission)) return <OnPlatform permission={permission} />;
  return isOfCompany(permission) ? <InCompany permission={permission} /> : null;
}

function OnPlatform({ permission }: { permission: PlatformPermission }) {
  const say = useTexts(permissionsTexts);
  const { data } = useQuery(query(askOnPlatform, { query: { permission } }));
  const roles = rolesWith(permission, 'read').map((role) => say(`role.admin.${role}`));
  return <Said roles={roles} names={data?.ask ?? []} />;
}

function InCompany({ permission }: { permission: CompanyPermission }) {
  const say = useTexts(permissionsTexts);
  const { data } = useQuery(query(askInCompany, { query: { permission } }));
  const roles = rolesWith(permission, 'read').map((role) => say(`role.company.${role}`));
  return <Said roles={roles} names={data?.ask ?? []} />;
}

function Said({ roles, names }: { roles: string[]; names: readonly string[] }) {
  const t = useTexts(adminTexts);
  return (
    <>
      <p className="mt-2">{t('closed.roles', { roles: roles.join(', ') })}</p>
      <p aria-live="polite" className="mt-2 min-h-6 text-ink">
        {names.length > 0 && t('closed.ask', { names: names.join(', ') })}
      </p>
    </>
  );
}
