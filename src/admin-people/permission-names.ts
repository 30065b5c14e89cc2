import type { PermissionRow } from '#contract/permissions/permission-rows.rules.ts';
import { permissionsTexts } from '#locales/permissions/permissions.texts.ts';
import { languageTag, useLanguage, useTexts } from '#locales/texts.tsx';

/** Joins the names of several permissions: "Companies, people". */
export function usePermissionNames(): (permissions: PermissionRow<string>['permissions']) => string {
  const say = useTexts(permissionsTexts);
  const tag = languageTag(useLanguage());
  return (permissions) => {
    const [first = '', ...others] = permissions.map((permission) => say(`permission.${permission}`));
    return [first, ...others.map((name) => name.charAt(0).toLocaleLowerCase(tag) + name.slice(1))].join(', ');
  };
}
