import type { AnswerOf } from '#contract/endpoint.ts';
import { MOST_FOUND, type searchShop } from '#contract/search/search.contract.ts';
import { holdsWords, searchWords } from '#contract/search/search.rules.ts';
import { readFilter } from '../benefits/benefit-filter.ts';
import { readOrder } from '../benefits/benefit-order.ts';
import type { CatalogueReader } from '../benefits/benefit-page.ts';
import { browse } from '../browse/kept-list.ts';
import type { Caller } from '../caller/caller.ts';
import { readProviders } from '../categories/categories.service.ts';
import { readCourses } from '../courses/courses.service.ts';
import type { Database } from '../database/database.ts';
import type { LearningReader } from '../learning/learning-row.ts';
import { readPackages } from '../packages/packages.service.ts';
import { readTransactions, toTransaction } from '../transactions/transactions.service.ts';

type Found = AnswerOf<typeof searchShop>;
type Searcher = CatalogueReader & LearningReader & Pick<Caller, 'favourites'>;

/** How many matching benefits, the most bought first, are ranked; those whose name matches come first. */
const BENEFITS_WEIGHED = 24;

/** A few results of every kind for `search`; none for a text without a letter. Never rows of other people. */
export async function readFound(database: Database, searcher: Searcher, search: string): Promise<Found> {
  const words = searchWords(search);
  if (words.length === 0) return { benefits: [], num_of_flexible: 0, providers: [], learning: [], transactions: [] };
  const [benefits, providers, learning, transactions] = await Promise.all([
    foundBenefits(database, searcher, search, words),
    foundProviders(database, searcher, words),
    foundLearning(database, searcher, search),
    foundTransactions(database, searcher, search),
  ]);
  return { ...benefits, providers, learning, transactions };
}

async function foundBenefits(
  database: Database,
  searcher: Searcher,
  search: string,
  words: readonly string[],
): Promise<Pick<Found, 'benefits' | 'num_of_flexible'>> {
  const filter = readFilter({ search }, searcher.currency);
  const wanted = { filter, order: readOrder(), page: 1, size: BENEFITS_WEIGHED };
  const { results } = await browse(database, searcher, wanted);
  const { count } = await browse(database, searcher, { ...wanted, filter: { ...filter, kind: 'flexible' }, size: 1 });
  const byName = results.filter(({ name }) => holdsWords(name, words));
  const others = results.filter((benefit) => !byName.includes(benefit));
  return { benefits: [...byName, ...others].slice(0, MOST_FOUND.benefits), num_of_flexible: count };
}

async function foundProviders(
  database: Database,
  searcher: Searcher,
  words: readonly string[],
): Promise<Found['providers']> {
  const [flexible, special] = await Promise.all(
    (['flexible', 'special'] as const).map((kind) => readProviders(database, searcher, { category: 0, kind })),
  );
  const known = new Set(flexible?.map(({ id }) => id));
  const all = [
    ...(flexible ?? []).map((provider) => ({ ...provider, special: false })),
    ...(special ?? []).filter(({ id }) => !known.has(id)).map((provider) => ({ ...provider, special: true })),
  ];
  return all.filter(({ name }) => holdsWords(name, words)).slice(0, MOST_FOUND.providers);
}

async function foundLearning(database: Database, searcher: Searcher, search: string): Promise<Found['learning']> {
  const query = { search, page_size: MOST_FOUND.learning };
  // An admin searches the shop as everybody does: what is not on offer is found in the admin panel.
  const reader = { ...searcher, isAdmin: false };
  const courses = await readCourses(database, reader, query);
  const packages = await readPackages(database, reader, query);
  // Packages get up to half of the places, because otherwise many matching courses would hide every package.
  const most = MOST_FOUND.learning;
  const places = most - Math.min(packages.results.length, most / 2);
  return [
    ...courses.results.slice(0, places).map((course) => ({ ...course, package: false })),
    ...packages.results.map((learning) => ({ ...learning, package: true })),
  ].slice(0, most);
}

async function foundTransactions(
  database: Database,
  searcher: Searcher,
  search: string,
): Promise<Found['transactions']> {
  const { results } = await readTransactions(database, searcher, { search, page_size: MOST_FOUND.transactions });
  return results.map((row) => toTransaction(row, searcher.language));
}
