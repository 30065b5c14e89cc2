import type { ReactNode } from 'react';
import { cn } from '#design-system/classes/cn.ts';

interface OverFileProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Places a shelf over the file, so that the foot of the decision stays in reach; on a phone above the bar at the bottom. */
export const OverFile = ({ className, children }: OverFileProps) => (
  <div className={cn('sticky bottom-17 z-6 h-0 wide:mt-18 wide:-mb-18 wide:bottom-0 wide:mr-85 wide:ml-60', className)}>
    <div className="absolute -inset-x-4 bottom-0 wide:inset-x-0">{children}</div>
  </div>
);
