import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import { cn } from '../classes/cn.ts';
import { keepInSight, SMALL } from '../overlay/keep-in-sight.ts';
import { Leaving } from '../overlay/leaving.tsx';
import { stayOpen } from '../overlay/stay-open.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  label: string;
  align?: 'start' | 'center' | 'end';
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Something small that belongs to one control and may hold links and fields. A Tooltip for words only, a Dialog for a task. */
export function Popover({ trigger, label, align = 'end', open, onOpenChange, className, children }: PopoverProps) {
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          onFocus={keepInSight}
          onEscapeKeyDown={stayOpen}
          align={align}
          sideOffset={10}
          collisionPadding={12}
          className={cn(
            'z-30 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto overscroll-contain edge rounded-20 bg-surface-raised p-5 text-ink shadow-2',
            'origin-(--radix-popover-content-transform-origin) outline-none transition-[opacity,scale] duration-base starting:scale-95 starting:opacity-0',
            className,
          )}
        >
          {children}
          <Leaving open away={SMALL} duration="fast" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
