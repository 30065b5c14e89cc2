import { type FocusEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { LazyAnchoredPopover } from './lazy-anchored-popover.ts';
import { OpenedPart } from './opened-part.tsx';
import { useOpenHere } from './use-open-here.ts';

/** Props that the control of a popover must spread on its button. */
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
  /** Loads the content; called as soon as the control is pointed at or focused. */
  prefetch: () => Promise<void>;
  /** Renders the content, given a function that closes the popover. */
  children: (close: () => void) => ReactNode;
}

/**
 * A popover of the header whose code is loaded when its control is pointed at, so that the first page does not wait for it.
 * Navigation closes it.
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
        // If the focus has moved on before the code was loaded, it is not taken back.
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
