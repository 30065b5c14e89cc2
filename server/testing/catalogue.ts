import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { NewBenefit } from '../benefits/benefit-row.ts';
import { createBenefits } from '../benefits/benefits.service.ts';
import { categories, providers } from '../benefits/categories.table.ts';
import type { Database } from '../database/database.ts';
import { makeProvider, makeRates } from './benefits.ts';
import type { Person, PersonSettings } from './people.ts';
import type { TestApp } from './test-app.ts';

/** The properties of a benefit that matter to a test. */
export type Stocked = Partial<NewBenefit>;

/** Adds benefits to the catalogue through the shop's own code, only for the companies that they name; returns their ids. */
export async function stock(database: Database, now: Date, wanted: readonly Stocked[]): Promise<number[]> {
  await makeRates(database, now);
  await makeTree(database);
  const providerId = await makeProvider(database, { name: 'Kuća dobrih stvari' });
  return database.transaction((transaction) =>
    createBenefits(
      transaction,
      wanted.map((changes) => plainBenefit(now, { providerId, ...changes })),
    ),
  );
}

/** Makes benefits of a new provider, separate from those of other tests. */
export async function stockOfOne({ database, clock }: TestApp, wanted: readonly Stocked[]) {
  const provider = await makeProvider(database, { name: `Provajder ${Math.random()}` });
  const ids = await stock(
    database,
    clock.now,
    wanted.map((each) => Object.assign({ providerId: provider }, each)),
  );
  return { provider, ids };
}

/** A benefit with default values but for `changes`. */
export function plainBenefit(now: Date, changes: Stocked & { providerId: number }): NewBenefit {
  return {
    kind: 'flexible',
    wayToBuy: 'web',
    categoryId: 1,
    nameEn: 'Thing',
    nameSr: 'Stvar',
    shortDescriptionEn: 'A good thing.',
    shortDescriptionSr: 'Dobra stvar.',
    descriptionEn: '',
    descriptionSr: '',
    instructionsEn: '',
    instructionsSr: '',
    limitationsEn: '',
    limitationsSr: '',
    promoMaterial: [],
    pictures: [],
    locations: ['Beograd'],
    price: 100_000,
    currency: 'RSD',
    discount: 0,
    companyPrice: 0,
    nfc: false,
    monthly: false,
    website: null,
    active: true,
    offeredAt: null,
    bought: 0,
    addedAt: now,
    companies: null,
    ...changes,
  };
}

/** A person who sees exactly these benefits, which only their company has. */
export interface Visit {
  person: Person;
  ids: number[];
  /** The answer of `GET v2/benefit/`. */
  list(query?: string): Promise<ListAnswer>;
  /** The names in the list, in its order. */
  names(query?: string): Promise<string[]>;
}

interface ListAnswer {
  count: number;
  next: string | null;
  previous: string | null;
  results: { id: number; name: string; favorite: boolean }[];
}

/** Makes a person whose company is the only one with these benefits. */
export async function visit(shop: TestApp, wanted: readonly Stocked[], settings: PersonSettings = {}): Promise<Visit> {
  const person = await shop.person(settings);
  const ours = wanted.map((benefit) => ({ companies: [person.companyId], ...benefit }));
  const ids = await stock(shop.database, shop.clock.now, ours);
  const list = (query = '') => listAs(shop, person, query);
  return { person, ids, list, names: async (query) => (await list(query)).results.map(({ name }) => name) };
}

/** The list of benefits as this person sees it. */
export async function listAs(shop: TestApp, person: Person, query = ''): Promise<ListAnswer> {
  const answer = await shop.call(person, 'GET', `/v2/benefit/${query}`);
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body;
}

/** Sport (1) with swimming (11) and yoga (12), and health (3) with teeth (31). */
async function makeTree(database: Database): Promise<void> {
  const named = (id: number, parentId: number | null, nameEn: string, nameSr: string) => ({
    id,
    parentId,
    nameEn,
    nameSr,
    position: id,
    icon: 'sport',
  });
  await database
    .insert(categories)
    .values([
      named(1, null, 'Sport', 'Sport i rekreacija'),
      named(11, 1, 'Swimming', 'Plivanje'),
      named(12, 1, 'Yoga', 'Joga'),
      named(3, null, 'Health', 'Zdravlje'),
      named(31, 3, 'Teeth', 'Zubi'),
    ])
    .onConflictDoNothing();
}

/** Deactivates or activates a provider directly in the database. */
export async function setProviderActive(database: Database, id: number, active: boolean): Promise<void> {
  await database.update(providers).set({ active }).where(sql`${providers.id} = ${id}`);
}
