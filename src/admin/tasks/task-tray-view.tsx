import { Download, Undo2, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Task } from '#contract/tasks/tasks.contract.ts';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { TaskTray } from '#design-system/task-tray/task-tray.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { appTexts } from '#locales/app/app.texts.ts';
import { formatTime } from '#locales/dates.ts';
import { trayTexts } from '#locales/tasks/tray.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { taskLink } from './task-link.ts';
import { titleOf } from './task-title.ts';
import { canUndo, hasFile, trayTask } from './task-words.ts';

export interface TaskTrayViewProps {
  tasks: readonly Task[];
  /** Earlier tasks: whether they are shown, and the state of reading them. */
  all: {
    open: boolean;
    busy: boolean;
    failed: boolean;
    onOpen: (open: boolean) => void;
    /** Reads further tasks; missing if all have been read. */
    onMore?: (() => void) | undefined;
  };
  /** When the tasks were read. */
  readAt: Date;
  /** The device is offline. */
  old: boolean;
  /** Ids of the tasks that are being cancelled. */
  stopping: readonly number[];
  onStop: (task: Task) => void;
  /** Ids of the tasks whose file is being fetched. */
  fetching: readonly number[];
  onFetch: (task: Task) => void;
  /** Called when a link to a task's result is pressed. */
  onLook?: (() => void) | undefined;
}

/** The person's own tasks, each with its actions. */
export function TaskTrayView({ tasks, all, readAt, old, ...rest }: TaskTrayViewProps) {
  const t = useTexts(trayTexts);
  return (
    <TaskTray
      title={t('title')}
      all={
        (all.open || !old) && (
          <ToolButton className="-mr-2.5" onClick={() => all.onOpen(!all.open)}>
            {t(all.open ? 'latest' : 'all')}
          </ToolButton>
        )
      }
      note={old ? t('old', { time: formatTime(readAt.toISOString()) }) : t('note')}
      tasks={tasks.map((task) =>
        Object.assign(trayTask(t, task, readAt), {
          action: (
            <Actions
              task={task}
              undoes={canUndo(task, readAt) && !old}
              fetches={hasFile(task, readAt) && !old}
              stops={task.can_cancel && !old}
              {...rest}
            />
          ),
        }),
      )}
      more={all.open && all.onMore && <More {...all} onMore={all.onMore} />}
    />
  );
}

/** Button that reads further tasks, or tries again. */
function More({ busy, failed, onMore }: { busy: boolean; failed: boolean; onMore: () => void }) {
  const t = useTexts(trayTexts);
  const app = useTexts(appTexts);
  const again = failed && !busy;
  return (
    <>
      {again && <p role="alert">{t('allFailed')}</p>}
      <ToolButton busy={busy} onClick={onMore}>
        {again ? app('broken.retry') : t('older')}
      </ToolButton>
    </>
  );
}

interface ActionsProps extends Omit<TaskTrayViewProps, 'tasks' | 'all' | 'readAt' | 'old'> {
  task: Task;
  undoes: boolean;
  fetches: boolean;
  stops: boolean;
}

/**
 * Actions of a task: open its result, save its file, and cancel it while it runs. For a bulk change that can be undone, the link says so
 * and leads to the page for it, which shows first what was left out and what would stay.
 */
function Actions({ task, undoes, fetches, stops, stopping, onStop, fetching, onFetch, onLook }: ActionsProps) {
  const t = useTexts(trayTexts);
  const to = taskLink(task);
  const title = titleOf(t, task);
  const action = t(undoes ? 'undo' : task.status === 'failed' ? 'look' : 'open');
  // Stacked, so that the title beside them has more room.
  return (
    <div className="flex flex-col items-end">
      {to && (
        <ToolButton asChild icon={undoes && <Undo2 aria-hidden size={16} />}>
          <Link to={to} onClick={onLook} aria-label={t('actionOf', { action, title })}>
            {action}
          </Link>
        </ToolButton>
      )}
      {fetches && (
        <ToolButton
          icon={<Download aria-hidden size={16} />}
          aria-label={t('actionOf', { action: t('file'), title })}
          busy={fetching.includes(task.id)}
          onClick={() => onFetch(task)}
        >
          {t('file')}
        </ToolButton>
      )}
      {stops && (
        <IconButton
          label={t('stop', { title })}
          aria-disabled={stopping.includes(task.id)}
          onClick={() => onStop(task)}
        >
          <X aria-hidden size={18} />
        </IconButton>
      )}
    </div>
  );
}
