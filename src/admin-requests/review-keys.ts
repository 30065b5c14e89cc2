import { useEffect, useEffectEvent } from 'react';
import { letterOf } from '#design-system/keyboard/letter-of.ts';
import { OWN_LETTERS } from '../admin/site/site-keys.ts';

/** The actions of the keyboard shortcuts of the review. */
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

/** Shortcuts do not work in text fields, nor in the file while it has the focus, where r turns it. */
const HELD = `${OWN_LETTERS}, [data-own-keys]`;

/** The action of a key press; null for keys that are left to the browser, to a field, or to the site. */
export function askedBy(press: KeyboardEvent): ReviewKey | null {
  const { ctrlKey, metaKey, altKey, target } = press;
  if (ctrlKey || metaKey || altKey) return null;
  if (target instanceof Element && target.closest(HELD)) return null;
  return KEYS[letterOf(press)] ?? null;
}

/**
 * Handles the keyboard shortcuts of the review, where they are switched on. It runs after the site has taken the letter that follows its g,
 * and before the site's n.
 */
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
