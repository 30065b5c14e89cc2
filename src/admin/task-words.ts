import type { Task } from '#contract/tasks/tasks.contract.ts';
import type { Task as TrayTask } from '#design-system/task-tray/task-tray.tsx';
import { formatMoment, formatTime } from '#locales/dates.ts';
import type { tasksTexts } from '#locales/tasks/tasks.texts.ts';
import type { Translate } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';
import { IMPORT_BUDGETS } from './handed-people.ts';

type Say = Translate<(typeof tasksTexts)['tables']['EN']>;

const OVER = ['done', 'stopped', 'failed'] as const;
type Over = (typeof OVER)[number];

/** How a task ended; null while it goes on. */
const endOf = ({ status }: Task): Over | null => OVER.find((over) => over === status) ?? null;

/** Whether it goes on, or is about to. */
export const goesOn = (task: Task): boolean => endOf(task) === null;

/** How far tasks are together, 0 to 1; those that go on, or all when none does. */
export function partOf(tasks: readonly Task[]): number {
  const running = tasks.filter(goesOn);
  const counted = running.length > 0 ? running : tasks;
  const total = counted.reduce((sum, task) => sum + task.total, 0);
  return total === 0 ? 0 : counted.reduce((sum, { done, failed }) => sum + done + failed, 0) / total;
}

const percentOf = (task: Task) => Math.floor(partOf([task]) * 100);

/** What a task is called. */
export function titleOf(t: Say, { kind, total }: Task): string {
  const named = NAMED.find((one) => one === alike(kind));
  return named ? t(`kind.${named}`, { count: total }) : t('kind.other');
}

/** Whatever a file is about, its rows are looked at or written, and whoever invites or changes people, it is the same. */
const alike = (kind: string): string =>
  kind.startsWith('export_') ? 'export' : kind.replace(/^(benefit|budget|user)_(?=import_|invitations$|people_)/, '');

const NAMED = [
  'gift',
  'gift_take_back',
  'invitations',
  'import_check',
  'import_undo',
  'benefit_bulk',
  'benefit_bulk_undo',
  'invitation_bulk',
  'platform_invitation_bulk',
  'order_bulk',
  'request_bulk',
  'suggestion_bulk',
  'announcement',
  'announcement_withdraw',
  'provider_bulk',
  'provider_bulk_undo',
  'coupon_bulk',
  'coupon_bulk_undo',
  'course_bulk',
  'course_bulk_undo',
  'package_bulk',
  'package_bulk_undo',
  'question_bulk',
  'question_bulk_undo',
  'people_bulk',
  'people_bulk_undo',
  'export',
] as const;

/** The lists whose changes of many are tasks. */
const BULKS: Readonly<Record<string, string>> = {
  invitation_bulk: `${paths.companyAdmin}/invitations`,
  platform_invitation_bulk: `${paths.adminPanel}/invitations`,
  order_bulk: `${paths.adminPanel}/orders`,
  request_bulk: `${paths.companyAdmin}/requests`,
  suggestion_bulk: `${paths.adminPanel}/suggestions`,
  provider_bulk: `${paths.adminPanel}/providers`,
  provider_bulk_undo: `${paths.adminPanel}/providers`,
  coupon_bulk: `${paths.adminPanel}/coupons`,
  coupon_bulk_undo: `${paths.adminPanel}/coupons`,
  course_bulk: `${paths.adminPanel}/courses`,
  course_bulk_undo: `${paths.adminPanel}/courses`,
  package_bulk: `${paths.adminPanel}/packages`,
  package_bulk_undo: `${paths.adminPanel}/packages`,
  question_bulk: `${paths.adminPanel}/faq`,
  question_bulk_undo: `${paths.adminPanel}/faq`,
  people_bulk: `${paths.companyAdmin}/people`,
  people_bulk_undo: `${paths.companyAdmin}/people`,
  user_people_bulk: `${paths.adminPanel}/users`,
  user_people_bulk_undo: `${paths.adminPanel}/users`,
};

/** Where the records are that a task of a kind is about, each with a page of its own. */
const PAGES: Readonly<Record<string, string>> = {
  gift: `${paths.companyAdmin}/budgets`,
  gift_take_back: `${paths.companyAdmin}/budgets`,
  announcement: `${paths.adminPanel}/announcements`,
  announcement_withdraw: `${paths.adminPanel}/announcements`,
  import_check: paths.importOfPeople,
  import_undo: paths.importOfPeople,
  user_import_check: paths.importOfUsers,
  user_import_undo: paths.importOfUsers,
  benefit_import_check: paths.importOfBenefits,
  benefit_import_undo: paths.importOfBenefits,
  budget_import_check: IMPORT_BUDGETS,
  budget_import_undo: IMPORT_BUDGETS,
};

/** Where what came of a task is looked at; null where there is no such page. While it runs, that of all like it. */
export function taskLink({ kind, result, bulk }: Task): string | null {
  if (bulk !== null) return `${BULKS[kind] ?? `${paths.adminPanel}/benefits`}?bulk=${bulk}`;
  const list = PAGES[kind];
  if (list === undefined) return null;
  const id = result?.import ?? result?.gift ?? result?.announcement;
  return id === undefined ? list : `${list}/${id}`;
}

/** Whether a task made a file that can still be fetched. */
export const hasFile = ({ file_until: until }: Task, now: Date): boolean => until !== null && now < new Date(until);

/** A task as the tray shows it. */
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
  const { status, done, failed, total, ended_at: ended, eta, error } = task;
  const kind = alike(task.kind);
  const isGift = kind === 'gift';
  const isFile = kind === 'export';
  const reached = isGift ? [t('reached.gift', { count: done })] : [t('counted', { done, total })];
  const came = failed > 0 ? [...reached, t('left', { count: failed })] : reached;
  const time = ended ? formatTime(ended) : '';
  const keeps = t(kind === 'gift' || kind === 'invitations' || kind === 'export' ? `keeps.${kind}` : 'keeps.other');
  const notes: Record<Task['status'], readonly string[]> = {
    waiting: [t('waiting')],
    running: [t('counted', { done: done + failed, total }), ...left(t, eta, now), keeps],
    stopping: [t(isFile ? 'stopping.export' : 'stopping')],
    done: [t('done', { time }), ...came, ...file(t, task, now)],
    stopped: [t('stopped', { time }), ...came],
    failed: [error?.message ?? t('failed'), ...came],
  };
  return notes[status].join(' ');
}

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

/** How far a task is as it is said aloud: 0, 25, 50, 75 or 100 per cent, or that it is over. */
const stepOf = (task: Task) => endOf(task) ?? Math.floor(percentOf(task) / 25) * 25;

/** What is worth saying of tasks since they were `before`. What was not there before has only begun, which the press said. */
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
