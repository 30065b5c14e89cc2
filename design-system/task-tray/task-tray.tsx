import type { ReactNode } from 'react';
import { cn } from '../classes/cn.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';

export interface Task {
  key: string;
  title: string;
  /** What the task will do or did, and what stopping it would leave. */
  note: string;
  /** While it runs: how far, to the bar and in words. */
  progress?: { value: number; max: number; shown: string } | undefined;
  failed?: boolean;
  /** The one action on it: stop, take back, or download its file. */
  action?: ReactNode;
}

export interface TaskTrayProps {
  title: string;
  tasks: readonly Task[];
  /** Link to all tasks. */
  all?: ReactNode;
  /** Below the tasks: a note or button for more of them. */
  more?: ReactNode;
  /** A note about all tasks. */
  note: string;
}

/** Long tasks on the server that the person started: running, done and failed ones. */
export function TaskTray({ title, tasks, all, more, note }: TaskTrayProps) {
  return (
    <div className="text-14">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-18">{title}</h2>
        {all}
      </div>
      <ul>
        {tasks.map(({ key, ...task }) => (
          <li key={key} className="flex items-center gap-2.5 border-line border-t py-2.25 first:border-0">
            <Row {...task} />
          </li>
        ))}
      </ul>
      {more && <div className="border-line border-t py-2.25">{more}</div>}
      <p className="border-line border-t pt-2.5 text-12 text-ink-muted">{note}</p>
    </div>
  );
}

function Row({ title, note, progress, failed = false, action }: Omit<Task, 'key'>) {
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="flex justify-between gap-3 font-560">
          <span className={cn('min-w-0 wrap-anywhere', failed && 'text-danger')}>{title}</span>
          {progress && (
            <span className="shrink-0 whitespace-nowrap font-400 text-ink-muted tabular-nums">{progress.shown}</span>
          )}
        </p>
        {progress && (
          <ProgressBar
            label={title}
            value={progress.value}
            max={progress.max}
            valueText={progress.shown}
            className="my-1.5 h-1.5"
          />
        )}
        <p className="text-12 text-ink-muted">{note}</p>
      </div>
      {action}
    </>
  );
}
