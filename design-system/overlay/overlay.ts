import { type MouseEvent, useRef } from 'react';
import { cn } from '../classes/cn.ts';
import type { dialogWidths } from '../tokens.ts';
import { countedInPage } from './counted-in-page.ts';
import { keepInSight } from './keep-in-sight.ts';
import { stayOpen } from './stay-open.ts';

/** Widths by name: 400, 560, 720 and 960 px. */
export type OverlaySize = keyof typeof dialogWidths;

const widths: Record<OverlaySize, string> = {
  small: 'desk:max-w-small',
  regular: 'desk:max-w-regular',
  medium: 'desk:max-w-medium',
  large: 'desk:max-w-large',
};

/** The backdrop over the page, and the place of a dialog on it: the bottom edge of a phone, the middle elsewhere. */
export const scrim = cn(
  'fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)] items-end justify-items-center bg-scrim desk:items-center desk:p-6',
  'transition-opacity duration-slow starting:opacity-0',
);

/** The backdrop of a dialog. Toasts move to the upper edge of the page meanwhile, away from its buttons. */
export const asSheet = { className: scrim, ref: countedInPage('sheets'), onMouseDown: markOwn };

/** Keyframe of a sheet's leaving: the same as `sheet` starts with. */
export const DOWN = { translate: '0 2rem' };

/** Scroll padding between a sticky head and foot, so that a focused control and its label are not hidden behind them. */
export const betweenHeadAndFoot = 'scroll-pt-28 scroll-pb-24';

/** The panel of a dialog. It scrolls as a whole; its head and foot are sticky. On a phone there is room above it for a toast. */
export const sheet = (size: OverlaySize) =>
  cn(
    'relative flex max-h-[calc(100dvh-6.5rem)] [@media(max-height:25rem)]:max-h-[94dvh] w-full flex-col overflow-y-auto overscroll-contain edge rounded-t-24 bg-surface-raised text-ink shadow-3',
    'outline-none transition-[opacity,translate] duration-slow starting:translate-y-8 starting:opacity-0',
    'desk:max-h-full desk:rounded-24',
    widths[size],
  );

/**
 * Moves the focus into a dialog and back to what opened it. The whole dialog is focused, so that its title is read; a field inside with
 * `data-autofocus` comes first.
 */
export function useFocusTrip() {
  const opener = useRef<Element | null>(null);
  return {
    onFocus: keepInSight,
    onEscapeKeyDown: stayOpen,
    onOpenAutoFocus(event: Event) {
      event.preventDefault();
      opener.current = document.activeElement;
      const content = event.currentTarget as HTMLElement | null;
      (content?.querySelector<HTMLElement>('[data-autofocus]') ?? content)?.focus({ preventScroll: true });
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const back = opener.current;
      const alive = back instanceof HTMLElement && back.isConnected && back !== document.body;
      // The page that opened it may be gone: then another page has moved the focus to its heading, or is about to.
      if (!alive && document.activeElement !== document.body) return;
      const target = alive ? back : document.querySelector('main');
      target?.focus({ preventScroll: true });
    },
  };
}

const pressed = new WeakSet<EventTarget>();

// The second press of a double click on the opener hits the dialog, and would select the nearest word.
function markOwn(event: MouseEvent) {
  if (event.detail < 2) pressed.add(event.currentTarget);
  else if (!pressed.has(event.currentTarget)) event.preventDefault();
}
