import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Task } from '#contract/tasks/tasks.contract.ts';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { TaskTray } from '#design-system/task-tray/task-tray.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { formatTime } from '#locales/dates.ts';
import { tasksTexts } from '#locales/tasks/tasks.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { hasFile, taskLink, titleOf, trayTask } from './task-words.ts';

export interface TaskTrayViewProps {
  tasks: readonly Task[];
  /** When they were so. */
  readAt: Date;
  /** There is no network. */
  old: boolean;
  /** Those that are being stopped. */
  stopping: readonly number[];
  onStop: (task: Task) => void;
  /** Those whose file is on its way. */
  fetching: readonly number[];
  onFetch: (task: Task) => void;
  /** What a task works on is looked at. */
  onLook?: (() => void) | undefined;
}

/** One's tasks, each with what can be done about it. */
export function TaskTrayView({ tasks, readAt, old, ...rest }: TaskTrayViewProps) {
  const t = useTexts(tasksTexts);
  return (
    <TaskTray
      title={t('title')}
      note={old ? t('old', { time: formatTime(readAt.toISOString()) }) : t('note')}
      tasks={tasks.map((task) =>
        Object.assign(trayTask(t, task, readAt), {
          action: (
            <Actions task={task} stops={task.can_cancel && !old} fetches={hasFile(task, readAt) && !old} {...rest} />
          ),
        }),
      )}
    />
  );
}

interface ActionsProps extends Omit<TaskTrayViewProps, 'tasks' | 'readAt' | 'old'> {
  task: Task;
  stops: boolean;
  fetches: boolean;
}

/** What can be done about a task: looked at where it is, its file saved, and stopped while it runs. */
function Actions({ task, stops, fetches, stopping, onStop, fetching, onFetch, onLook }: ActionsProps) {
  const t = useTexts(tasksTexts);
  const to = taskLink(task);
  return (
    <>
      {to && (
        <ToolButton asChild>
          <Link to={to} onClick={onLook} aria-label={t('openOf', { title: titleOf(t, task) })}>
            {t('open')}
          </Link>
        </ToolButton>
      )}
      {fetches && (
        <ToolButton
          aria-label={t('fileOf', { title: titleOf(t, task) })}
          busy={fetching.includes(task.id)}
          onClick={() => onFetch(task)}
        >
          {t('file')}
        </ToolButton>
      )}
      {stops && (
        <IconButton
          label={t('stop', { title: titleOf(t, task) })}
          aria-disabled={stopping.includes(task.id)}
          onClick={() => onStop(task)}
        >
          <X aria-hidden size={18} />
        </IconButton>
      )}
    </>
  );
}
