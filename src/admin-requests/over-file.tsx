import type { ReactNode } from 'react';

/** What waits for a word: over the file, where what is decided next stays in reach; on a phone above the bar at the foot. */
export const OverFile = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-17 z-6 h-0 wide:-mb-18 wide:bottom-0 wide:mr-85 wide:ml-60">
    <div className="absolute -inset-x-4 bottom-0 wide:inset-x-0">{children}</div>
  </div>
);
