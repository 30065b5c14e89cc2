import { counted } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Zadaci',
  running: ({ count }) => counted('SR', count, { one: 'zadatak', few: 'zadatka', other: 'zadataka' }),
};
