import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { NewBenefit } from '../benefits/benefit-row.ts';
import { createBenefits } from '../benefits/benefits.service.ts';
import { categories, providers } from '../benefits/categories.table.ts';
import type { Database } from '../database/database.ts';
import { makeProvider, makeRates } from './benefits.ts';
import type { Person, PersonSettings } from './people.ts';
import type { TestApp } from './test-app.ts';

/** What a test says of a benefit; the rest is of no matter to it. */
export type Stocked = Partial<NewBenefit>;

/** Puts benefits into the catalogue as the shop itself does, only for the companies they name; answers their ids. */
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

/** Benefits of a provider of their own, so that what other tests make is not in the way. */
export async function stockOfOne({ database, clock }: TestApp, wanted: readonly Stocked[]) {
  const provider = await makeProvider(database, { name: `Provajder ${Math.random()}` });
  const ids = await stock(
    database,
    clock.now,
    wanted.map((each) => Object.assign({ providerId: provider }, each)),
  );
  return { provider, ids };
}

/** A benefit as somebody writes it, with nothing special but the changes. */
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

/** Reads benefits as one person of a company that alone has them. */
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

/** A person whose company alone has these benefits. */
export async function visit(shop: TestApp, wanted: readonly Stocked[], settings: PersonSettings = {}): Promise<Visit> {
  const person = await shop.person(settings);
  const ours = wanted.map((benefit) => ({ companies: [person.companyId], ...benefit }));
  const ids = await stock(shop.database, shop.clock.now, ours);
  const list = (query = '') => listAs(shop, person, query);
  return { person, ids, list, names: async (query) => (await list(query)).results.map(({ name }) => name) };
}

/** The list of benefits as this person gets it. */
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

/** Switches a provider off or on behind the shop's back. */
export async function setProviderActive(database: Database, id: number, active: boolean): Promise<void> {
  await database.update(providers).set({ active }).where(sql`${providers.id} = ${id}`);
}
