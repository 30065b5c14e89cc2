import { plural } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Čeka te do {{day}}',
  left: 'u budžetu „{{category}}“',
  days: ({ count }) =>
    count === 0
      ? 'danas je poslednji dan'
      : `još ${count} ${plural('SR', count, { one: 'dan', few: 'dana', other: 'dana' })}`,
  fits: 'Možeš da kupiš',
  helps: 'Umanjuje cenu svega u ovoj kategoriji, a ostatak se plaća iz fleksibilnog budžeta.',
  see: 'Pogledaj kategoriju',
  also: 'Do tada važi i',
  later: 'Podseti me kasnije',
};
