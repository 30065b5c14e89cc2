import { counted, grouped } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './tray.en.ts';

const PEOPLE = { one: 'osobu', few: 'osobe', other: 'osoba' };
const CHANGED = { one: 'osoba', few: 'osobe', other: 'osoba' };
const PROVIDERS = { one: 'partner', few: 'partnera', other: 'partnera' };
const BENEFITS = { one: 'benefit', few: 'benefita', other: 'benefita' };
const COUPONS = { one: 'kupon', few: 'kupona', other: 'kupona' };
const COURSES = { one: 'kurs', few: 'kursa', other: 'kurseva' };
const PACKAGES = { one: 'paket', few: 'paketa', other: 'paketa' };
const QUESTIONS = { one: 'pitanje', few: 'pitanja', other: 'pitanja' };
const FROM = { one: 'osobe', few: 'osobe', other: 'osoba' };
const ORDERS = { one: 'porudžbina', few: 'porudžbine', other: 'porudžbina' };
const REQUESTS = { one: 'zahtev', few: 'zahteva', other: 'zahteva' };
const ROWS = { one: 'red', few: 'reda', other: 'redova' };
const INVITATIONS = { one: 'pozivnica', few: 'pozivnice', other: 'pozivnica' };

interface Of {
  count: number;
  about: string | null;
}

type Nouns = Parameters<typeof counted>[2];

const change =
  (nouns: Nouns) =>
  ({ count, about }: Of) =>
    `${about ?? 'Promena'}: ${counted('SR', count, nouns)}`;
const undoing =
  (nouns: Nouns) =>
  ({ count, about }: Of) =>
    `Vraćanje ${about ? `„${about}“` : 'promene'}: ${counted('SR', count, nouns)}`;

const named = (words: string, about: string | null) => (about ? `${words}: ${about}` : words);
const ofRows = (words: string, { count, about }: Of) => named(words, about ?? counted('SR', count, ROWS));
const listed = (words: string) => (of: Of) => ofRows(`Izvoz ${words}`, of);

export const sr: SameTexts<typeof en> = {
  title: 'Zadaci',
  all: 'Svi zadaci',
  latest: 'Samo skorašnji',
  older: 'Raniji zadaci',
  allFailed: 'Zadaci nisu učitani.',
  note: 'Zadaci teku i kad zatvoriš stranicu.',
  old: 'Nema veze. Ovako je bilo u {{time}}.',

  'kind.gift': ({ count, about }) => named(`Poklon za ${counted('SR', count, PEOPLE)}`, about),
  'kind.gift_take_back': ({ count, about }) => named(`Povlačenje od ${counted('SR', count, FROM)}`, about),
  'kind.invitations': ({ count, about }) => named(`Pozivnice za ${counted('SR', count, PEOPLE)}`, about),
  'kind.people_check': (of) => ofRows('Provera uvoza ljudi', of),
  'kind.people_undo': (of) => ofRows('Vraćanje uvoza ljudi', of),
  'kind.benefits_check': (of) => ofRows('Provera uvoza benefita', of),
  'kind.benefits_undo': (of) => ofRows('Vraćanje uvoza benefita', of),
  'kind.budgets_check': (of) => ofRows('Provera uvoza budžeta', of),
  'kind.budgets_undo': (of) => ofRows('Vraćanje uvoza budžeta', of),
  'kind.find_anew': ({ about }) => named('Novi naziv u pretrazi', about),
  'kind.subscription_prices': ({ count, about }) =>
    named(`Nova cena za ${counted('SR', count, { one: 'pretplatu', few: 'pretplate', other: 'pretplata' })}`, about),
  'kind.benefit_bulk': change(BENEFITS),
  'kind.benefit_bulk_undo': undoing(BENEFITS),
  'kind.invitation_bulk': change(INVITATIONS),
  'kind.order_bulk': change(ORDERS),
  'kind.request_bulk': ({ count }) => `Prihvatanje: ${counted('SR', count, REQUESTS)}`,
  'kind.suggestion_bulk': ({ count }) =>
    `Odgovor na ${counted('SR', count, { one: 'predlog', few: 'predloga', other: 'predloga' })}`,
  'kind.announcement': ({ count, about }) =>
    about ? `Obaveštenje „${about}“` : `Obaveštenje: ${counted('SR', count, CHANGED)}`,
  'kind.announcement_withdraw': ({ count, about }) =>
    about ? `Povlačenje obaveštenja „${about}“` : `Povlačenje obaveštenja: ${counted('SR', count, CHANGED)}`,
  'kind.provider_bulk': change(PROVIDERS),
  'kind.provider_bulk_undo': undoing(PROVIDERS),
  'kind.coupon_bulk': change(COUPONS),
  'kind.coupon_bulk_undo': undoing(COUPONS),
  'kind.course_bulk': change(COURSES),
  'kind.course_bulk_undo': undoing(COURSES),
  'kind.package_bulk': change(PACKAGES),
  'kind.package_bulk_undo': undoing(PACKAGES),
  'kind.question_bulk': change(QUESTIONS),
  'kind.question_bulk_undo': undoing(QUESTIONS),
  'kind.people_bulk': change(CHANGED),
  'kind.people_bulk_undo': undoing(CHANGED),
  'kind.export_benefits': listed('benefita'),
  'kind.export_orders': listed('porudžbina'),
  'kind.export_people': listed('ljudi'),
  'kind.export_invitations': listed('pozivnica'),
  'kind.other': 'Duži posao',

  part: '{{percent}} %',
  waiting: 'Čeka na red.',
  counted: ({ done, total }) => `${grouped('SR', done)} od ${grouped('SR', total)}.`,
  seconds: 'Još oko {{count}} s.',
  minutes: 'Još oko {{count}} min.',
  stopping: 'Zaustavlja se. Urađeno ostaje urađeno.',
  'stopping.export': 'Zaustavlja se. Fajla neće biti.',
  'keeps.gift': 'Ko ga je dobio, zadržava ga i ako zaustaviš.',
  'keeps.invitations': 'Ako zaustaviš, povlače se one koje još nisu otišle.',
  'keeps.export': 'Ako zaustaviš, fajla nema.',
  'keeps.other': 'Urađeno ostaje urađeno i ako zaustaviš.',
  done: 'Gotovo u {{time}}.',
  doneOn: 'Gotovo {{time}}.',
  stopped: 'Zaustavljeno u {{time}}.',
  stoppedOn: 'Zaustavljeno {{time}}.',
  failed: 'Nije uspelo.',
  'reached.gift': ({ count }) => `Stigao je do ${counted('SR', count, FROM)}.`,
  left: ({ count }) => `Izostavljeno: ${grouped('SR', count)}.`,
  undoUntil: 'Može da se vrati do {{time}}.',
  fileUntil: 'Može da se preuzme do {{time}}.',
  fileGone: 'Stajao je jedan dan: izvezi spisak ponovo.',
  open: 'Otvori',
  look: 'Pogledaj',
  undo: 'Vrati',
  file: 'Preuzmi',
  actionOf: '{{action}}: {{title}}',
  stop: 'Zaustavi: {{title}}',

  'said.part': '{{title}}: {{percent}} %',
  'said.done': '{{title}}: gotovo',
  'said.stopped': '{{title}}: zaustavljeno',
  'said.failed': '{{title}}: nije uspelo',
};
