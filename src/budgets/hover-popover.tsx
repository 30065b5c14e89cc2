import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { LazyAnchoredPopover } from '../ground/lazy-anchored-popover.ts';
import { OpenedPart } from '../ground/opened-part.tsx';

/** Milliseconds until it opens under a resting pointer, and until it closes after the pointer has left. */
const OPEN_DELAY = 200;
const LEAVE_DELAY = 250;

interface HoverTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

interface HoverPopoverProps {
  label: string;
  trigger: (props: HoverTriggerProps) => ReactNode;
  /** Loads the content; called as soon as the control is pointed at. */
  prefetch: () => Promise<void>;
  children: ReactNode;
}

/**
 * A popover with figures and a link, opened by hover, focus or press. It stays open while the pointer or the focus is in it;
 * Escape closes it.
 */
export function HoverPopover({ label, trigger, prefetch, children }: HoverPopoverProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  const hasFocus = () => document.querySelector(`#${id}:focus-within`) !== null;
  const later = useDelayed((wanted) => setOpen(wanted || hasFocus()));
  const show = () => later(true);
  const leave = () => later(false, LEAVE_DELAY);
  const want = () => void Promise.all([LazyAnchoredPopover.prefetch(), prefetch()]);
  return (
    <>
      {trigger({
        ref: anchor,
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: show,
        onPointerEnter: () => {
          want();
          later(true, OPEN_DELAY);
        },
        onPointerLeave: leave,
        onFocus: () => {
          want();
          show();
        },
        // Delayed, for a press on the link in the popover moves the focus from here into it.
        onBlur: leave,
      })}
      {open && (
        <OpenedPart onOpen={later}>
          <LazyAnchoredPopover
            anchor={anchor}
            id={id}
            label={label}
            takesFocus={false}
            onClose={() => later(false)}
            onPointerEnter={show}
            onPointerLeave={leave}
          >
            {children}
          </LazyAnchoredPopover>
        </OpenedPart>
      )}
    </>
  );
}

/** Calls `say` immediately or after a delay; a newer call cancels a delayed one. */
function useDelayed(say: (value: boolean) => void): (value: boolean, delay?: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (value, delay = 0) => {
    clearTimeout(timer.current);
    if (delay === 0) say(value);
    else timer.current = setTimeout(() => say(value), delay);
  };
}
