import { addDays, isDay, isLately, LATELY } from '../calendar/days.rules.ts';
import type { SiteOfLists } from './saved-lists.rules.ts';

/** The person who looks at a list, and the current business day: filters for one's own records and for the last days depend on them. */
export interface Looking {
  companyId: number;
  userId: number;
  today: string;
}

type Asked = Readonly<Record<string, string>>;
/** Translates a filter of a list's address into parameters of its call. */
type Meaning = (text: string, name: string, looking: Looking) => Asked;

const same: Meaning = (text, name) => ({ [name]: text });
const lacks =
  (asked: string): Meaning =>
  (text) =>
    text === 'with' || text === 'without' ? { [asked]: String(text === 'without') } : {};
const set =
  (asked: string): Meaning =>
  () => ({ [asked]: 'true' });

const between: Meaning = (text, name) => {
  const [from = '', to = ''] = text.split('..');
  const limits = Object.entries({ [`${name}_from`]: from, [`${name}_to`]: to });
  return Object.fromEntries(limits.filter(([, limit]) => limit !== ''));
};

const days: Meaning = (text, name, looking) => {
  const lately = isLately(text) ? LATELY[text] : undefined;
  const meant = lately === undefined ? text : `${addDays(looking.today, 1 - lately)}..${looking.today}`;
  return meant.split('..').every((day) => day === '' || isDay(day)) ? between(meant, name, looking) : {};
};

const mine: Meaning = (text, _, { companyId, userId }) =>
  text === 'me' ? { changed_by: `${companyId}-${userId}` } : {};

const flexibleToo: Meaning = (text) => ({
  category: text
    .split(',')
    .map((one) => (one === 'flexible' ? '0' : one))
    .join(','),
});

type Meanings = Readonly<Record<string, Meaning>>;

const allSame = (...names: readonly string[]): Meanings => Object.fromEntries(names.map((name) => [name, same]));

const benefits: Meanings = {
  ...allSame('state', 'kind', 'way', 'category', 'provider', 'company', 'missing', 'ids'),
  price: between,
  by: mine,
  changed: days,
};
const providers: Meanings = {
  ...allSame('state', 'ids'),
  picture: lacks('without_logo'),
  benefits: lacks('without_benefits'),
};
const orders: Meanings = { ...allSame('status', 'company', 'way', 'ids'), date: days, sum: between };
const learning = allSame('type', 'state', 'missing', 'ids');
const suggestions = allSame('status', 'category', 'company', 'ids');
const coupons = allSame('state', 'ids');
const companies: Meanings = { ...allSame('state', 'country', 'currency'), admin: lacks('without_admin') };
const users: Meanings = { ...allSame('company', 'role', 'state', 'ids'), code: lacks('without_code') };
const invitations: Meanings = { ...allSame('company', 'state'), invitation: set('unopened') };
const faq = allSame('topic', 'missing', 'state', 'ids');
const documents = allSame('language', 'missing', 'state', 'ids');
const core = allSame('whose', 'missing', 'state', 'ids');
const imports = allSame('state', 'company');
const people: Meanings = {
  ...allSame('state', 'unit', 'role', 'ids'),
  invitation: set('unopened'),
  budget: lacks('without_budget'),
  left: between,
};
const budgets: Meanings = { ...allSame('state', 'by', 'ids'), category: flexibleToo, date: days };

/**
 * Lists that a person can follow (a mail each morning with what is new), and how each filter of their addresses becomes a parameter of
 * the call.
 */
const TOLD: Readonly<Record<SiteOfLists, Readonly<Record<string, Meanings>>>> = {
  platform: {
    benefits,
    providers,
    courses: learning,
    packages: learning,
    coupons,
    companies,
    users,
    invitations,
    orders,
    suggestions,
    faq,
    documents,
    imports,
    'user-imports': imports,
  },
  company: { people, invitations, budgets, core, imports, 'budget-imports': imports },
};

/** Parameters that a list's call gets in any case. */
const ALWAYS: Readonly<Record<string, Asked>> = { invitations: { last: 'true' } };

/** Whether a list can be followed: a mail each morning tells what is new in it. */
export const isToldOf = (site: SiteOfLists, list: string): boolean => Object.hasOwn(TOLD[site], list);

/** Parameters of the list's call for the address of a saved list, as texts; filters that the list does not know are left out. */
export function askedOf(
  { site, list, address }: { site: SiteOfLists; list: string; address: Asked },
  looking: Looking,
): Asked {
  const meanings = TOLD[site][list] ?? {};
  const asked = Object.entries(address).map(([name, text]) => {
    if (name === 'q') return { search: text };
    return Object.hasOwn(meanings, name) ? meanings[name]?.(text, name, looking) : {};
  });
  return Object.assign({}, ALWAYS[list], ...asked);
}
