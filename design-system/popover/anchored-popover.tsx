import * as Radix from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useRef } from 'react';
import { cn } from '../classes/cn.ts';
import { keepInSight, SMALL } from '../overlay/keep-in-sight.ts';
import { Leaving } from '../overlay/leaving.tsx';
import { useTabThrough } from './use-tab-through.ts';

export interface AnchoredPopoverProps {
  /** The control beside which it opens; the control itself announces whether it is open. */
  anchor: RefObject<HTMLElement | null>;
  id?: string;
  label: string;
  align?: 'start' | 'center' | 'end';
  onClose: () => void;
  /** False if it is shown on hover: the focus stays on the control, and Tab moves through the content. */
  takesFocus?: boolean;
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
  className?: string;
  children: ReactNode;
}

/** A Popover beside a control that exists before it, so that its code can be loaded on demand. A Popover where that does not matter. */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  const { anchor, id, label, align = 'end', onClose, takesFocus = true, className, children, ...pointer } = props;
  const content = useRef<HTMLDivElement>(null);
  const onKeyDown = useTabThrough(anchor, content, !takesFocus);
  const toAnchor = () => anchor.current?.focus({ preventScroll: true });
  const ofAnchor = (target: EventTarget | null) => target instanceof Node && anchor.current?.contains(target);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          {...pointer}
          {...(id ? { id } : {})}
          ref={content}
          aria-label={label}
          onFocus={keepInSight}
          onKeyDown={onKeyDown}
          align={align}
          sideOffset={10}
          collisionPadding={12}
          onOpenAutoFocus={(event) => !takesFocus && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // After a press elsewhere the focus stays there.
            if (takesFocus && document.activeElement === document.body) toAnchor();
          }}
          onEscapeKeyDown={() => content.current?.contains(document.activeElement) && toAnchor()}
          // The control handles a press on itself.
          onInteractOutside={(event) => ofAnchor(event.target) && event.preventDefault()}
          className={cn(
            'z-30 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto overscroll-contain edge rounded-20 bg-surface-raised p-5 text-ink shadow-2',
            'origin-(--radix-popover-content-transform-origin) outline-none transition-[opacity,scale] duration-base starting:scale-95 starting:opacity-0',
            className,
          )}
        >
          {children}
          <Leaving open unasked={!takesFocus} away={SMALL} duration="fast" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
