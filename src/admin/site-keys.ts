import { useEffectEvent, useLayoutEffect } from 'react';
import { letterOf } from '#design-system/keyboard/letter-of.ts';

/** What a key asks for; `go` names the letter after g. */
export type Asked = 'palette' | 'search' | 'new' | 'help' | { go: string };

/** Milliseconds in which the letter after g is waited for. */
export const SECOND_LETTER = 1500;

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** Where letters are of what is typed, of a question or of a menu. */
export const OWN_LETTERS =
  'input, textarea, select, [contenteditable], [role=textbox], [role=dialog], [role=alertdialog], [role=menu]';

const isTyping = (at: EventTarget | null) => at instanceof Element && at.closest(OWN_LETTERS) !== null;

/**
 * What a press asks for, wherever one is: Ctrl K (⌘ K) the palette; and while nothing is being typed, where letters are switched
 * on, one sign or two letters. `afterG`: a g was pressed just before.
 */
export function askedBy(press: Press, afterG: boolean, letters: boolean): Asked | 'g' | null {
  const held = press.ctrlKey || press.metaKey;
  const letter = letterOf(press);
  if (held && !press.altKey && letter.toLowerCase() === 'k') return 'palette';
  if (held || press.altKey || !letters || isTyping(press.target)) return null;
  if (afterG && /^[a-z]$/.test(letter)) return { go: letter };
  if (letter === 'g') return 'g';
  if (letter === '/') return 'search';
  if (letter === 'n') return 'new';
  return letter === '?' ? 'help' : null;
}

/**
 * Listens for the keys of the site. `onAsked` answers whether it did something: what it did not is the browser's, but for the
 * letter after g, which means nothing else to the page.
 */
export function useSiteKeys(letters: boolean, onAsked: (asked: Asked) => boolean): void {
  const answer = useEffectEvent(onAsked);
  // Before the effects of the page, whose own letters come after the one that follows g.
  useLayoutEffect(() => {
    let until = 0;
    let afterG: Event | null = null;
    const press = (event: KeyboardEvent) => {
      const asked = askedBy(event, event === afterG, letters);
      until = asked === 'g' ? event.timeStamp + SECOND_LETTER : 0;
      if (asked === null || asked === 'g') return;
      if (answer(asked) || event === afterG) event.preventDefault();
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
