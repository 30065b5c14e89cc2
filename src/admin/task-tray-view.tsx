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
  /** All that there ever were, beside the latest: whether they are shown, and how far they were read. */
  all: {
    open: boolean;
    busy: boolean;
    failed: boolean;
    onOpen: (open: boolean) => void;
    /** Reads on; nothing where all are here. */
    onMore?: (() => void) | undefined;
  };
  /** When they were so. */
  readAt: Date;
  /** There is no network. */
  old: boolean;
  /** Ids of the tasks that are being stopped. */
  stopping: readonly number[];
  onStop: (task: Task) => void;
  /** Ids of the tasks whose file is being fetched. */
  fetching: readonly number[];
  onFetch: (task: Task) => void;
  /** What a task works on is looked at. */
  onLook?: (() => void) | undefined;
}

/** One's tasks, each with what can be done about it. */
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

/** Reads on, or again what could not be read. */
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
 * What can be done about a task: looked at where it is, its file saved, and stopped while it runs. Where a change of many can be taken
 * back the link says so, and leads to where that is done: what was left out and what would stay is seen there first.
 */
function Actions({ task, undoes, fetches, stops, stopping, onStop, fetching, onFetch, onLook }: ActionsProps) {
  const t = useTexts(trayTexts);
  const to = taskLink(task);
  const title = titleOf(t, task);
  const action = t(undoes ? 'undo' : task.status === 'failed' ? 'look' : 'open');
  // One below the other: a title has the more room beside them.
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
