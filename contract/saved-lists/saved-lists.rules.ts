import { mayRead, mayWrite, type Permission } from '../permissions/permissions.rules.ts';
import type { Roles } from '../permissions/roles.ts';

/** Lists of each site whose views can be saved, by their places, with the permission needed to read them. */
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

/** Maximum length of a saved list's name, and how many views of one list a person can save. */
export const LONGEST_LIST_NAME = 40;
export const MOST_SAVED_LISTS = 20;

/** Whether a person can save views of a list, which they can if they may read it; false for unknown lists. */
export function mayKeep(roles: Roles, site: SiteOfLists, list: string): boolean {
  const lists: Readonly<Record<string, Permission>> = KEEPABLE[site];
  const permission = Object.hasOwn(lists, list) ? lists[list] : undefined;
  return permission !== undefined && mayRead(roles, permission);
}

/** Permission needed to share a saved list with everybody of a site, and to change a shared one. */
export const toShare = (site: SiteOfLists) => `${site}.settings` as const;

/** Whether a person may share saved lists. */
export const mayShare = (roles: Roles, site: SiteOfLists): boolean => mayWrite(roles, toShare(site));

/** Normalised name for comparing the names of a person's saved lists: in lower case and Unicode NFC. */
export const listNameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();
