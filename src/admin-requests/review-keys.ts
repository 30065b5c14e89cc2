import { useEffect, useEffectEvent } from 'react';
import { letterOf } from '#design-system/keyboard/letter-of.ts';
import { OWN_LETTERS } from '../admin/site-keys.ts';

/** What a letter asks for while requests are reviewed. */
export type ReviewKey = 'down' | 'up' | 'accept' | 'refuse' | 'ask' | 'next' | 'file' | 'undo' | 'choose';

const KEYS: Record<string, ReviewKey> = {
  j: 'down',
  k: 'up',
  a: 'accept',
  r: 'refuse',
  q: 'ask',
  n: 'next',
  f: 'file',
  z: 'undo',
  x: 'choose',
};

/** Letters are of what is typed, and of the file while it has the focus: there r turns it. */
const HELD = `${OWN_LETTERS}, [data-own-keys]`;

/** What a press asks for; null for what is of the browser, of a field, or of the site. */
export function askedBy(press: KeyboardEvent): ReviewKey | null {
  const { ctrlKey, metaKey, altKey, target } = press;
  if (ctrlKey || metaKey || altKey) return null;
  if (target instanceof Element && target.closest(HELD)) return null;
  return KEYS[letterOf(press)] ?? null;
}

/** Listens for the letters of reviewing, where letters are switched on. Comes after g of the site has taken its letter, and before its n. */
export function useReviewKeys(letters: boolean, onAsked: (asked: ReviewKey) => boolean): void {
  const answer = useEffectEvent(onAsked);
  useEffect(() => {
    if (!letters) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const asked = askedBy(event);
      if (asked !== null && answer(asked)) event.preventDefault();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [letters]);
}
