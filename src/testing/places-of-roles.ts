import type { AdminRole, CompanyRole } from '#contract/permissions/roles.ts';

/** Places that a role's navigation opens, and places closed to it; written by hand, independent of the table of permissions. */
export interface PlacesOfRole {
  open: readonly string[];
  closed: readonly string[];
}
// Places of the platform that come together in its navigation.
const WORK = ['orders', 'requests', 'suggestions'];
const CATALOGUE = ['benefits', 'providers', 'categories', 'imports', 'courses', 'packages'];
const PEOPLE = ['companies', 'users', 'invitations'];
const WORDS = ['announcements', 'faq', 'documents'];

/** By role of the platform. */
export const PLATFORM: Record<AdminRole, PlacesOfRole> = {
  owner: {
    open: [...WORK, 'approvals', ...CATALOGUE, 'coupons', ...PEOPLE, ...WORDS, 'rates', 'changes', 'roles'],
    closed: [],
  },
  operations: {
    open: [...WORK, 'approvals', ...CATALOGUE, ...PEOPLE, ...WORDS],
    closed: ['coupons', 'rates', 'changes', 'roles'],
  },
  content: {
    open: ['approvals', ...CATALOGUE, ...WORDS],
    closed: [...WORK, 'coupons', ...PEOPLE, 'rates', 'changes', 'roles'],
  },
  finance: {
    open: [...WORK, 'approvals', ...CATALOGUE, 'coupons', ...WORDS, 'rates', 'changes'],
    closed: [...PEOPLE, 'roles'],
  },
  auditor: {
    open: [...WORK, ...CATALOGUE, 'coupons', ...PEOPLE, ...WORDS, 'rates', 'changes', 'roles'],
    closed: ['approvals'],
  },
};
/** By role of a company. */
export const COMPANY: Record<CompanyRole, PlacesOfRole> = {
  owner: {
    open: [
      'requests',
      'people',
      'invitations',
      'budgets',
      'approvals',
      'core-benefits',
      'reports',
      'payroll',
      'changes',
      'settings',
      'roles',
    ],
    closed: [],
  },
  people: {
    open: ['people', 'invitations', 'reports'],
    closed: ['requests', 'budgets', 'approvals', 'core-benefits', 'payroll', 'changes', 'settings', 'roles'],
  },
  budgets: {
    open: ['people', 'invitations', 'budgets', 'approvals', 'reports', 'payroll'],
    closed: ['requests', 'core-benefits', 'changes', 'settings', 'roles'],
  },
  reviewer: {
    open: ['requests', 'people', 'invitations', 'reports'],
    closed: ['budgets', 'approvals', 'core-benefits', 'payroll', 'changes', 'settings', 'roles'],
  },
  reports: {
    open: ['reports'],
    closed: [
      'requests',
      'people',
      'invitations',
      'budgets',
      'approvals',
      'core-benefits',
      'payroll',
      'changes',
      'settings',
      'roles',
    ],
  },
};
/** Roles that can open a place that is closed to others. */
export const OPENED_BY: Record<'platform' | 'company', Record<string, readonly string[]>> = {
  platform: {
    orders: ['admin.owner', 'admin.operations', 'admin.finance', 'admin.auditor'],
    approvals: ['admin.owner', 'admin.operations', 'admin.content', 'admin.finance'],
    suggestions: ['admin.owner', 'admin.operations', 'admin.finance', 'admin.auditor'],
    requests: ['admin.owner', 'admin.operations', 'admin.finance', 'admin.auditor'],
    coupons: ['admin.owner', 'admin.finance', 'admin.auditor'],
    companies: ['admin.owner', 'admin.operations', 'admin.auditor'],
    users: ['admin.owner', 'admin.operations', 'admin.auditor'],
    invitations: ['admin.owner', 'admin.operations', 'admin.auditor'],
    rates: ['admin.owner', 'admin.finance', 'admin.auditor'],
    changes: ['admin.owner', 'admin.finance', 'admin.auditor'],
    roles: ['admin.owner', 'admin.auditor'],
  },
  company: {
    requests: ['company.owner', 'company.reviewer'],
    people: ['company.owner', 'company.people', 'company.budgets', 'company.reviewer'],
    invitations: ['company.owner', 'company.people', 'company.budgets', 'company.reviewer'],
    budgets: ['company.owner', 'company.budgets'],
    approvals: ['company.owner', 'company.budgets'],
    'core-benefits': ['company.owner'],
    payroll: ['company.owner', 'company.budgets'],
    changes: ['company.owner'],
    settings: ['company.owner'],
    roles: ['company.owner'],
  },
};
