import { grouped, plural } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

const words = ['Nijedan', 'Jedan', 'Dva', 'Tri', 'Četiri', 'Pet', 'Šest', 'Sedam', 'Osam', 'Devet', 'Deset'];
const article = (count: number) => plural('SR', count, { one: 'artikal', few: 'artikla', other: 'artikala' });

export const sr: SameTexts<typeof en> = {
  title: 'Tvoja korpa',
  titleConfirm: 'Pogledaj još jednom',
  loading: 'Učitavanje korpe',
  'step.cart': 'Korpa',
  'step.confirm': 'Pregled',
  steps: 'Koraci kupovine',
  summary: 'Pregled porudžbine',
  lines: 'U korpi',

  articles: ({ count }) =>
    count === 0 ? 'Nijedan artikal' : `${words[count] ?? grouped('SR', count)} ${article(count)}`,
  saving: 'Ušteda na popustima',
  total: 'Ukupno',
  vat: 'PDV je uračunat',
  each: '{{count}} × {{price}}',
  before: 'Pre popusta: {{price}}',
  count: 'Količina',
  'count.of': 'Količina: {{name}}',
  'count.wrong': 'Upiši ceo broj od {{min}} do {{max}}.',
  'count.notSaved': 'Količina nije sačuvana. Pokušaj ponovo.',
  'count.check': 'Sačuvaj količinu',
  decrease: 'Jedan manje: {{name}}',
  increase: 'Jedan više: {{name}}',
  remove: 'Ukloni',
  removeOf: 'Ukloni iz korpe: {{name}}',
  removed: 'Uklonjeno: {{name}}',
  undo: 'Poništi',
  removeFailed: 'Uklanjanje nije uspelo. Pokušaj ponovo.',
  undoFailed: 'Vraćanje nije uspelo. Potraži benefit u ponudi.',
  unavailable: 'Više nije dostupno',
  unavailableHelp: 'Ukloni ono što više nije dostupno, pa nastavi.',

  inStore: '{{provider}}, u objektu',

  priceRose: 'Poskupelo je: bilo {{before}}, sada {{after}}',
  priceFell: 'Pojeftinilo je: bilo {{before}}, sada {{after}}',
  pricesChanged:
    'Neke cene su se promenile otkad su u tvojoj korpi. U sledećem koraku ih prihvataš ili se vraćaš na korpu.',

  remains: 'Posle kupovine ostaje',
  pays: 'Plaća se iz',
  flexible: 'Fleksibilni budžet',
  takes: '{{taken}} iz: {{name}}, ostaje {{left}}',
  chargedLater: 'Iznos se skida sa tvog budžeta tek kada potvrdiš.',
  keepChoosing: 'Nastavi da biraš',

  overBudget: 'Nema dovoljno raspoloživog budžeta',
  missing: 'Na raspolaganju imaš {{left}}, a za ovu korpu nedostaje još {{missing}}.',
  wayOut: 'Ukloni nešto ili smanji količinu da bi ostalo moglo da se kupi.',

  'empty.title': 'Korpa je prazna',
  'empty.text': 'Nađi nešto lepo. Sve što dodaš čeka te ovde, na svakom uređaju.',
  'empty.action': 'Pogledaj benefite',
  offline: 'Nema mreže. Korpa može da se kupi kad se veza vrati.',

  toCart: 'Pogledaj korpu',
};
