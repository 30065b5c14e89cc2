import { useEffect, useState } from 'react';

/** Spec 9: a search waits so long after the last letter. Milliseconds. */
const SEARCH_PAUSE = 400;

/** What stands in a search field; it is searched for after a pause. Another search from outside (Back) replaces it. */
export function useSearch(search: string, onSearch: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      setTyped(null);
      if (typed !== search) onSearch(typed);
    }, SEARCH_PAUSE);
    return () => clearTimeout(timer);
  });
  return [typed ?? search, setTyped];
}
