import { counted } from '../plural.ts';

export const en = {
  title: 'Tasks',
  running: ({ count }: { count: number }) => counted('EN', count, { one: 'task', other: 'tasks' }),
} as const;
