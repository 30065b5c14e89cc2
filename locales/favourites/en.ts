import { counted } from '../plural.ts';

export const en = {
  title: 'Favourites',
  open: ({ count }: { count: number }) => `Favourites, ${counted('EN', count, { one: 'benefit', other: 'benefits' })}`,
  'empty.title': 'No favourites yet',
  'empty.text': 'Tap the heart on anything you like, and you will find it here.',
  'empty.action': 'Browse benefits',
  close: 'Close',
} as const;
