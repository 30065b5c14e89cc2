import { describe, expect, it } from 'vitest';
import {
  accessTo,
  COMPANY_PERMISSIONS,
  mayBeCombined,
  mayRead,
  mayWrite,
  type Permission,
  PLATFORM_PERMISSIONS,
  permissionsOf,
  rolesWith,
} from './permissions.rules.ts';
import { ADMIN_ROLES, type AdminRole, COMPANY_ROLES, type CompanyRole, type Roles } from './roles.ts';

const roles = (admin: readonly AdminRole[], company: readonly CompanyRole[] = [], corporate = false): Roles => ({
  admin_roles: admin,
  company_roles: company,
  corporate_account: corporate,
});

/** Each role by itself, in the order of the columns below. */
const COLUMNS = [
  ...ADMIN_ROLES.map((role) => roles([role])),
  ...COMPANY_ROLES.map((role) => roles([], [role])),
  roles([], [], true),
];

// W is write, r is read, - is no permission. Platform: Owner, oPerations, Content, Finance, Auditor; company: Owner, People, Budgets,
// Reviewer, rePorts; corporate.
const TABLE: Record<string, string> = {
  'platform.companies': 'WW--r ----- -',
  'platform.people': 'WW--r ----- -',
  'platform.people.security': 'WW--r ----- -',
  'platform.catalogue': 'WrWrr ----- -',
  'platform.learning': 'WrWrr ----- -',
  'platform.content': 'WrWrr ----- -',
  'platform.announcements': 'WrWrr ----- -',
  'platform.orders': 'WW-Wr ----- -',
  'platform.suggestions': 'WW-Wr ----- -',
  'platform.rates': 'W--Wr ----- -',
  'platform.coupons': 'W--Wr ----- -',
  'platform.requests': 'WW-rr ----- -',
  'platform.roles': 'W---r ----- -',
  'platform.settings': 'W---r ----- -',
  'platform.audit': 'W--WW ----- -',
  'platform.approvals': 'WWWW- ----- -',
  'platform.any': 'WWWWW ----- -',
  'company.people': '----- WWrr- -',
  'company.budgets': '----- W-W-- -',
  'company.requests': '----- W--W- -',
  'company.core': '----- W---- -',
  'company.settings': '----- W---- -',
  'company.roles': '----- W---- -',
  'company.audit': '----- W---- -',
  'company.reports': '----- rrrrr -',
  'company.reports.names': '----- r-r-- -',
  'company.any': '----- WWWWW -',
  'corporate.overview': '----- ----- r',
};

const SIGNS: Record<string, string> = { write: 'W', read: 'r', null: '-' };

describe('the table of permissions', () => {
  it.each(Object.entries(TABLE))('%s', (permission, row) => {
    const signs = COLUMNS.map((each) => SIGNS[String(accessTo(each, permission as Permission))]);
    expect(signs.join('')).toBe(row.replaceAll(' ', ''));
  });

  it('knows every permission that there is', () => {
    const named = [
      ...PLATFORM_PERMISSIONS,
      ...COMPANY_PERMISSIONS,
      'platform.any',
      'company.any',
      'corporate.overview',
    ];
    expect(named.sort()).toEqual(Object.keys(TABLE).sort());
  });
});

it('gives nothing to somebody without a role', () => {
  expect(permissionsOf(roles([]))).toEqual([]);
});

it('gives everything that any of several roles gives', () => {
  const both = roles(['content', 'operations']);

  expect(mayWrite(both, 'platform.catalogue')).toBe(true);
  expect(mayWrite(both, 'platform.orders')).toBe(true);
  expect(mayRead(both, 'platform.rates')).toBe(false);
});

it('tells reading from writing', () => {
  expect(mayRead(roles(['operations']), 'platform.catalogue')).toBe(true);
  expect(mayWrite(roles(['operations']), 'platform.catalogue')).toBe(false);
});

it('lists what a role may at least read, in the order of the table', () => {
  expect(permissionsOf(roles([], ['reviewer'], true))).toEqual([
    'company.people',
    'company.requests',
    'company.reports',
    'corporate.overview',
  ]);
  expect(permissionsOf(roles(['content'], ['people']))).toEqual([
    ...['platform.catalogue', 'platform.learning', 'platform.content', 'platform.announcements', 'platform.approvals'],
    ...['company.people', 'company.reports'],
  ]);
});

it('names the roles with which one may', () => {
  expect(rolesWith('platform.rates', 'write')).toEqual(['owner', 'finance']);
  expect(rolesWith('company.people', 'write')).toEqual(['owner', 'people']);
  expect(rolesWith('company.people', 'read')).toEqual(['owner', 'people', 'budgets', 'reviewer']);
});

it.each<[string, Roles, boolean]>([
  ['an auditor alone', roles(['auditor']), true],
  ['an auditor who reads reports of the company', roles(['auditor'], ['reports'], true), true],
  ['an auditor who writes on the platform', roles(['content', 'auditor']), false],
  ['an auditor who writes in a company', roles(['auditor'], ['people']), false],
  ['several writing roles', roles(['owner', 'finance'], ['owner', 'reviewer'], true), true],
])('says whether %s may be', (_, combined, may) => {
  expect(mayBeCombined(combined)).toBe(may);
});
