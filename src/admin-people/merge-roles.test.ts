import { expect, it } from 'vitest';
import { mergeRoles, rolesBeyond } from './merge-roles.ts';

const none = { admin_roles: [], company_roles: [], corporate_account: false } as const;

it('joins what two people gave and took, of whatever they began with', () => {
  const base = { ...none, admin_roles: ['content'], company_roles: ['people', 'reports'] } as const;
  const mine = { ...none, admin_roles: ['content', 'finance'], company_roles: ['reports'] } as const;
  const theirs = { ...none, company_roles: ['people', 'reports', 'budgets'], corporate_account: true } as const;

  expect(mergeRoles(base, mine, theirs)).toEqual({
    admin_roles: ['finance'],
    company_roles: ['reports', 'budgets'],
    corporate_account: true,
  });
});

it('has a role once that both gave, and takes the corporate account away for whoever did', () => {
  const base = { ...none, corporate_account: true } as const;
  const mine = { ...none, admin_roles: ['content'] } as const;
  const theirs = { ...base, admin_roles: ['content'] } as const;

  expect(mergeRoles(base, mine, theirs)).toEqual({ ...none, admin_roles: ['content'] });
});

it('names what the one has beyond the other, of all three kinds', () => {
  const some = { admin_roles: ['owner'], company_roles: ['people'], corporate_account: true } as const;

  expect(rolesBeyond(some, none)).toEqual(['admin.owner', 'company.people', 'corporate']);
  expect(rolesBeyond(none, some)).toEqual([]);
});
