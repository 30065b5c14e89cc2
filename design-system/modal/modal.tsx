import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Leaving } from '../overlay/leaving.tsx';
import { asSheet, DOWN, type OverlaySize, sheet, useFocusTrip } from '../overlay/overlay.ts';
import { CloseButton } from '../overlay/overlay-head.tsx';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** Name of the dialog for screen readers; the content has its own head. */
  label: string;
  size?: OverlaySize;
  closeLabel: string;
  children?: ReactNode;
}

/** An empty sheet for work that must not be lost by a press outside. A Dialog when a title, text and buttons will do. */
export function Modal({ open, onClose, label, size = 'medium', closeLabel, children }: ModalProps) {
  const focus = useFocusTrip();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay {...asSheet}>
          <Leaving open={open} away={DOWN} />
          <Radix.Content
            {...focus}
            tabIndex={-1}
            aria-describedby={undefined}
            onInteractOutside={(event) => event.preventDefault()}
            className={sheet(size)}
          >
            <Radix.Title className="sr-only">{label}</Radix.Title>
            <div className="min-w-0 p-5 desk:p-8">{children}</div>
            <CloseButton label={closeLabel} className="absolute top-3 right-3 desk:top-5 desk:right-5" />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
