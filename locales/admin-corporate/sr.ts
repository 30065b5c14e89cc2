import { counted, grouped } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

const PEOPLE = { one: 'osoba', few: 'osobe', other: 'osoba' };
const LINES = { one: 'kupovina', few: 'kupovine', other: 'kupovina' };
const REQUESTS = { one: 'zahtev', few: 'zahteva', other: 'zahteva' };

export const sr: SameTexts<typeof en> = {
  overview: 'Pregled',
  failed: 'Brojke nisu mogle da se učitaju',
  spentShare: 'Do {{day}} potrošeno je {{percent}} % od onog što je dato.',
  ending: 'Ako se nastavi ovako, 31. decembra ističe oko {{sum}}.',
  endingNothing: 'Ako se nastavi ovako, 31. decembra ne ističe ništa iz ovogodišnjih budžeta.',
  nothing: 'Još ništa nije potrošeno',
  nothingText: 'Ovde stoji šta zaposleni kupe i šta im se vrati, čim toga bude.',
  spent: 'Potrošeno u ovim mesecima',
  spentBy: ({ count }) => counted('SR', count, PEOPLE),
  overMonths: 'Budžeti: za mesece koji su prošli.',
  partly: 'Meseci sa manje od petoro ljudi nisu podeljeni po budžetima.',
  toOrders: 'Porudžbine iz tog meseca',

  toPeople: 'Svi ljudi',
  peopleFailed: 'Ljudi nisu učitani',
  balances: 'Ljudi i budžeti',
  countedPeople: ({ count }) => counted('SR', count, PEOPLE),
  searchPeople: 'Ime ili jedinica',
  person: 'Osoba',
  unit: 'Jedinica',
  given: 'Dato, {{currency}}',
  spentOf: 'Potrošeno',
  held: 'Rezervisano',
  left: 'Ostaje',
  share: 'Potrošen deo',
  shareOf: 'Potrošeno {{spent}} i rezervisano {{held}} od {{given}}',
  leftOver: 'Ostaje',
  allPeople: 'Svi',
  nothingLeft: 'Bez ostatka',
  sums: ({ count }) => counted('SR', count, PEOPLE),
  peopleFirst: 'Još nema ljudi',
  peopleFirstText: 'Ovde stoji svaka osoba iz kompanije, sa onim što joj je dato, što je potrošila i što joj ostaje.',

  orders: 'Porudžbine',
  ordersNote:
    'U privatnim kategorijama samo kupac zna šta je kupljeno. Pretplate i kursevi su u zbiru na prvoj stranici.',
  countedOrders: ({ count }) => counted('SR', count, LINES),
  searchOrders: 'Broj, osoba ili benefit',
  number: 'Porudžbina',
  date: 'Kupljeno',
  category: 'Kategorija',
  benefit: 'Benefit',
  private: 'privatno',
  pieces: ({ count }) => `${grouped('SR', count)} ×`,
  sum: 'Iznos',
  state: 'Status',
  all: 'Sve',
  ordersFirst: 'Još nema porudžbina',
  ordersFirstText: 'Ovde stiže ono što ljudi iz kompanije poruče, najnovije prvo.',
  nameOf: '{{number}}, {{person}}',

  requests: 'Zahtevi',
  requestsNote: 'Čiji je, iz koje kategorije i koliki. Za šta je, vide oni koji odlučuju.',
  countedRequests: ({ count }) => counted('SR', count, REQUESTS),
  searchRequests: 'Broj ili osoba',
  request: 'Zahtev',
  filed: 'Podnet',
  kind: 'Vrsta',
  'kind.reimbursement': 'Povraćaj novca',
  'kind.invoice': 'Faktura',
  open: 'Otvoreni',
  requestsFirst: 'Još nema zahteva',
  requestsFirstText: 'Ovde stiže ono što ljudi iz kompanije traže da im se vrati, najnovije prvo.',
};
