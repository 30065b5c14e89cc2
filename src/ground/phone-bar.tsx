import type { ReactNode } from 'react';
import { asOwnBar } from './own-bar.ts';

/** Bar with a screen's actions, fixed at the lower edge of a phone in place of the bar of the shop (design.md 24). */
export function PhoneBar({ children }: { children: ReactNode }) {
  return (
    <div
      {...asOwnBar}
      className="fixed low:static inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-t-20 bg-surface-raised px-4 pt-3 pb-4 shadow-3 desk:hidden print:hidden"
    >
      {children}
    </div>
  );
}
