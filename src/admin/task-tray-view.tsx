import { X } from 'lucide-react';
import type { Task } from '#contract/tasks/tasks.contract.ts';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { TaskTray } from '#design-system/task-tray/task-tray.tsx';
import { formatTime } from '#locales/dates.ts';
import { tasksTexts } from '#locales/tasks/tasks.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { titleOf, trayTask } from './task-words.ts';

export interface TaskTrayViewProps {
  tasks: readonly Task[];
  /** When they were so. */
  readAt: Date;
  /** There is no network. */
  old: boolean;
  /** Those that are being stopped. */
  stopping: readonly number[];
  onStop: (task: Task) => void;
}

/** One's tasks, each with what can be done about it. */
export function TaskTrayView({ tasks, readAt, old, stopping, onStop }: TaskTrayViewProps) {
  const t = useTexts(tasksTexts);
  return (
    <TaskTray
      title={t('title')}
      note={old ? t('old', { time: formatTime(readAt.toISOString()) }) : t('note')}
      tasks={tasks.map((task) =>
        Object.assign(trayTask(t, task, readAt), {
          action: task.can_cancel && !old && (
            <IconButton
              label={t('stop', { title: titleOf(t, task) })}
              aria-disabled={stopping.includes(task.id)}
              onClick={() => onStop(task)}
            >
              <X aria-hidden size={18} />
            </IconButton>
          ),
        }),
      )}
    />
  );
}
