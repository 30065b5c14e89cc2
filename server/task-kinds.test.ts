import { expect, it } from 'vitest';
import { TASK_KINDS } from '#contract/tasks/task-kinds.ts';
import { taskKinds } from './task-kinds.ts';

it('each kind of long work is one that the contract names, so that the tray has words for it', () => {
  expect([...taskKinds.keys()].toSorted()).toEqual(TASK_KINDS.toSorted());
});
