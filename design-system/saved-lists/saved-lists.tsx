import { Slot } from '@radix-ui/react-slot';
import { Children, type ReactElement, type ReactNode } from 'react';

export interface SavedListsProps {
  label: string;
  /** Links; the one that is shown has `aria-current="page"`. Their counts are SavedCount. */
  children: ReactElement | ReactElement[];
  /** Behind them: a way to keep what is shown. */
  end?: ReactNode;
}

/** Lists with a name, each an address of its own; the row scrolls where it has no room. */
export function SavedLists({ label, children, end }: SavedListsProps) {
  return (
    <nav
      aria-label={label}
      className="no-scrollbar -mx-4 flex items-center gap-5 overflow-x-auto px-4 shadow-[inset_0_-1px_0_var(--line)] desk:mx-0 desk:px-0"
    >
      <ul className="flex gap-5">
        {Children.map(children, (link) => (
          <li>
            <Slot className="flex h-11 items-center gap-1.5 whitespace-nowrap font-500 text-14 text-ink-muted focus-visible:focus-inset hover:text-ink aria-[current=page]:font-600 aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--brand)] fine:h-9.5">
              {link}
            </Slot>
          </li>
        ))}
      </ul>
      {end}
    </nav>
  );
}

/** How many a saved list has now. */
export const SavedCount = ({ children }: { children: ReactNode }) => (
  <span className="font-500 text-ink-muted tabular-nums">{children}</span>
);
