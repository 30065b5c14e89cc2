import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { cn } from '../classes/cn.ts';
import { countedInPage } from '../overlay/counted-in-page.ts';
import { Leaving } from '../overlay/leaving.tsx';
import { betweenHeadAndFoot, scrim, useFocusTrip } from '../overlay/overlay.ts';
import { OverlayHead } from '../overlay/overlay-head.tsx';
import './drawer.css';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string | undefined;
  /** The edge from which it opens. */
  side?: 'left' | 'right';
  closeLabel: string;
  footer?: ReactNode;
  /** Another width (`wideDrawer`). */
  className?: string | undefined;
  children?: ReactNode;
}

const sides = {
  left: 'justify-self-start rounded-r-24 starting:-translate-x-12',
  right: 'justify-self-end rounded-l-24 starting:translate-x-12',
};

const aways = { left: '-3rem', right: '3rem' };

const counted = countedInPage('drawers');

/** Details or a form beside the list they belong to; at most 480 px, the whole height. A Dialog for a question. */
export function Drawer({
  open,
  onClose,
  title,
  description,
  side = 'right',
  className,
  closeLabel,
  footer,
  children,
}: DrawerProps) {
  const focus = useFocusTrip();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay ref={counted} className={cn(scrim, 'drawer-over items-stretch desk:items-stretch desk:p-0')}>
          <Leaving open={open} away={{ translate: aways[side] }} />
          <Radix.Content
            {...focus}
            tabIndex={-1}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={cn(
              'edge flex h-dvh w-[min(480px,calc(100vw-46px))] flex-col overflow-y-auto overscroll-contain bg-surface-raised text-ink shadow-3 outline-none',
              betweenHeadAndFoot,
              'transition-[opacity,translate] duration-slow starting:opacity-0',
              sides[side],
              className,
            )}
          >
            <OverlayHead title={title} description={description} closeLabel={closeLabel} />
            <div className="min-w-0 px-5 pb-8 desk:px-8">{children}</div>
            {footer && (
              <div className="sticky bottom-0 z-10 [@media(max-height:25rem)]:static mt-auto flex shrink-0 flex-wrap items-center justify-end gap-3 bg-surface-raised px-5 pt-3 pb-5 shadow-[0_-1px_0_var(--line)] desk:px-8">
                {footer}
              </div>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
