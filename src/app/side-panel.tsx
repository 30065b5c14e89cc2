import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ChunkBoundary } from '../ground/chunk-boundary.tsx';
import { lazyView } from '../ground/lazy-view.tsx';

// The exit animation, needed only on closing; if it cannot be loaded the panel disappears without it.
const Leaving = lazyView(async () => (await import('#design-system/overlay/leaving.tsx')).Leaving);

interface SidePanelProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Modal panel over the left of the page: 280 px wide, or the width of the screen less 46 px where that is under 400
 * (specification.md 9). Small enough to be part of the first page, where the code of a Drawer would load too late.
 */
export function SidePanel({ label, onClose, children }: SidePanelProps) {
  const place = useRef<HTMLDivElement>(null);
  useModal(place);
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  return createPortal(
    <div ref={place} role="dialog" aria-modal aria-label={label} onKeyDown={onKeyDown}>
      <ChunkBoundary>
        <Suspense>
          <Leaving open away={{ translate: '-3rem' }} />
        </Suspense>
      </ChunkBoundary>
      <div
        aria-hidden
        onClick={onClose}
        className="fixed inset-0 z-30 bg-scrim transition-opacity duration-slow starting:opacity-0"
      />
      <div className="transition-[opacity,translate] duration-slow starting:-translate-x-12 starting:opacity-0 fixed inset-y-0 left-0 z-30 w-70 overflow-y-auto overscroll-contain rounded-r-24 bg-surface-raised shadow-3 max-[400px]:w-[calc(100vw-46px)]">
        {children}
      </div>
    </div>,
    document.body,
  );
}

/** Makes the page behind inert and prevents its scrolling; gives the focus back on closing. */
function useModal(place: { current: HTMLElement | null }) {
  useEffect(() => {
    const opener = document.activeElement;
    const behind = [...document.body.children].filter((part) => part !== place.current && !part.hasAttribute('inert'));
    for (const part of behind) part.setAttribute('inert', '');
    document.body.style.overflow = 'hidden';
    place.current?.querySelector('button')?.focus();
    return () => {
      for (const part of behind) part.removeAttribute('inert');
      document.body.style.overflow = '';
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [place]);
}
