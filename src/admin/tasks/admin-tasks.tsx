import { Suspense, useState } from 'react';
import { TaskButton } from '#design-system/task-tray/task-button.tsx';
import { tasksTexts } from '#locales/tasks/tasks.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { LazyPopover } from '../../ground/lazy-popover.tsx';
import { goesOn, partOf } from '../parts/task-progress.ts';
import { useBeat, usePulse } from '../site/pulse.ts';
import { LazyTaskAnnouncer, LazyTaskTray } from './lazy-task-tray.ts';

interface AdminTasksProps {
  /** On a phone only the progress ring is visible. */
  compact?: boolean;
}

/** The person's own tasks in a wide layout; nothing if there are none. */
export function TasksHere({ onLook }: { onLook?: (() => void) | undefined }) {
  const tasks = usePulse().pulse?.tasks ?? [];
  return tasks.length > 0 && <LazyTaskTray onLook={onLook} />;
}

/** The tray of the person's own tasks and the button that opens it, shown while a task runs or has recently ended. */
export function AdminTasks({ compact = false }: AdminTasksProps) {
  const t = useTexts(tasksTexts);
  const tasks = usePulse().pulse?.tasks ?? [];
  const running = tasks.filter(goesOn).length;
  const label = running > 0 ? t('running', { count: running }) : t('title');
  return (
    tasks.length > 0 && (
      <LazyPopover
        label={t('title')}
        className="w-101"
        prefetch={LazyTaskTray.prefetch}
        trigger={(props) => <TaskButton {...props} label={label} compact={compact} part={partOf(tasks)} />}
      >
        {(close) => <TasksHere onLook={close} />}
      </LazyPopover>
    )
  );
}

/** Polls the state of tasks and announces it to screen readers. */
export function TasksAloud() {
  const tasks = useBeat().data?.tasks;
  // A task may end before the code that says so is there.
  const [first, keepFirst] = useState(tasks);
  if (tasks && !first) keepFirst(tasks);
  if (!tasks || !first) return null;
  return <Suspense fallback={null}>{tasks.length > 0 && <LazyTaskAnnouncer since={first} tasks={tasks} />}</Suspense>;
}
