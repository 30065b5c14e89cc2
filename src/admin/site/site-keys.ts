import { useEffectEvent, useLayoutEffect } from 'react';
import { letterOf } from '#design-system/keyboard/letter-of.ts';

/** What a shortcut asks for; `go` is the letter after g. */
export type Asked = 'palette' | 'search' | 'new' | 'help' | { go: string };

/** How long the letter after g is waited for, in milliseconds. */
export const SECOND_LETTER = 1500;

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** Elements that use letters themselves: fields, dialogs and menus. */
export const OWN_LETTERS =
  'input, textarea, select, [contenteditable], [role=textbox], [role=dialog], [role=alertdialog], [role=menu]';

const isTyping = (at: EventTarget | null) => at instanceof Element && at.closest(OWN_LETTERS) !== null;

/**
 * What a key press asks for. Ctrl K (⌘ K) opens the palette anywhere; one sign or two letters work while nothing is being typed, if letters
 * are switched on. `afterG`: a g was pressed just before.
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
 * Listens for the shortcuts of the site. `onAsked` returns whether it did something; if not, the browser handles the key, except for the
 * letter after g, which means nothing else to the page.
 */
export function useSiteKeys(letters: boolean, onAsked: (asked: Asked) => boolean): void {
  const answer = useEffectEvent(onAsked);
  // Runs before the effects of the page: the letter after g takes precedence over the page's own letters.
  useLayoutEffect(() => {
    let until = 0;
    let afterG: Event | null = null;
    const press = (event: KeyboardEvent) => {
      const asked = askedBy(event, event === afterG, letters);
      until = asked === 'g' ? event.timeStamp + SECOND_LETTER : 0;
      if (asked === null || asked === 'g') return;
      if (answer(asked) || event === afterG) event.preventDefault();
    };
    // Handled in the capture phase, before a row gets it: k alone would move to the row above.
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
