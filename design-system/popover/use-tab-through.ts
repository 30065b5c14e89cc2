import { type KeyboardEvent, type RefObject, useEffect } from 'react';

type Part = RefObject<HTMLElement | null>;

/**
 * Moves Tab from a control into the content shown beside it and on to what follows the control, since in the document the content is at
 * the end. Returns the key handler of the content.
 */
export function useTabThrough(anchor: Part, content: Part, wanted: boolean) {
  useEffect(() => {
    const control = anchor.current;
    if (!wanted || !control) return;
    const enter = (event: Pressed) => {
      const [first] = stopsIn(content.current);
      if (!isTab(event) || event.shiftKey || !first) return;
      event.preventDefault();
      first.focus();
    };
    control.addEventListener('keydown', enter);
    return () => control.removeEventListener('keydown', enter);
  }, [anchor, content, wanted]);
  return (event: KeyboardEvent) => {
    const stops = stopsIn(content.current);
    const edges = event.shiftKey ? [content.current, stops[0]] : [stops.at(-1)];
    if (!wanted || !isTab(event) || !edges.some((edge) => edge === event.target)) return;
    // Forward, the browser continues from the control by itself.
    anchor.current?.focus({ preventScroll: true });
    if (event.shiftKey) event.preventDefault();
  };
}

type Pressed = Pick<globalThis.KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>;

const isTab = ({ key, altKey, ctrlKey, metaKey }: Pressed) => key === 'Tab' && !altKey && !ctrlKey && !metaKey;

const stopsIn = (part: HTMLElement | null) => [
  ...(part?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? []),
];
