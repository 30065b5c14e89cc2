import { plural } from '../plural.ts';

export const en = {
  title: 'Yours until {{day}}',
  left: 'in the budget {{category}}',
  days: ({ count }: { count: number }) =>
    count === 0 ? 'today is the last day' : `${count} ${plural('EN', count, { one: 'day', other: 'days' })} to go`,
  fits: ({ count }: { count: number }) => plural('EN', count, { one: 'One thing that fits', other: 'Things that fit' }),
  helps: 'It lowers the price of anything in this category; the rest is paid from the flexible budget.',
  see: 'See the category',
  also: 'Also until then',
  later: 'Remind me later',
} as const;
