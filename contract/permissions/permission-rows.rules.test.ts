import { expect, it } from 'vitest';
import { companyRows, type PermissionRow, platformRows } from './permission-rows.rules.ts';

const SIGNS = { write: 'W', read: 'r' } as const;

const written = (rows: readonly PermissionRow<string>[]) =>
  rows.map(({ permissions, access }) => {
    const names = permissions.map((name) => name.replace(/^(platform|company)\./, ''));
    return `${access.map((each) => (each.access ? SIGNS[each.access] : '-')).join('')} ${names.join(', ')}`;
  });

// The order of the columns: owner, operations, content, finance, auditor.
it('says in one row each what the roles of the platform may alike', () => {
  expect(written(platformRows())).toEqual([
    'WW--r companies, people, people.security',
    'WrWrr catalogue, learning, content, announcements',
    'WW-Wr orders, suggestions',
    'W--Wr rates, coupons',
    'WW-rr requests',
    'W---r roles, settings',
    'r--rr audit',
    'WWWW- approvals',
  ]);
});

// The order of the columns: owner, people, budgets, reviewer, reports.
it('says the same of the roles of a company', () => {
  expect(written(companyRows())).toEqual([
    'WWrr- people',
    'W-W-- budgets',
    'W--W- requests',
    'W---- core, settings, roles',
    'r---- audit',
    'rrrrr reports',
    'r-r-- reports.names',
  ]);
});
