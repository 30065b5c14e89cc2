import type { ReactNode } from 'react';
import { asOwnBar } from '../ground/own-bar.ts';

/**
 * Bar with the buttons to the next step: fixed at the lower edge of a phone (design.md 24); under the content elsewhere. Long
 * labels wrap to two lines.
 */
export function OwnBar({ children }: { children: ReactNode }) {
  return (
    <div
      {...asOwnBar}
      className="flex items-center justify-between gap-3 *:shrink max-desk:fixed max-desk:inset-x-0 max-desk:bottom-0 max-desk:z-30 max-desk:rounded-t-20 max-desk:bg-surface-raised max-desk:px-4 max-desk:pt-3 max-desk:pb-[max(16px,env(safe-area-inset-bottom))] max-desk:shadow-3 print:hidden"
    >
      {children}
    </div>
  );
}
