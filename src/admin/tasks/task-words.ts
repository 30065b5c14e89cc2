import type { Task } from '#contract/tasks/tasks.contract.ts';
import type { Task as TrayTask } from '#design-system/task-tray/task-tray.tsx';
import { formatDay, formatMoment, formatTime } from '#locales/dates.ts';
import { endOf, partOf } from '../parts/task-progress.ts';
import { type Say, titleOf } from './task-title.ts';

const percentOf = (task: Task) => Math.floor(partOf([task]) * 100);

/** Whether a task made a file that can still be fetched. */
export const hasFile = ({ file_until: until }: Task, now: Date): boolean => isAhead(until, now);

/** Whether the bulk change of a task can still be undone. */
export const canUndo = ({ undo_until: until }: Task, now: Date): boolean => isAhead(until, now);

const isAhead = (until: string | null, now: Date): boolean => until !== null && now < new Date(until);

/** A task as props of the tray. */
export function trayTask(t: Say, task: Task, now: Date): TrayTask {
  const { id, status, done, failed, total } = task;
  const running = status === 'running' || status === 'stopping';
  return {
    key: String(id),
    title: titleOf(t, task),
    note: noteOf(t, task, now),
    failed: status === 'failed',
    ...(running && { progress: { value: done + failed, max: total, shown: t('part', { percent: percentOf(task) }) } }),
  };
}

function noteOf(t: Say, task: Task, now: Date): string {
  const { kind, status, done, failed, total, eta, error, can_cancel: canCancel } = task;
  const isGift = kind === 'gift';
  const isFile = kind.startsWith('export_');
  const reached = isGift ? [t('reached.gift', { count: done })] : [t('counted', { done, total })];
  const came = failed > 0 ? [...reached, t('left', { count: failed })] : reached;
  // A task that stopped without anybody stopping it gives its reason.
  const why = error ? [error.message] : [];
  const invites = kind === 'invitations' || kind === 'user_invitations';
  const keeps = isGift ? 'keeps.gift' : invites ? 'keeps.invitations' : isFile ? 'keeps.export' : 'keeps.other';
  // A task that cannot be cancelled says nothing about stopping.
  const onStop = canCancel ? [t(keeps)] : [];
  const notes: Record<Task['status'], readonly string[]> = {
    waiting: [t('waiting')],
    running: [t('counted', { done: done + failed, total }), ...left(t, eta, now), ...onStop],
    stopping: [t(isFile ? 'stopping.export' : 'stopping')],
    done: [ended(t, task, now), ...came, ...undo(t, task, now), ...file(t, task, now)],
    stopped: [ended(t, task, now), ...why, ...came, ...undo(t, task, now)],
    failed: [error?.message ?? t('failed'), ...came, ...undo(t, task, now)],
  };
  return notes[status].join(' ');
}

/** When a task ended: the time today, otherwise day and time. */
function ended(t: Say, { status, ended_at: end }: Task, now: Date): string {
  const how = status === 'stopped' ? 'stopped' : 'done';
  if (end === null || formatDay(end) === formatDay(now.toISOString()))
    return t(how, { time: end ? formatTime(end) : '' });
  return t(`${how}On`, { time: formatMoment(end) });
}

const undo = (t: Say, task: Task, now: Date): readonly string[] =>
  task.undo_until !== null && canUndo(task, now) ? [t('undoUntil', { time: formatMoment(task.undo_until) })] : [];

function file(t: Say, task: Task, now: Date): readonly string[] {
  const { file_until: until } = task;
  if (until === null) return [];
  return [hasFile(task, now) ? t('fileUntil', { time: formatMoment(until) }) : t('fileGone')];
}

const MINUTE = 60;

function left(t: Say, eta: string | null, now: Date): readonly string[] {
  if (eta === null) return [];
  const seconds = Math.max(1, Math.ceil((Date.parse(eta) - now.getTime()) / 1000));
  return [seconds < MINUTE ? t('seconds', { count: seconds }) : t('minutes', { count: Math.ceil(seconds / MINUTE) })];
}

/** Progress of a task for announcements: 0, 25, 50, 75 or 100 per cent, or how it ended. */
const stepOf = (task: Task) => endOf(task) ?? Math.floor(percentOf(task) / 25) * 25;

/**
 * What to announce about tasks since `before`. A task that is not in `before` has only begun, which was announced when its button was
 * pressed.
 */
export function saidOf(t: Say, before: readonly Task[], tasks: readonly Task[]): string {
  const changed = tasks.filter((task) => {
    const known = before.find(({ id }) => id === task.id);
    return known !== undefined && stepOf(known) !== stepOf(task);
  });
  return changed
    .map((task) => {
      const [title, over] = [titleOf(t, task), endOf(task)];
      return over ? t(`said.${over}`, { title }) : t('said.part', { title, percent: stepOf(task) });
    })
    .join('. ');
}
