import { useEffect, useEffectEvent } from 'react';

/** What a key asks for; `go` names the letter after g. */
export type Asked = 'palette' | 'search' | 'new' | 'help' | { go: string };

/** Milliseconds in which the letter after g is waited for. */
export const SECOND_LETTER = 1500;

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

const isTyping = (at: EventTarget | null) =>
  at instanceof Element &&
  at.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null;

/**
 * What a press asks for, wherever one is: Ctrl K (⌘ K) the palette; and while nothing is being typed, where letters are switched
 * on, one sign or two letters. `afterG`: a g was pressed just before.
 */
export function askedBy(press: Press, afterG: boolean, letters: boolean): Asked | 'g' | null {
  const held = press.ctrlKey || press.metaKey;
  if (held && !press.altKey && press.key.toLowerCase() === 'k') return 'palette';
  if (held || press.altKey || !letters || isTyping(press.target)) return null;
  if (afterG && /^[a-z]$/.test(press.key)) return { go: press.key };
  if (press.key === 'g') return 'g';
  if (press.key === '/') return 'search';
  if (press.key === 'n') return 'new';
  return press.key === '?' ? 'help' : null;
}

/** Listens for the keys of the site. `onAsked` answers whether it did something: what it did not is the browser's. */
export function useSiteKeys(letters: boolean, onAsked: (asked: Asked) => boolean): void {
  const answer = useEffectEvent(onAsked);
  useEffect(() => {
    let until = 0;
    let afterG: Event | null = null;
    const press = (event: KeyboardEvent) => {
      const asked = askedBy(event, event === afterG, letters);
      until = asked === 'g' ? event.timeStamp + SECOND_LETTER : 0;
      if (asked !== null && asked !== 'g' && answer(asked)) event.preventDefault();
    };
    // The letter after g is asked for before a row takes it: to that k alone is the row above.
    const early = (event: KeyboardEvent) => {
      if (event.timeStamp >= until) return;
      afterG = event;
      press(event);
    };
    const late = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && event !== afterG) press(event);
    };
    addEventListener('keydown', early, true);
    addEventListener('keydown', late);
    return () => {
      removeEventListener('keydown', early, true);
      removeEventListener('keydown', late);
    };
  }, [letters]);
}
