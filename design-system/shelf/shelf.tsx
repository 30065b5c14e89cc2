import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../classes/cn.ts';

const on = 'text-ink-paper hover:bg-ink-paper/12';

/** The look of a button on a Shelf, for `className`. */
export const onShelf = cn(on, 'px-3 disabled:text-ink-paper/60!');

/** The look of the primary button on a Shelf. */
export const shelfPrimary = 'bg-ink-paper px-3.5 text-ink-evergreen hover:bg-ink-paper/90';

export interface ShelfProps {
  /** The name of the region. */
  label: string;
  /** What needs an action: how many are selected, or what is about to be sent. Announced when it changes. */
  title: ReactNode;
  /** After the title, less prominent. */
  note?: ReactNode;
  /** Buttons with the look `onShelf`. */
  children?: ReactNode;
  /** Label of the close button, if the bar can be closed. */
  closeLabel?: string;
  onClose?: () => void;
}

/**
 * A bar at the bottom edge for something that needs an action of the person: the selection, or what is about to be sent. Never two of
 * them.
 */
export function Shelf({ label, title, note, children, closeLabel, onClose }: ShelfProps) {
  return (
    <section
      aria-label={label}
      className={cn(
        'mx-auto flex min-h-14 w-full max-w-[860px] flex-wrap items-center gap-1.5 bg-ink-evergreen py-2 pr-2.5 pl-4.5 text-14 text-ink-paper shadow-3 edge',
        'rounded-t-[14px] transition-[translate,opacity] duration-base starting:translate-y-4 starting:opacity-0 max-desk:rounded-t-20',
      )}
    >
      <p role="status" className="display mr-1.5 text-18 max-desk:mr-auto">
        {title}
      </p>
      {note}
      <div className="flex flex-1 flex-wrap items-center gap-1 max-desk:order-last max-desk:-ml-3 max-desk:basis-full">
        {children}
      </div>
      {onClose && (
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className={cn('grid size-11 shrink-0 place-items-center rounded-full fine:size-9', on)}
        >
          <X aria-hidden size={18} />
        </button>
      )}
    </section>
  );
}
