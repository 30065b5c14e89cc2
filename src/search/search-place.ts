import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** State of a history entry while the search is open over its page. */
interface Entry {
  searching?: true;
}

/**
 * Whether the search is open, and functions to open and close it. It is a history entry of its own, so that Back closes it and
 * an opened result replaces it.
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
  // Closed before its field was rendered: stops collecting keys.
  useEffect(() => {
    if (!searching) stopCollecting();
  }, [searching]);
  return { searching, open, close };
}

/** Whether a key press opens the search: Ctrl K (⌘ K) anywhere, and a slash where the focus is in a list (WCAG 2.1.4). */
export function asksForSearch(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>,
): boolean {
  const held = event.ctrlKey || event.metaKey;
  // Like `letterOf` of the design system, which is too large for the first load.
  if (held && !event.altKey && (event.key > '~' ? event.code.slice(3) : event.key).toLowerCase() === 'k') return true;
  if (held || event.altKey || event.key !== '/') return false;
  const at = event.target as Element | null;
  return (
    at?.closest?.('input, textarea, select, [contenteditable]') === null &&
    at.closest('main :is(ul, ol, table)') !== null
  );
}

// Text typed after the shortcut, while the code of the search is loading and until its field has the focus.
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

/** Collects typed text from now on for the field that is about to open. */
function typeAhead(): void {
  typedAhead = '';
  // In the capture phase, before the page's own shortcuts.
  addEventListener('keydown', collect, true);
}

const stopCollecting = () => removeEventListener('keydown', collect, true);

/** State of the search field, starting with the text typed before it had the focus. */
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

/** Opens the search by its shortcuts, on every page. */
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
