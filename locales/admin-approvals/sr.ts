import { counted, plural } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

const PEOPLE = { one: 'osoba', few: 'osobe', other: 'osoba' };

const notGet = (count: number) => plural('SR', count, { one: 'ne dobija', few: 'ne dobijaju', other: 'ne dobija' });

export const sr: SameTexts<typeof en> = {
  search: 'Naslov, razlog ili ime',
  figure: 'Koliko',
  people: ({ count }) => counted('SR', count, PEOPLE),
  whose: 'Predlaže',
  'whose.own': 'Ja',
  'whose.others': 'Drugi',
  'kind.announcement': 'Obaveštenje',
  'kind.rate': 'Kurs',
  'kind.refund': 'Povraćaj',
  'kind.limit': 'Granica povraćaja',
  'name.announcement': 'Obaveštenje bez naslova',
  'name.rate': 'Kurs za {{currency}}',
  'name.refund': 'Povraćaj za porudžbinu {{id}}',
  'name.limit': 'Viša granica povraćaja',
  firstText:
    'Obaveštenje za više od 5.000 ljudi, kurs koji se menja više od 2\u00a0% i povraćaj iznad granice čekaju ovde dok ih ne pogleda još neko.',

  'limit.text': 'Povraćaj iznad {{limit}} odobrava još neko.',
  'limit.nobody': 'Važi od kada još neko bude brinuo o porudžbinama.',

  moved: 'Promena',
  when: 'Kada',
  atOnce: 'Odmah',
  refund: 'Vraća se',
  buyer: 'Kupac',
  limitThen: 'Tadašnja granica',
  limitNow: 'Sadašnja granica',
  rateNow: 'RSD za jedan evro sada',
  left: ({ count }) => `U međuvremenu ugašen nalog, pa ${notGet(count)} obaveštenje (${counted('SR', count, PEOPLE)}).`,

  own: 'Ovo je tvoj predlog, pa o njemu odlučuje još neko.',
  others: 'Ovo je tvoja porudžbina, pa o njoj odlučuje neko drugi.',
  'after.announcement':
    'Šalje se kako ovde piše, za pola minuta ili u izabrano vreme. Van vremena od 9 do 18 časova u Beogradu čeka do devet ujutru, osim ako je baš to vreme potvrđeno.',
  'after.rate': 'Kurs važi od tog trenutka.',
  'after.refund': 'Porudžbina se odmah otkazuje, novac se vraća, a kupac dobija razlog.',
  'after.limit': 'Nova granica važi odmah.',
  'stale.proposer': 'Ko je ovo predložio, to više ne sme, pa ne može da se odobri. Neka neko pošalje nov predlog.',
  'stale.rate': 'Kurs je u međuvremenu drugi, pa ne može da se odobri. Neka neko pošalje nov predlog.',
  'stale.order': 'Ova porudžbina više ne može da se otkaže, pa nema šta da se odobri.',
  'stale.limit': 'Granica je u međuvremenu promenjena.',
  'stale.nobody': 'Nema više nikoga ko bi ga dobio.',
  expired: 'Za sedam dana niko nije odlučio, pa ništa nije urađeno.',

  'where.announcement': 'Obaveštenje',
  'where.rate': 'Kursna lista',
  'where.refund': 'Porudžbina',
  'where.limit': 'Odobrenja',
  look: 'Pogledaj predlog',
};
