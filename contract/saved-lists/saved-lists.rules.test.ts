import { expect, it } from 'vitest';
import { PLATFORM_PERMISSIONS } from '../permissions/permissions.rules.ts';
import type { Roles } from '../permissions/roles.ts';
import { KEEPABLE, listNameKey, mayKeep, mayShare } from './saved-lists.rules.ts';

const roles = (admin: Roles['admin_roles'], company: Roles['company_roles'] = []): Roles => ({
  admin_roles: admin,
  company_roles: company,
  corporate_account: false,
});

it('lets each keep the lists that they may read, on the site where they are', () => {
  const kept = (who: Roles) => Object.keys(KEEPABLE.platform).filter((list) => mayKeep(who, 'platform', list));
  expect(kept(roles(['owner']))).toEqual(Object.keys(KEEPABLE.platform));
  expect(kept(roles(['content']))).toEqual([
    'benefits',
    'categories',
    'providers',
    'courses',
    'packages',
    'approvals',
    'faq',
    'documents',
    'imports',
  ]);
  expect(kept(roles(['operations']))).toContain('companies');
  expect(kept(roles([], ['owner']))).toEqual([]);
  const keptThere = (...held: Roles['company_roles']) =>
    Object.keys(KEEPABLE.company).filter((list) => mayKeep(roles(['owner'], held), 'company', list));
  expect(keptThere('owner')).toEqual(Object.keys(KEEPABLE.company));
  expect(keptThere('people')).toEqual(['people', 'invitations', 'imports']);
  expect(keptThere('budgets')).toEqual([
    ...['people', 'invitations', 'budgets', 'approvals', 'imports', 'budget-imports'],
  ]);
  expect(keptThere()).toEqual([]);
  expect(mayKeep(roles([], ['people']), 'company', 'people')).toBe(true);
  expect(mayKeep(roles([], ['reports']), 'company', 'people')).toBe(false);
});

it.each(['people', 'ideas', 'constructor', 'toString', '__proto__', ''])('knows no list %j of the platform', (list) => {
  expect(mayKeep(roles(['owner']), 'platform', list)).toBe(false);
});

it('names permissions that there are', () => {
  for (const permission of Object.values(KEEPABLE.platform)) expect(PLATFORM_PERMISSIONS).toContain(permission);
});

it('lets those share who write the settings of the site', () => {
  expect([mayShare(roles(['owner']), 'platform'), mayShare(roles(['auditor']), 'platform')]).toEqual([true, false]);
  expect([mayShare(roles(['owner']), 'company'), mayShare(roles([], ['owner']), 'company')]).toEqual([false, true]);
});

it('knows a name by its letters alone', () => {
  expect(listNameKey(' S\u030Ce\u0107er ')).toBe(listNameKey('ŠEĆER'));
  expect(listNameKey('Secer')).not.toBe(listNameKey('Šećer'));
});
