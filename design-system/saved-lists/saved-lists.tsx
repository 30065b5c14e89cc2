import { Slot } from '@radix-ui/react-slot';
import { Children, type ReactElement, type ReactNode } from 'react';

export interface SavedListsProps {
  label: string;
  /** Links; the current one has `aria-current="page"`. Their counts are SavedCount. */
  children: ReactElement | readonly ReactElement[];
  /** After them: a button that saves the list as it is shown. */
  end?: ReactNode;
}

/** Lists with a name, each an address of its own; they scroll where they have no room, what is behind them stays in sight. */
export function SavedLists({ label, children, end }: SavedListsProps) {
  return (
    <nav
      aria-label={label}
      className="-mx-4 flex items-center gap-1 pr-2 shadow-[inset_0_-1px_0_var(--line)] desk:mx-0 desk:pr-0"
    >
      <ul className="no-scrollbar relative flex min-w-0 gap-5 overflow-x-auto px-4 desk:px-0">
        {Children.map(children, (link) => (
          <li>
            <Slot className="flex h-11 items-center gap-1.5 whitespace-nowrap font-500 text-14 text-ink-muted focus-visible:focus-inset hover:text-ink aria-[current=page]:font-600 aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--brand)] fine:h-9.5">
              {link}
            </Slot>
          </li>
        ))}
      </ul>
      {end && <div className="flex shrink-0 items-center">{end}</div>}
    </nav>
  );
}

/** How many a saved list has now. */
export const SavedCount = ({ children }: { children: ReactNode }) => (
  <span className="font-500 text-ink-muted tabular-nums">{children}</span>
);
