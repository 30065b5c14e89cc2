import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about: 'Ploče su presovane u maloj seriji i spakovane u karton koji stiže ravan. Uz svaku ide tekst o snimanju.',
    points: ['Teški vinil, 180 grama', 'Knjižica o snimanju', 'Zamena ako ploča stigne oštećena'],
    arrange: 'Adresu upisuješ na sajtu partnera.',
    limits: ['Gramofon nije uključen', 'Otpakovane ploče se menjaju samo zbog greške'],
  },
  en: {
    about:
      'The records are pressed in small runs and packed so that they arrive flat. With each comes a text about the recording.',
    points: ['Heavy vinyl, 180 grams', 'A booklet about the recording', 'Exchange if it arrives damaged'],
    arrange: "Enter your address on the provider's site.",
    limits: ['The turntable is not included', 'Unpacked records are exchanged only for a fault'],
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
    by: 'gramofonija',
    price: 38,
    currency: 'KM',
    way: 'web',
    at: ['Sarajevo', 'Banja Luka'],
    scenes: ['culture-record'],
    sr: [
      'Ploče iz bosanske arhive',
      'Tri izdanja i knjižica sa fotografijama.',
      'Pucketanje je dio snimka, ne popravljaj ga.',
    ],
    en: [
      'Records from the Bosnian archive',
      'Three releases and a booklet with photographs.',
      'The crackle is part of the recording; leave it alone.',
    ],
  },
  {
    by: 'gramofonija',
    price: null,
    kind: 'special',
    off: 20,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['culture-record'],
    sr: [
      'Popust na polovne ploče',
      '20\u00a0% manje, sve preslušano i ocenjeno.',
      'Neko ju je već voleo, i to se čuje.',
    ],
    en: [
      'A discount on second-hand records',
      '20% off, all listened to and graded.',
      'Somebody loved it before, and you can hear it.',
    ],
  },
];

export const cultureRecords = benefitsOf('culture/music', subject, written);
