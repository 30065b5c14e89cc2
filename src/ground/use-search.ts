import { useState } from 'react';
import type { Located } from './use-address.ts';
import { useWhenRested } from './use-when-rested.ts';

/** specification.md 9: a search waits so long after the last letter. Milliseconds. */
const SEARCH_PAUSE = 400;

/**
 * What stands in a search field; it reaches the address after a pause. A search that is narrowed is one step of the history,
 * not one for each pause. Another search from outside (Back) replaces what is typed.
 */
export function useSearch<Values extends { search: string }>({
  values: { search },
  go,
}: Pick<Located<Values>, 'values' | 'go'>): [string, (text: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  useWhenRested(typed, SEARCH_PAUSE, (text) => {
    setTyped(null);
    const wanted = text.trim();
    if (wanted !== search) go({ search: wanted } as Partial<Values>, { replace: search !== '' && wanted !== '' });
  });
  return [typed ?? search, setTyped];
}
