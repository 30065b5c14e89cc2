import { plural } from '../plural.ts';

export const en = {
  title: 'Yours until {{day}}',
  left: 'in your {{category}} budget',
  days: ({ count }: { count: number }) =>
    count === 0 ? 'today is the last day' : `${count} ${plural('EN', count, { one: 'day', other: 'days' })} to go`,
  fits: 'It covers',
  helps: 'It lowers the price of anything in this category; the rest is paid from the flexible budget.',
  see: 'View category',
  also: 'Also until then',
  later: 'Remind me later',
} as const;
