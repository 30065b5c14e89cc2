import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Format of `aria-keyshortcuts`: F6, the usual key between parts of a window, and another for keyboards without it. */
export const KEYS = 'F6 Alt+T';

/** Events that dialogs listen for on the document, above the body. */
const KEPT = ['focusin', 'pointerdown'];

const isWay = ({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !shiftKey && (altKey ? code === 'KeyT' : key === 'F6');

interface Time {
  /** The focus is on the messages: their timers are paused. */
  onPause: () => void;
  onResume: () => void;
}

/**
 * Moves the focus to the messages, which are last on the page, and back: by key, and automatically when the message with the focus is
 * gone. Also from a dialog, which stays open and gets the focus back.
 */
export function useWayToMessages(
  region: RefObject<HTMLElement | null>,
  ids: readonly (string | number)[],
  { onPause, onResume }: Time,
) {
  const from = useRef<HTMLElement | null>(null);
  const inside = useRef(false);

  const goThere = () => {
    const newest = region.current?.querySelector<HTMLElement>(`[data-toast="${ids.at(-1)}"] button`);
    if (!newest) return;
    const left = document.activeElement;
    // A dialog takes the focus back from another element, but not if the focus was removed first.
    if (left instanceof HTMLElement && left.closest('[role=dialog], [role=alertdialog]')) {
      from.current = left;
      left.blur();
    }
    newest.focus();
  };
  const goBack = () => {
    const back = from.current?.isConnected ? from.current : document.querySelector('main');
    back?.focus({ preventScroll: true });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const back = inside.current && event.key === 'Escape';
    if (!back && !isWay(event)) return;
    event.preventDefault();
    // Escape leads back, and closes no dialog.
    event.stopPropagation();
    if (inside.current) goBack();
    else goThere();
  });
  // Keeps events on a message from a dialog, which would close or take the focus back.
  const keepToItself = useEffectEvent((event: Event) => {
    if (region.current?.contains(event.target as Node)) event.stopPropagation();
  });
  const some = ids.length > 0;
  // In a layout effect, so that the shortcut works as soon as the message shows it.
  useLayoutEffect(() => {
    if (!some) return;
    const listener = (event: KeyboardEvent) => press(event);
    const quiet = (event: Event) => keepToItself(event);
    const body = document.body;
    addEventListener('keydown', listener, true);
    for (const kind of KEPT) body.addEventListener(kind, quiet);
    return () => {
      removeEventListener('keydown', listener, true);
      for (const kind of KEPT) body.removeEventListener(kind, quiet);
    };
  }, [some]);

  const afterGone = useEffectEvent(() => {
    if (!inside.current || region.current?.contains(document.activeElement)) return;
    inside.current = false;
    onResume();
    if (some) goThere();
    else goBack();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message went or came, or one took the place of another
  useEffect(() => afterGone(), [ids.join()]);

  return {
    onFocus(event: FocusEvent) {
      if (!inside.current && event.relatedTarget) from.current = event.relatedTarget as HTMLElement;
      inside.current = true;
      onPause();
    },
    onBlur(event: FocusEvent) {
      // A removed element loses the focus without a target: where the focus goes then is decided above.
      if (!event.relatedTarget && !event.target.isConnected) return;
      if (event.currentTarget.contains(event.relatedTarget)) return;
      inside.current = false;
      onResume();
    },
  };
}
