import { expect, it } from 'vitest';
import { KEEPABLE } from '#contract/saved-lists/saved-lists.rules.ts';
import type { Waiting } from '#contract/today/today.contract.ts';
import { waitingWorkOf } from '../admin/site/waiting-work.ts';
import { benefitsAddress } from '../admin-benefits/benefits-address.ts';
import { providersAddress } from '../admin-benefits/providers-address.ts';
import { faqAddress } from '../admin-content/faq-address.ts';
import { suggestionsAddress } from '../admin-suggestions/suggestions-address.ts';
import { company } from './company-site.tsx';
import { corporate } from './corporate-site.tsx';
import { platform } from './platform-site.tsx';

it.each([platform, company, corporate])('$name has each place once, and each of its letters', ({ places }) => {
  const names = places.map(({ path }) => path);
  const letters = places.flatMap(({ letter }) => letter ?? []);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(letters).size).toBe(letters.length);
});

/** Pages without saved lists: they show no list of records, or only a short one. */
const NO_LISTS = ['today', 'requests', 'rates', 'changes', 'payroll', 'reports', 'roles', 'settings', 'announcements'];

it.each([
  { name: 'platform' as const, places: platform.places },
  { name: 'company' as const, places: company.places },
])('$name lets each of its lists be kept under a name by who may read it', ({ name: site, places }) => {
  const lists = places.filter(({ name }) => !NO_LISTS.includes(name));
  for (const { name, permission } of lists) expect(KEEPABLE[site]).toHaveProperty(name, permission);
});

const ADDRESSES = {
  benefits: benefitsAddress,
  providers: providersAddress,
  faq: faqAddress,
  suggestions: suggestionsAddress,
};

it.each<[Waiting['kind'], keyof typeof ADDRESSES]>([
  ['benefits.translation', 'benefits'],
  ['benefits.picture', 'benefits'],
  ['providers.idle', 'providers'],
  ['suggestions.new', 'suggestions'],
  ['questions.sr', 'faq'],
  ['questions.en', 'faq'],
])('%s waits in the list of %s, which knows each filter of the way to it', (kind, list) => {
  const [waits] = waitingWorkOf([{ kind, count: 1, fresh: 0, late: 0, oldest: { id: 1, name: '', at: '' } }], platform);
  const { pathname, searchParams } = new URL(waits?.to ?? '', 'https://izbor.test');
  expect(pathname).toBe(`/admin-panel/${list}`);
  const address: { read: (from: URLSearchParams) => object } = ADDRESSES[list];
  const read = Object.entries(address.read(searchParams)).map(([name, value]) => [name, String(value)]);
  expect(Object.fromEntries(read)).toMatchObject(Object.fromEntries(searchParams));
});
