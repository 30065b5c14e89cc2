import type { Database } from '../database/database.ts';
import { wordsOf } from '../database/search-words.ts';
import { catalogueOf } from './catalogue-of.ts';

/**
 * How many benefits of the platform that are on offer have all words of a search, at a version of the catalogue that somebody saw or a
 * later one. Null where this process keeps no catalogue, or nothing is searched for.
 */
export async function countOnOffer(database: Database, version: number, search: string): Promise<number | null> {
  const words = wordsOf(search);
  const catalogue = words.length > 0 ? await catalogueOf.ifKept(database, version) : null;
  if (!catalogue) return null;
  let count = 0;
  for (const slot of catalogue.words.find(words)) if (catalogue.isOfPlatform(slot)) count += 1;
  return count;
}
