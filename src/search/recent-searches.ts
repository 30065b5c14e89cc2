import { useState } from 'react';
import { searchKey } from '#contract/search/search.rules.ts';
import { keepCopy, readCopy } from '../ground/offline-copy.ts';

const MOST = 5;

/** The recent searches with one added at the front, without duplicates that differ only in spelling (searchKey). */
export function withSearch(searches: readonly string[], text: string): readonly string[] {
  const key = searchKey(text);
  if (key === '') return searches;
  return [text.trim(), ...searches.filter((one) => searchKey(one) !== key)].slice(0, MOST);
}

/**
 * The recent searches on this device, until they are cleared or the person signs out; only searches from which a result was
 * opened are stored.
 */
export function useRecentSearches() {
  const [searches, setSearches] = useState(() => readCopy('searches')?.copy ?? []);
  const keep = (next: readonly string[]) => {
    keepCopy('searches', next, new Date());
    setSearches(next);
  };
  return { searches, add: (text: string) => keep(withSearch(searches, text)), clear: () => keep([]) };
}
