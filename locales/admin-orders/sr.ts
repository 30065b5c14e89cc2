import { counted, grouped, plural } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

const ORDERS = { one: 'porudžbina', few: 'porudžbine', other: 'porudžbina' };
const TO_MOVE = { one: 'porudžbinu', few: 'porudžbine', other: 'porudžbina' };

export const sr: SameTexts<typeof en> = {
  title: 'Porudžbine',
  counted: ({ count }) => counted('SR', count, ORDERS),
  search: 'Broj ili kupac',
  number: 'Porudžbina',
  date: 'Kupljeno',
  person: 'Kupac',
  company: 'Kompanija',
  sum: 'Iznos',
  way: 'Način kupovine',
  'way.in_store': 'U objektu',
  'way.web': 'Onlajn',
  'way.voucher': 'eVaučer',
  'way.invoice': 'Faktura',
  state: 'Status',
  more: ({ count }) => `i još ${grouped('SR', count)}`,
  all: 'Sve',
  first: 'Još nema porudžbina',
  firstText: 'Ovde stiže ono što zaposleni svih kompanija kupe, najnovije prvo.',
  actions: 'Radnje',
  actionsOf: 'Porudžbina {{id}}: radnje',

  order: 'Porudžbina',
  'order.title': 'Porudžbina {{id}}',
  failed: 'Porudžbina nije učitana.',
  close: 'Zatvori',
  bought: 'Šta je kupljeno',
  codes: 'Kodovi',
  code: '…{{end}}, važi do {{day}}',
  'code.used': '…{{end}}, iskorišćen',
  'code.expired': '…{{end}}, istekao',
  'code.voided': '…{{end}}, više ne važi',
  paid: 'Plaćeno iz',
  givenBack: 'Vraćeno u',
  reason: 'Zašto je otkazana',
  own: 'Ovo je tvoja porudžbina: pomera je i otkazuje neko drugi.',
  history: 'Ko je šta uradio',

  process: 'Uzmi u pripremu',
  complete: 'Završi',
  cancel: 'Otkaži porudžbinu…',
  'process.done': 'Porudžbina {{id}} je u pripremi.',
  'complete.done': 'Porudžbina {{id}} je završena.',

  waits: 'Otkazivanje ove porudžbine čeka drugu osobu.',
  'cancel.title': 'Otkazuješ porudžbinu {{id}}?',
  'cancel.confirm': 'Otkaži porudžbinu',
  'cancel.propose': 'Predloži otkazivanje',
  'cancel.keep': 'Zadrži porudžbinu',
  'cancel.back': 'Sve se vraća tamo odakle je došlo:',
  'cancel.codes': ({ count }) =>
    `${counted('SR', count, { one: 'kod vaučera', few: 'koda vaučera', other: 'kodova vaučera' })} više neće važiti.`,
  'cancel.told': 'Kupac dobija poruku sa razlogom.',
  'cancel.used': ({ count }) =>
    `${plural('SR', count, { one: 'Iskorišćen je', few: 'Iskorišćena su', other: 'Iskorišćeno je' })} ${counted('SR', count, { one: 'kod', few: 'koda', other: 'kodova' })} iz ove porudžbine, pa ona ostaje kakva jeste.`,
  'cancel.over': 'Ova porudžbina je već završena ili otkazana, ili njeno otkazivanje čeka drugu osobu.',
  'cancel.reason': 'Razlog',
  'cancel.reasonHint': 'Čita ga kupac.',
  'cancel.movedUsed': 'U međuvremenu je iskorišćen kod.',
  'cancel.movedOn': 'U međuvremenu je porudžbina pomerena.',
  'cancel.second': 'Povraćaj je iznad granice platforme, pa ga prvo odobrava još neko. Novac se do tada ne pomera.',
  'cancel.proposed': 'Otkazivanje porudžbine {{id}} čeka drugu osobu.',
  'cancel.done': 'Porudžbina {{id}} je otkazana i novac je vraćen.',

  'many.process': 'Uzmi u pripremu',
  'many.process.title': 'Porudžbine u pripremu',
  'many.process.confirm': ({ count }) => `Uzmi u pripremu ${counted('SR', count, TO_MOVE)}`,
  'many.complete': 'Završi',
  'many.complete.title': 'Porudžbine do kraja',
  'many.complete.confirm': ({ count }) => `Završi ${counted('SR', count, TO_MOVE)}`,
  'many.name': 'Porudžbina {{id}}, {{person}}',
  'many.people': ({ count }) =>
    `To su porudžbine ${counted('SR', count, { one: 'osobe', few: 'osobe', other: 'osoba' })}.`,
  'many.refused.status': 'Nije u statusu pre toga',
  'many.refused.own': 'Tvoja porudžbina',
};
