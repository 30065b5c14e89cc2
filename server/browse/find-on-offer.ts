import type { Database } from '../database/database.ts';
import { wordsOf } from '../database/search-words.ts';
import { catalogueOf } from './catalogue-of.ts';

/** What a search finds on offer. */
export interface FoundOnOffer {
  isAny: boolean;
  /** How many they are: it takes a millisecond of the processor where they are thousands. */
  count(): number;
}

/**
 * Which benefits of the platform that are on offer have all words of a search, at a version of the catalogue that somebody saw or a
 * later one. Null where this process keeps no catalogue, or nothing is searched for.
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
