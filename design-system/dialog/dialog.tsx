import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { cn } from '../classes/cn.ts';
import { Leaving } from '../overlay/leaving.tsx';
import { asSheet, betweenHeadAndFoot, DOWN, type OverlaySize, sheet, useFocusTrip } from '../overlay/overlay.ts';
import { OverlayHead } from '../overlay/overlay-head.tsx';

export interface DialogProps {
  open: boolean;
  /** The close button, Escape, or a press outside. */
  onClose: () => void;
  title: string;
  /** Language of the title, where it differs from that of the page. */
  titleLang?: string | undefined;
  /** One or two sentences below the title. */
  description?: string | undefined;
  /** 400, 560, 720 or 960 px; a sheet from the bottom on phones. */
  size?: OverlaySize;
  /** Without it there is no close button: for a moment in which the person can only wait. */
  closeLabel?: string | undefined;
  /** The buttons of the dialog; they stay visible while the rest scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A task or a text that asks for the whole attention for a moment. A Popover for what belongs to one control. */
export function Dialog({
  open,
  onClose,
  title,
  titleLang,
  description,
  size = 'regular',
  closeLabel,
  footer,
  children,
}: DialogProps) {
  const focus = useFocusTrip();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay {...asSheet}>
          <Leaving open={open} away={DOWN} />
          <Radix.Content
            {...focus}
            tabIndex={-1}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={cn(sheet(size), betweenHeadAndFoot)}
          >
            <OverlayHead title={title} titleLang={titleLang} description={description} closeLabel={closeLabel} />
            <div className={cn('min-w-0 px-5 desk:px-8', footer ? 'pb-5' : 'pb-8')}>{children}</div>
            {footer && <OverlayFoot>{footer}</OverlayFoot>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function OverlayFoot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 [@media(max-height:25rem)]:static mt-auto flex shrink-0 flex-wrap items-center justify-end gap-3 bg-surface-raised px-5 pt-3 pb-5 desk:px-8 desk:pb-7">
      {children}
    </div>
  );
}
