import type { KeyboardEvent } from 'react';
import type { PdfView } from './pdf-bar.tsx';
import { TEXT_SIZES } from './pdf-text.tsx';
import { zoomedBy } from './zoom.ts';

interface Keys {
  view: PdfView;
  page: number;
  count: number;
  goTo: (page: number) => void;
  zoom: number;
  onZoom: (zoom: number) => void;
  textSize: number;
  onTextSize: (size: number) => void;
}

/** Handles a key, unless it is a shortcut of the browser or the focused control has already used it, as arrows in a choice. */
export function keyHandler(keys: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const act = actionOf(event.key, keys);
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** What a key does. Up and down move within a page, as everywhere; so do Page Up and Down within text, which is longer. */
function actionOf(key: string, { view, page, count, goTo, ...tools }: Keys): (() => void) | null {
  const { zoom, onZoom, textSize, onTextSize } = tools;
  const isText = view === 'text';
  const resize = (direction: 1 | -1) => () =>
    isText
      ? onTextSize(Math.min(TEXT_SIZES.length - 1, Math.max(0, textSize + direction)))
      : onZoom(zoomedBy(zoom, direction));
  const to = (next: number) => () => goTo(next);
  const keys: Partial<Record<string, () => void>> = {
    ArrowRight: to(page + 1),
    ArrowLeft: to(page - 1),
    Home: to(1),
    End: to(count),
    ...(isText ? {} : { PageDown: to(page + 1), PageUp: to(page - 1), '0': () => onZoom(1) }),
    '+': resize(1),
    '-': resize(-1),
  };
  return keys[key] ?? null;
}
