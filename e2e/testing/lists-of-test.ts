import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Method } from '#contract/endpoint.ts';
import { type Account, signIn } from './imports-of-test.ts';
import { expect, PASSWORD } from './shop.ts';
import type { StartedShop } from './start-shop.ts';

/** Names of the records of each list. The last two are inactive: not offered, ended, withdrawn or discarded. */
export const FRUITS = ['Ananas', 'Borovnica', 'Cimet', 'Dunja', 'Endivija'] as const;
export type Fruit = (typeof FRUITS)[number];

export const MILAN: Account = { email: 'admin@izbor.demo', password: PASSWORD };
export const VESNA: Account = { email: 'company-admin@izbor.demo', password: PASSWORD };

interface Made {
  id: number;
  pk: number;
  revision: number;
  impact: string;
  active: boolean;
}

/** Makes calls as a person; a call that fails fails the test. */
export async function callsAs(request: APIRequestContext, who: Account) {
  const { call } = await signIn(request, who);
  return async (method: Method, path: string, body?: object, headers?: Record<string, string>) => {
    const answer = await call(method, path, body, headers);
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer.body as Made & { results: Made[] };
  };
}
type Call = Awaited<ReturnType<typeof callsAs>>;

const isOff = (fruit: Fruit) => FRUITS.indexOf(fruit) > 2;

/** Ends a record whose end has no impact. */
async function end(call: Call, { path, revision }: { path: string; revision: number }): Promise<void> {
  const { impact } = await call('GET', `${path}impact/`);
  const body = { impact, reason: 'Za proveru' };
  await call('POST', `${path}deactivate/`, body, { 'If-Revision-Match': String(revision) });
}

/** Adds records and ends the last two of them. */
async function addAndEnd(call: Call, path: string, bodyOf: (fruit: Fruit) => object): Promise<void> {
  for (const fruit of FRUITS) {
    const { id, revision } = await call('POST', path, bodyOf(fruit));
    if (isOff(fruit)) await end(call, { path: `${path}${id}/`, revision });
  }
}

async function addToCatalogue(call: Call, word: string): Promise<void> {
  const named = (fruit: Fruit) => ({ name_sr: `${fruit} ${word}`, name_en: `${fruit} ${word}` });
  await addAndEnd(call, '/admin/providers/', (fruit) => ({ name: `${fruit} ${word}` }));
  const { id: provider } = await call('POST', '/admin/providers/', { name: 'Voćnjak' });
  for (const fruit of ['Dunja', 'Endivija'] as const) {
    const { id, revision } = await call('POST', '/admin/categories/', { ...named(fruit), icon: 'sport' });
    await end(call, { path: `/admin/categories/${id}/`, revision });
  }
  const prices = { Ananas: 3000, Borovnica: 1000, Cimet: 2000, Dunja: 4000, Endivija: 5000 };
  for (const fruit of FRUITS) {
    await call('POST', '/admin/benefits/', {
      ...named(fruit),
      kind: isOff(fruit) ? 'special' : 'flexible',
      way_to_buy: 'web',
      provider_id: provider,
      category_id: 1001,
      price: prices[fruit],
      currency: 'RSD',
    });
  }
}

async function addRest(call: Call, word: string): Promise<void> {
  const percents = { Ananas: 30, Borovnica: 10, Cimet: 20, Dunja: 40, Endivija: 50 };
  for (const fruit of FRUITS) {
    const name = `${fruit} ${word}`;
    const { pk } = await call('POST', '/user/coupon/', { name, percent_off: percents[fruit] });
    if (isOff(fruit)) await call('PATCH', `/user/coupon/${pk}/`, { active: false });
    await call('POST', '/admin/faq/', {
      topic_sr: 'Voće',
      topic_en: 'Fruit',
      question_sr: name,
      question_en: name,
      answer_sr: '<p>Da.</p>',
      answer_en: '<p>Yes.</p>',
      active: !isOff(fruit),
    });
  }
  await addAndEnd(call, '/admin/companies/', (fruit) => ({ name: `${fruit} ${word}`, country: 'RS', currency: 'RSD' }));
}

/** Invites all five people and withdraws the invitations of the last two. */
async function addPeople(call: Call, word: string): Promise<void> {
  for (const fruit of FRUITS) {
    const email = `${fruit.toLowerCase()}-${word}@vetar.rs`;
    await call('POST', '/company/people/', { email, first_name: fruit, last_name: word, language: 'SR', invite: true });
    if (!isOff(fruit)) continue;
    const { results } = await call('GET', `/company/invitations/?search=${email}`);
    await call('DELETE', `/company/invitations/${results[0]?.id}/`);
  }
}

async function addImports(call: Call, path: string, bodyOf: (fruit: Fruit) => object): Promise<void> {
  for (const fruit of ['Ananas', 'Dunja', 'Endivija'] as const) {
    const { id } = await call('POST', path, { ...bodyOf(fruit), rows: 1 });
    if (isOff(fruit)) await call('POST', `${path}${id}/discard/`);
  }
}

const words = new Map<string, Promise<string>>();

/** The word that the records made here have in every list of a shop, and no others; they are made once per shop. */
export function wordInLists(request: APIRequestContext, { url }: StartedShop): Promise<string> {
  const word = words.get(url) ?? fillLists(request);
  words.set(url, word);
  return word;
}

async function fillLists(request: APIRequestContext): Promise<string> {
  // Letters that no fruit contains, so that a search finds only this word.
  const word = `Q${randomUUID().slice(0, 8).toUpperCase()}`;
  const [platform, company] = [await callsAs(request, MILAN), await callsAs(request, VESNA)];
  const { results: companies } = await company('GET', '/company/people/?page_size=1');
  expect(companies).toHaveLength(1);
  const own = ((await company('GET', '/v2/me/')) as unknown as { company: { id: number } }).company.id;
  await addToCatalogue(platform, word);
  await addRest(platform, word);
  await addPeople(company, word);
  const named = (fruit: Fruit) => ({ file_name: `${fruit} ${word}.csv` });
  const people = (fruit: Fruit) => ({ ...named(fruit), columns: ['E-adresa'] });
  await addImports(platform, '/admin/imports/', (fruit) => ({ ...named(fruit), columns: ['Naziv'] }));
  await addImports(platform, '/admin/user-imports/', (fruit) => ({ ...people(fruit), company: own }));
  await addImports(company, '/company/imports/', people);
  await addImports(company, '/company/budget-imports/', people);
  return word;
}
