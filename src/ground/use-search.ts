import { useState } from 'react';
import { useWhenRested } from './use-when-rested.ts';

/** specification.md 9: a search waits so long after the last letter. Milliseconds. */
const SEARCH_PAUSE = 400;

/** What stands in a search field; it is searched for after a pause. Another search from outside (Back) replaces it. */
export function useSearch(search: string, onSearch: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  useWhenRested(typed, SEARCH_PAUSE, (text) => {
    setTyped(null);
    if (text !== search) onSearch(text);
  });
  return [typed ?? search, setTyped];
}
