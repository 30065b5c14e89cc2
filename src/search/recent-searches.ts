import { useState } from 'react';
import { searchKey } from '#contract/search/search.rules.ts';
import { keepCopy, readCopy } from '../ground/offline-copy.ts';

const MOST = 5;

/** The searches of late with one more, which is not there twice however it was written. */
export function withSearch(searches: readonly string[], text: string): readonly string[] {
  const key = searchKey(text);
  if (key === '') return searches;
  return [text.trim(), ...searches.filter((one) => searchKey(one) !== key)].slice(0, MOST);
}

/** What was searched for on this device, until it is cleared or one signs out; only searches from which one went on to a result are stored. */
export function useRecentSearches() {
  const [searches, setSearches] = useState(() => readCopy('searches')?.copy ?? []);
  const keep = (next: readonly string[]) => {
    keepCopy('searches', next, new Date());
    setSearches(next);
  };
  return { searches, add: (text: string) => keep(withSearch(searches, text)), clear: () => keep([]) };
}
