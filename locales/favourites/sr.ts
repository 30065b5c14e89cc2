import { counted } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Omiljeno',
  open: ({ count }) => `Omiljeno, ${counted('SR', count, { one: 'benefit', few: 'benefita', other: 'benefita' })}`,
  'empty.title': 'Još nema omiljenih benefita',
  'empty.text': 'Dodirni srce na onome što ti se sviđa i naći ćeš ga ovde.',
  'empty.action': 'Pogledaj benefite',
  close: 'Zatvori',
};
