import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Koncerti počinju tačno, a mesta su obeležena po redovima da se ne traži u mraku. Uz program stiže kratak tekst o autoru.',
    points: ['Mesto po izboru, do popune', 'Program i kratak tekst uz kartu', 'Garderoba uključena'],
    arrange: 'Rezervaciju potvrđuješ do dana pre koncerta.',
    limits: ['Ulaz je moguć samo do početka', 'Fotografisanje bez blica'],
  },
  en: {
    about:
      'Concerts begin on time, and the rows are marked so that nobody searches in the dark. The programme comes with a short text about the composer.',
    points: ['Seats of your choice while they last', 'Programme with a short text', 'Cloakroom included'],
    arrange: 'Confirm the booking by the day before.',
    limits: ['Entry only before the start', 'Photographs without flash'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'gramofonija',
    key: 'record',
    price: 3300,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['culture-record'],
    bought: 88,
    sr: [
      'Ploča meseca',
      'Jedno izdanje mesečno na kućnu adresu.',
      'Pre prve strane otvori prozor, da čuje i dvorište.',
    ],
    en: [
      'Record of the month',
      'One release a month, delivered home.',
      'Before side A, open the window so the yard can hear.',
    ],
  },
  {
    by: 'akord',
    price: 4200,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['culture-violin'],
    sr: [
      'Dve karte za koncert',
      'Klasika, džez ili etno, po programu dvorane.',
      'Prvih pet minuta još misliš na posao, posle ne.',
    ],
    en: [
      'Two concert tickets',
      "Classical, jazz or folk, by the hall's programme.",
      'For five minutes you still think of work; then no more.',
    ],
  },
  {
    by: 'akord',
    price: 14800,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['culture-violin'],
    sr: [
      'Godišnja pretplata na koncerte',
      'Osam večeri, isti red i dva gosta po izboru.',
      'Godina se meri koncertima, ne kvartalima.',
    ],
    en: [
      'An annual concert ticket',
      'Eight evenings, the same row and two guests of your choice.',
      'A year is measured in concerts, not quarters.',
    ],
  },
  {
    by: 'akord',
    price: 6400,
    off: 15,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['culture-violin'],
    sr: [
      'Škola horskog pevanja',
      'Deset proba i jedan nastup u dvorani.',
      'Sam glas je iznenađenje, osam glasova je zvuk.',
    ],
    en: [
      'A choir course',
      'Ten rehearsals and one performance in the hall.',
      'One voice is a surprise; eight are a sound.',
    ],
  },
  {
    by: 'gramofonija',
    price: 38,
    currency: 'KM',
    way: 'web',
    at: ['Sarajevo', 'Banja Luka'],
    scenes: ['culture-record'],
    sr: [
      'Ploče iz bosanske arhive',
      'Tri izdanja i knjižica sa fotografijama.',
      'Šuškanje je dio snimka, ne popravljaj ga.',
    ],
    en: [
      'Records from the Bosnian archive',
      'Three releases and a booklet with photographs.',
      'The crackle is part of the recording; leave it alone.',
    ],
  },
  {
    by: 'akord',
    price: null,
    kind: 'special',
    off: 30,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['culture-violin'],
    sr: [
      'Popust za koncertne ponedeljke',
      '30 % manje na sve karte u sali.',
      'Ponedeljak je jedini dan kad je dvorana prazna, a muzika ista.',
    ],
    en: [
      'A discount on Monday concerts',
      '30 % off every seat in the house.',
      'Monday is the only day the hall is empty and the music the same.',
    ],
  },
];

export const cultureMusic = benefitsOf('culture/music', subject, written);
