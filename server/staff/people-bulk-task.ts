import type { PeopleAction } from '#contract/staff/people-bulk-actions.ts';
import { type BulkWords, bulkTasks, type Next } from '../bulk/bulk-task.ts';
import { changeNext } from './change-next-people.ts';
import { PEOPLE_BULK_TEXTS, TAKEN_BACK } from './people-bulk.texts.ts';
import { COLLEAGUE_BULK, USER_BULK } from './people-bulk.ts';

const words = (action: string, way: Next['way']): BulkWords =>
  way === 'run' ? PEOPLE_BULK_TEXTS[action as PeopleAction] : TAKEN_BACK;

/** The tasks by which a company changes many of its people, and takes that back. */
export const peopleBulkTasks = bulkTasks({ kind: COLLEAGUE_BULK, words, changeNext });
/** The tasks by which the platform changes many people of any company, and takes that back. */
export const userBulkTasks = bulkTasks({ kind: USER_BULK, words, changeNext });
