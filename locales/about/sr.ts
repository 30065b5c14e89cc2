import { plural } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Poklon koji biraš po svojoj meri',
  standfirst: 'Kompanija daje budžet, a šta će od njega biti, to je tvoj izbor.',
  'figure.benefits': ({ count }) => plural('SR', count, { one: 'benefit', few: 'benefita', other: 'benefita' }),
  'figure.categories': ({ count }) =>
    plural('SR', count, { one: 'kategorija', few: 'kategorije', other: 'kategorija' }),
  'figure.ways': 'načina kupovine',
  'idea.title': 'Niko ne zna bolje od tebe šta ti prija',
  'idea.text':
    'Neko pliva pre posla, neko uči italijanski, nekome trebaju nove naočare. Isti poklon za sve retko kome odgovara. Zato kompanija daje sredstva, a izbor je tvoj.',
  'money.title': 'Novac koji se sam objašnjava',
  'money.text':
    'Vidi se koliko je na raspolaganju, koliko je rezervisano, koliko potrošeno i otkud koja promena. Cena na ekranu je cena koja se naplati. Pre potvrde piše koliko ostaje.',
  'near.title': 'Ljudi iz komšiluka',
  'near.text':
    'Sala za penjanje, knjižara, gazdinstvo sa tezgom na pijaci. Volimo partnere do kojih se stiže peške i ponude u kojima jasno piše šta sadrže.',
  'start.title': 'Pogledaj okolo',
  'start.benefits': 'Svi benefiti',
  'start.suggest': 'Predloži benefit',
  'start.help': 'Kako ovo radi',
  company: 'Program kompanije {{company}}',
};
