import { type FocusEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { LazyAnchoredPopover } from './lazy-anchored-popover.ts';
import { OpenedPart } from './opened-part.tsx';
import { useOpenHere } from './use-open-here.ts';

/** What the control of a popover must carry. */
export interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

interface LazyPopoverProps {
  label: string;
  className?: string;
  trigger: (props: TriggerProps) => ReactNode;
  onOpen?: () => void;
  /** Fetches what is in it: it is wanted as soon as its control is pointed at. */
  prefetch: () => Promise<void>;
  /** What is in it, given a way to close it. */
  children: (close: () => void) => ReactNode;
}

/**
 * A popover of the header whose code comes when its control is pointed at: the first page does not wait for it. It closes when
 * another place is gone to, or back to.
 */
export function LazyPopover({ label, className, trigger, onOpen, prefetch, children }: LazyPopoverProps) {
  const [open, setOpen] = useOpenHere();
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  const want = () => void Promise.all([LazyAnchoredPopover.prefetch(), prefetch()]);
  return (
    <>
      {trigger({
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => {
          if (!open) onOpen?.();
          setOpen(!open);
        },
        onPointerEnter: want,
        onFocus: want,
        // Whoever has gone on before its code came is not called back by it.
        onBlur: ({ relatedTarget }) => relatedTarget && !document.getElementById(id) && close(),
      })}
      {open && (
        <OpenedPart onOpen={setOpen}>
          <LazyAnchoredPopover
            anchor={anchor}
            id={id}
            label={label}
            {...(className ? { className } : {})}
            onClose={close}
          >
            {children(close)}
          </LazyAnchoredPopover>
        </OpenedPart>
      )}
    </>
  );
}
