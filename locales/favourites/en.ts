import { plural } from '../plural.ts';

export const en = {
  title: 'Favourites',
  open: ({ count }: { count: number }) =>
    `Favourites, ${count} ${plural('EN', count, { one: 'benefit', other: 'benefits' })}`,
  'empty.title': 'Nothing kept yet',
  'empty.text': 'Press the heart on what you like, and find it here again.',
  'empty.action': 'Browse benefits',
  close: 'Close',
} as const;
