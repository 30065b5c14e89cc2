import { searchKey, sortKey } from '#contract/search/search.rules.ts';

/** The name, search key and sort key of a provider. */
export function providerNames(name: string) {
  return { name, searchKey: searchKey(name), sortKey: sortKey(name) };
}
