import { useState } from 'react';
import type { Located } from './use-address.ts';
import { useWhenRested } from './use-when-rested.ts';

/** specification.md 9: a search waits so long after the last letter. Milliseconds. */
const SEARCH_PAUSE = 400;

interface Searched<Values> extends Pick<Located<Values>, 'values' | 'go'> {
  /** Something is open over the list: the search waits until it is closed. */
  isCovered?: boolean;
}

interface Typing {
  text: string;
  /** The search in the address since the text was sent there, at first still the previous one; null until it is sent. */
  leaves: string | null;
}

/**
 * Text of a search field. It reaches the address after a pause, and stays in the field until it is there, which may take a moment during
 * typing. A trailing space stays, though the address has none. A search that is refined is one history entry, not one for each pause. A
 * different search from outside (Back) replaces the typed text.
 */
export function useSearch<Values extends { search: string }>({
  values: { search },
  go,
  isCovered = false,
}: Searched<Values>): [string, (text: string) => void] {
  const [typing, setTyping] = useState<Typing | null>(null);
  if (typing !== null && typing.leaves !== null && typing.leaves !== search) {
    setTyping(typing.text.trim() === search ? { text: typing.text, leaves: search } : null);
  }
  useWhenRested(isCovered ? null : (typing?.text ?? null), SEARCH_PAUSE, (text) => {
    const wanted = text.trim();
    setTyping({ text, leaves: search });
    if (wanted !== search) go({ search: wanted } as Partial<Values>, { replace: search !== '' && wanted !== '' });
  });
  return [typing?.text ?? search, (text) => setTyping({ text, leaves: null })];
}
