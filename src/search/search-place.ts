import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What an entry of the history carries while one searches over its page. */
interface Entry {
  searching?: true;
}

/**
 * Whether one searches now, and how to begin and end it. It is a step of the history of its own, so that Back closes it
 * and what is found takes its place.
 */
export function useSearchPlace() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const searching = (state as Entry | null)?.searching === true;
  const open = useCallback(() => {
    if (searching) return;
    typeAhead();
    void navigate({ pathname, search, hash }, { state: { ...(state as object | null), searching: true } });
  }, [pathname, search, hash, state, searching, navigate]);
  const close = useCallback(() => void navigate(-1), [navigate]);
  // Left before the field was there: the keys are the page's again.
  useEffect(() => {
    if (!searching) stopCollecting();
  }, [searching]);
  return { searching, open, close };
}

/** Whether a press asks for the search: Ctrl K (⌘ K) anywhere, and a slash where the focus stands in a list (WCAG 2.1.4). */
export function asksForSearch(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>,
): boolean {
  const held = event.ctrlKey || event.metaKey;
  // As `letterOf` of the design system, which is too much for what comes first.
  if (held && !event.altKey && (event.key > '~' ? event.code.slice(3) : event.key).toLowerCase() === 'k') return true;
  if (held || event.altKey || event.key !== '/') return false;
  const at = event.target as Element | null;
  return (
    at?.closest?.('input, textarea, select, [contenteditable]') === null &&
    at.closest('main :is(ul, ol, table)') !== null
  );
}

// What is typed after the press, while the code of the search is still coming and until its field has the focus.
let typedAhead = '';
let tell: ((text: string) => void) | null = null;

function collect(event: KeyboardEvent): void {
  const isInField = (event.target as Element | null)?.matches?.('[role=dialog] input[role=combobox]');
  if (isInField) stopCollecting();
  if (isInField || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Backspace') typedAhead = typedAhead.slice(0, -1);
  else if (event.key.length === 1) typedAhead += event.key;
  else return;
  event.preventDefault();
  tell?.(typedAhead);
}

/** Keeps what is typed from now on for the field that is about to open. */
function typeAhead(): void {
  typedAhead = '';
  // Before the keys of the page, one of which it may be.
  addEventListener('keydown', collect, true);
}

const stopCollecting = () => removeEventListener('keydown', collect, true);

/** The text of the field: at first what was typed before it had the focus. */
export function useTypedAhead(): readonly [string, (text: string) => void] {
  const [text, setText] = useState(typedAhead);
  useEffect(() => {
    tell = setText;
    setText(typedAhead);
    return () => {
      tell = null;
    };
  }, []);
  return [text, setText];
}

/** Opens the search by its keys, wherever one is. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !asksForSearch(event)) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [open]);
}
