import { counted } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

const PEOPLE = { one: 'osobu', few: 'osobe', other: 'osoba' };
const SPENDERS = { one: 'osoba', few: 'osobe', other: 'osoba' };
const PURCHASES = { one: 'kupovina', few: 'kupovine', other: 'kupovina' };

export const sr: SameTexts<typeof en> = {
  title: 'Izveštaji',
  standfirst: 'Meseci koji su prošli, u grupama od najmanje pet ljudi.',
  period: 'Meseci',
  between: 'Od–do',
  from: 'Prvi mesec',
  until: 'Poslednji mesec',
  print: 'Štampaj',
  failed: 'Izveštaj nije učitan',
  nothing: 'Još nema dovoljno ljudi',
  nothingText: 'Meseci se prikazuju kad bar petoro ljudi nešto potroši, tako da se niko ne može prepoznati.',
  notYet: 'Nijedan od ovih meseci još ne može da se prikaže',
  notYetText: 'Mesec se prikazuje kad prođe i kad bar petoro ljudi nešto potroši, tako da se niko ne može prepoznati.',

  now: 'Budžeti sada',
  spent: 'Potrošeno',
  held: 'Rezervisano',
  unspent: 'Neiskorišćeno',
  ofGiven: 'Od {{given}} dato za {{people}}.',
  people: ({ count }) => counted('SR', count, PEOPLE),
  spentInAll: 'Potrošeno u prikazanim mesecima',

  months: 'Potrošnja po mesecima',
  finding: '{{month}}: potrošeno je {{sum}}.',
  'finding.more': '{{month}}: potrošeno je {{sum}}, {{percent}} % više nego godinu pre.',
  'finding.less': '{{month}}: potrošeno je {{sum}}, {{percent}} % manje nego godinu pre.',
  'finding.same': '{{month}}: potrošeno je {{sum}}, isto kao godinu pre.',
  'finding.running': '{{month}}: do sada je potrošeno {{sum}}.',
  running: 'još traje',
  toPayroll: 'Mesec u obračunu zarada',
  marked: '{{month}}: {{sum}}, {{purchases}}',
  markedBefore: '{{month}}: {{sum}}, {{purchases}}; godinu pre {{before}}',
  purchases: ({ count }) => counted('SR', count, PURCHASES),
  before: 'godinu pre',
  ways: 'Kako se prikazuje',
  chart: 'Grafikon',
  table: 'Tabela',
  month: 'Mesec',
  spentIn: 'Potrošeno, {{currency}}',
  beforeIn: 'Godinu pre, {{currency}}',
  purchasesIn: 'Kupovina',
  sumIn: 'Ukupno do tada, {{currency}}',
  heldBack: 'Poslednji meseci se prikazuju kad u njima bar petoro ljudi nešto potroši.',
  partly:
    'Neki od ovih meseci su izostavljeni: prikazuju se samo zajedno sa susednima, kad bar petoro ljudi nešto potroši.',

  budgets: 'Potrošnja po budžetima',
  whose: ({ count }) => counted('SR', count, SPENDERS),
  mostFrom: 'Najviše je potrošeno iz: {{budget}}, {{percent}} % od svega.',
  noneAlone: 'Nijedan budžet svakog meseca ne koristi dovoljno ljudi da bi se prikazao sam.',
  flexible: 'Fleksibilni budžet',
  joined: 'Ostalo zajedno',
  allJoined: 'Svi budžeti zajedno',
  overMonths: 'Budžeti: za mesece koji su prošli.',
  note: 'Budžeti iz kojih troši manje od petoro ljudi su spojeni.',
};
