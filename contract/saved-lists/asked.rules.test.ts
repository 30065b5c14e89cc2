import { expect, it } from 'vitest';
import { askedOf, isToldOf } from './asked.rules.ts';
import { KEEPABLE, type SiteOfLists } from './saved-lists.rules.ts';

const looking = { companyId: 3, userId: 41, today: '2026-03-29' };
const asked = (site: SiteOfLists, list: string, text: string) =>
  askedOf({ site, list, address: Object.fromEntries(new URLSearchParams(text)) }, looking);

it.each<[string, SiteOfLists, string, string, object]>([
  ['as it is', 'platform', 'coupons', 'q=leto&state=active', { search: 'leto', state: 'active' }],
  ['without order, columns and rows', 'platform', 'coupons', 'sort=-changed&cols=name&rows=dense&per=50', {}],
  ['without what it does not know', 'platform', 'coupons', 'colour=red&constructor=x', {}],
  [
    'by the last days until today',
    'platform',
    'benefits',
    'changed=7d',
    { changed_from: '2026-03-23', changed_to: '2026-03-29' },
  ],
  ['by today alone', 'company', 'budgets', 'date=today', { date_from: '2026-03-29', date_to: '2026-03-29' }],
  ['by thirty days', 'company', 'budgets', 'date=30d', { date_from: '2026-02-28', date_to: '2026-03-29' }],
  ['by days', 'company', 'budgets', 'date=2026-03-01..', { date_from: '2026-03-01' }],
  ['without days that are none', 'company', 'budgets', 'date=2026-02-30..', {}],
  ['by amounts', 'platform', 'benefits', 'price=..5000.50', { price_to: '5000.50' }],
  ['by nobody else', 'platform', 'benefits', 'by=3-42', {}],
  ['by who looks', 'platform', 'benefits', 'by=me', { changed_by: '3-41' }],
  [
    'by what misses',
    'platform',
    'providers',
    'picture=without&benefits=with',
    { without_logo: 'true', without_benefits: 'false' },
  ],
  ['by the flexible budget', 'company', 'budgets', 'category=flexible,3', { category: '0,3' }],
  [
    'the last of each address alone',
    'company',
    'invitations',
    'invitation=unopened',
    { last: 'true', unopened: 'true' },
  ],
])('asks %s', (_, site, list, text, query) => {
  expect(asked(site, list, text)).toEqual(query);
});

// A proposal has no mail of new rows: whoever may decide on it is notified immediately.
it('knows every list that can be kept but the tree of categories, which has no rows of its own, and proposals', () => {
  const told = (site: SiteOfLists) => Object.keys(KEEPABLE[site]).filter((list) => !isToldOf(site, list));
  expect([told('platform'), told('company')]).toEqual([['categories', 'approvals'], ['approvals']]);
  expect(isToldOf('platform', 'constructor')).toBe(false);
});
