import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Leaving } from '../overlay/leaving.tsx';
import { asSheet, DOWN, type OverlaySize, sheet, useFocusTrip } from '../overlay/overlay.ts';
import { CloseButton } from '../overlay/overlay-head.tsx';

export interface OverlayCardProps {
  open: boolean;
  /** The close button, Escape, or a press outside (specification.md 2). */
  onClose: () => void;
  /** Name for screen readers. */
  label: string;
  size?: OverlaySize;
  closeLabel: string;
  children?: ReactNode;
}

/** A card that lies over the page, all of it content: a picture, a thank you; a sheet from the bottom on phones. A Dialog when it has a title and text. */
export function OverlayCard({ open, onClose, label, size = 'regular', closeLabel, children }: OverlayCardProps) {
  const focus = useFocusTrip();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay {...asSheet}>
          <Leaving open={open} away={DOWN} />
          <Radix.Content {...focus} tabIndex={-1} aria-describedby={undefined} className={sheet(size)}>
            <Radix.Title className="sr-only">{label}</Radix.Title>
            {children}
            <CloseButton
              label={closeLabel}
              className="absolute top-3 right-3 bg-surface-raised text-ink hover:bg-surface-sunken"
            />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
