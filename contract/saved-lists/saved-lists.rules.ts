import { mayRead, mayWrite, type Permission } from '../permissions/permissions.rules.ts';
import type { Roles } from '../permissions/roles.ts';

/** The lists of each site that somebody may keep under a name, by their places, with what it takes to read them. */
export const KEEPABLE = {
  platform: {
    benefits: 'platform.catalogue',
    categories: 'platform.catalogue',
    providers: 'platform.catalogue',
    courses: 'platform.learning',
    packages: 'platform.learning',
    coupons: 'platform.coupons',
    companies: 'platform.companies',
    users: 'platform.people',
    invitations: 'platform.people',
    orders: 'platform.orders',
    suggestions: 'platform.suggestions',
    approvals: 'platform.approvals',
    faq: 'platform.content',
    documents: 'platform.content',
    imports: 'platform.catalogue',
    'user-imports': 'platform.people',
  },
  company: {
    people: 'company.people',
    invitations: 'company.people',
    budgets: 'company.budgets',
    approvals: 'company.budgets',
    core: 'company.core',
    imports: 'company.people',
    'budget-imports': 'company.budgets',
  },
} as const satisfies Record<string, Record<string, Permission>>;

export type SiteOfLists = keyof typeof KEEPABLE;

/** Longest name of a saved list, and how many one person may have of one list. */
export const LONGEST_LIST_NAME = 40;
export const MOST_SAVED_LISTS = 20;

/** Whether somebody may see a list of a site at all, and so keep it: a list that nobody may keep is none. */
export function mayKeep(roles: Roles, site: SiteOfLists, list: string): boolean {
  const lists: Readonly<Record<string, Permission>> = KEEPABLE[site];
  const permission = Object.hasOwn(lists, list) ? lists[list] : undefined;
  return permission !== undefined && mayRead(roles, permission);
}

/** What it takes to show a saved list to everybody of a site, and to change one that they see. */
export const toShare = (site: SiteOfLists) => `${site}.settings` as const;

/** Whether somebody may do that. */
export const mayShare = (roles: Roles, site: SiteOfLists): boolean => mayWrite(roles, toShare(site));

/** A name by which two lists of one person are the same: case does not count, nor how a letter is put together. */
export const listNameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();
