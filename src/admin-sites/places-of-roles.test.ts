import { describe, expect, it } from 'vitest';
import { isOfCompany, isOfPlatform, type Permission, rolesWith } from '#contract/permissions/permissions.rules.ts';
import type { Roles } from '#contract/permissions/roles.ts';
import { permittedSite } from '../admin/site/site.ts';
import { jelena } from '../testing/people.ts';
import { COMPANY, OPENED_BY, PLATFORM, type PlacesOfRole } from '../testing/places-of-roles.ts';
import { company } from './company-site.tsx';
import { platform } from './platform-site.tsx';

const SITES = [
  { name: 'platform' as const, site: platform, ofRoles: PLATFORM, field: 'admin_roles', prefix: 'admin' },
  { name: 'company' as const, site: company, ofRoles: COMPANY, field: 'company_roles', prefix: 'company' },
];

const rolesThatRead = (permission: Permission): readonly string[] => {
  if (isOfPlatform(permission)) return rolesWith(permission, 'read');
  return isOfCompany(permission) ? rolesWith(permission, 'read') : [];
};

describe.each(SITES)('the site of a $name', ({ name, site, ofRoles, field, prefix }) => {
  const pathOf = ({ path }: { path: string }) => path;

  it.each<[string, PlacesOfRole]>(Object.entries(ofRoles))('has for %s its places alone', (role, { open, closed }) => {
    const roles = Object.assign({}, jelena, { [field]: [role] }) satisfies Roles;
    const permitted = permittedSite(site, roles).places.map(pathOf);
    // The first place is what waits for the person.
    expect(permitted.toSorted()).toEqual(['', ...open].sort());
    expect(closed.filter((path) => !(path in OPENED_BY[name]))).toEqual([]);
    expect([...permitted, ...closed].sort()).toEqual(site.places.map(pathOf).sort());
  });

  it.each(Object.entries(OPENED_BY[name]))('says of %s who may open it', (path, by) => {
    const permission = site.places.find((place) => place.path === path)?.permission;
    if (!permission) throw new Error(`there is no ${path}`);
    expect(rolesThatRead(permission).map((role) => `${prefix}.${role}`)).toEqual(by);
  });
});
