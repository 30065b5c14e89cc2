import { counted } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Čeka te do {{day}}',
  left: 'u budžetu „{{category}}“',
  days: ({ count }) =>
    count === 0 ? 'danas je poslednji dan' : `još ${counted('SR', count, { one: 'dan', few: 'dana', other: 'dana' })}`,
  fits: 'Možeš da kupiš',
  helps: 'Umanjuje cenu svega u ovoj kategoriji, a ostatak se plaća iz fleksibilnog budžeta.',
  see: 'Pogledaj kategoriju',
  also: 'Do tada važi i',
  later: 'Podseti me kasnije',

  forYou: 'Za tebe',
  request: 'Potrebna dopuna: {{provider}}',
  'request.text': 'Tvoj zahtev čeka na odgovor.',
  charge: 'Nedostaje {{amount}}: {{name}}',
  'charge.text': 'Sledeća naplata je {{day}}, a budžeti je ne pokrivaju.',
  nothing: 'Još nemaš budžet',
  'nothing.ask': 'Dodeljuje ga kompanija. Kada će to biti, zna {{name}}.',
  'nothing.text': 'Dodeljuje ga kompanija. Pitaj onoga ko se u njoj bavi benefitima ili piši nam.',
  ends: '{{amount}} u budžetu „{{category}}“',
  'ends.text': 'Pogledaj šta staje',
  little: 'Ostalo ti je {{amount}}',
  'little.text': 'Počni od najnižih cena.',
  course: 'Nastavi kurs „{{name}}“',
  'course.text': 'Čeka te tamo gde je prekinut.',
  free: 'Kursevi koji ništa ne koštaju',
  'free.text': 'Na kraju te čeka sertifikat.',
  core: 'Osnovni benefiti',
  'core.text': 'Daje ih kompanija, mimo svakog budžeta.',

  'mark.short': 'manjka {{amount}}',
  'mark.missing': 'U tvojim budžetima nedostaje {{amount}}.',
  'mark.partly': '{{name}}, delom',
  'mark.pays': 'Plaća se iz budžeta „{{name}}“.',
  'mark.paysPartly': 'Delom se plaća iz budžeta „{{name}}“.',
};
