import type { ComponentProps } from 'react';
import { cn } from '../classes/cn.ts';

/** Radius of the ring, in units of its viewBox. */
const RADIUS = 8;
const ROUND = 2 * Math.PI * RADIUS;

export interface TaskButtonProps extends Omit<ComponentProps<'button'>, 'part'> {
  /** Number of running tasks, as text: 2 tasks. */
  label: string;
  /** Progress of all of them together, 0 to 1. */
  part: number;
  /** The ring alone, where there is no room for words. */
  compact?: boolean;
}

/** Button of the task tray, shown while a task runs or has just ended: a ring that fills. */
export function TaskButton({ label, part, compact = false, className, ...rest }: TaskButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cn(
        'flex h-11 items-center gap-2 rounded-full pr-3 pl-2 font-500 text-14 hover:bg-line aria-expanded:bg-line fine:h-9',
        compact && 'w-11 justify-center px-0',
        className,
      )}
    >
      <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 -rotate-90">
        <circle cx="10" cy="10" r={RADIUS} className="fill-transparent stroke-line-strong opacity-45" strokeWidth="3" />
        <circle
          cx="10"
          cy="10"
          r={RADIUS}
          className="fill-transparent stroke-brand"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray={`${ROUND * Math.min(1, Math.max(0, part))} ${ROUND}`}
        />
      </svg>
      {compact ? <span className="sr-only">{label}</span> : label}
    </button>
  );
}
