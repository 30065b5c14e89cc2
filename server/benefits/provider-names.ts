import { searchKey, sortKey } from '#contract/search/search.rules.ts';

/** What a provider is called, found and sorted by. */
export function providerNames(name: string) {
  return { name, searchKey: searchKey(name), sortKey: sortKey(name) };
}
