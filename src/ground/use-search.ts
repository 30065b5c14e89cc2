import { useState } from 'react';
import type { Located } from './use-address.ts';
import { useWhenRested } from './use-when-rested.ts';

/** specification.md 9: a search waits so long after the last letter. Milliseconds. */
const SEARCH_PAUSE = 400;

interface Searched<Values> extends Pick<Located<Values>, 'values' | 'go'> {
  /** Something is open over what is searched: the search waits until that is closed. */
  isCovered?: boolean;
}

interface Typing {
  text: string;
  /** The search that stands in the address since this was sent there, at first the one before it; null until then. */
  leaves: string | null;
}

/**
 * What stands in a search field; it reaches the address after a pause, and stays in the field until it is there: that may take
 * a moment, in which one types on. The space before the next word stays, though the address has none. A search that is narrowed is
 * one step of the history, not one for each pause. Another search from outside (Back) replaces what is typed.
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
