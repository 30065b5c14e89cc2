import { Slot } from '@radix-ui/react-slot';
import { Children, type ReactElement } from 'react';
import { cn } from '../classes/cn.ts';
import { tabLook } from '../tabs/tabs.tsx';

export interface NavTabsProps {
  label: string;
  /** Links; the current one has `aria-current="page"`. */
  children: ReactElement | ReactElement[];
  className?: string | undefined;
}

/** Places beside one another, each with its own address; the row scrolls on phones. Tabs for parts of one page. */
export function NavTabs({ label, children, className }: NavTabsProps) {
  return (
    <nav aria-label={label} className={cn('no-scrollbar -mx-2 min-w-0 overflow-x-auto', className)}>
      <ul className="flex h-full gap-1 desk:gap-3">
        {Children.map(children, (link) => (
          <li className="h-full">
            <Slot
              className={cn(
                tabLook,
                'aria-[current=page]:font-600 aria-[current=page]:text-ink aria-[current=page]:after:opacity-100',
              )}
            >
              {link}
            </Slot>
          </li>
        ))}
      </ul>
    </nav>
  );
}
