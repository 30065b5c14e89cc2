import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { lazyView } from '../ground/lazy-view.tsx';
import { OpenedPart } from '../ground/opened-part.tsx';

const AnchoredPopover = lazyView(
  async () => (await import('#design-system/popover/anchored-popover.tsx')).AnchoredPopover,
);

/** Milliseconds until it opens under a resting pointer, and until it goes when the pointer has left. */
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
  /** Fetches what is in it: it is wanted as soon as its control is pointed at. */
  prefetch: () => Promise<void>;
  children: ReactNode;
}

/** A tooltip with figures in it: by pointer, by focus and by press; can be pointed at; Escape closes it. */
export function HoverPopover({ label, trigger, prefetch, children }: HoverPopoverProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const later = useDelayed(setOpen);
  const id = useId();
  const want = () => void Promise.all([AnchoredPopover.prefetch(), prefetch()]);
  return (
    <>
      {trigger({
        ref: anchor,
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => later(true, 0),
        onPointerEnter: () => {
          want();
          later(true, OPEN_DELAY);
        },
        onPointerLeave: () => later(false, LEAVE_DELAY),
        onFocus: () => {
          want();
          later(true, 0);
        },
        onBlur: () => later(false, 0),
      })}
      {open && (
        <OpenedPart onOpen={(wanted) => later(wanted, 0)}>
          <AnchoredPopover
            anchor={anchor}
            id={id}
            label={label}
            takesFocus={false}
            onClose={() => later(false, 0)}
            onPointerEnter={() => later(true, 0)}
            onPointerLeave={() => later(false, LEAVE_DELAY)}
          >
            {children}
          </AnchoredPopover>
        </OpenedPart>
      )}
    </>
  );
}

/** Says the newest wish only, after its delay. */
function useDelayed(say: (value: boolean) => void): (value: boolean, delay: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (value, delay) => {
    clearTimeout(timer.current);
    if (delay === 0) say(value);
    else timer.current = setTimeout(() => say(value), delay);
  };
}
