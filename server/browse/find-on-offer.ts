import type { Database } from '../database/database.ts';
import { wordsOf } from '../database/search-words.ts';
import { catalogueOf } from './catalogue-of.ts';

/** The result of a search among benefits on offer. */
export interface FoundOnOffer {
  isAny: boolean;
  /** How many there are; takes a millisecond for thousands. */
  count(): number;
}

/**
 * Searches the platform's benefits on offer for all words, at the version of the catalogue that the caller saw or a later one.
 * Null when this process has no catalogue in memory, or the search has no words.
 */
export async function findOnOffer(database: Database, version: number, search: string): Promise<FoundOnOffer | null> {
  const words = wordsOf(search);
  const catalogue = words.length > 0 ? await catalogueOf.ifKept(database, version) : null;
  if (!catalogue) return null;
  return {
    isAny: catalogue.words.some(words, catalogue.isOfPlatform),
    count: () => {
      let count = 0;
      for (const slot of catalogue.words.find(words)) if (catalogue.isOfPlatform(slot)) count += 1;
      return count;
    },
  };
}
