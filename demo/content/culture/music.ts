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
    by: 'akord',
    price: 4200,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['culture-violin', 'culture-tickets'],
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
    scenes: ['culture-tickets', 'culture-violin'],
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
    scenes: ['education-microphone', 'culture-violin'],
    sr: [
      'Škola horskog pevanja',
      'Deset proba i jedan nastup u dvorani.',
      'Jedan glas je hrabrost, trideset glasova je hor.',
    ],
    en: [
      'A choir course',
      'Ten rehearsals and one performance in the hall.',
      'One voice is courage, thirty are a choir.',
    ],
    own: {
      sr: {
        about: 'Note nisu uslov: uči se po sluhu, deonicu po deonicu. Dirigent raspoređuje glasove posle prve probe.',
        points: ['Deset proba od sat i po', 'Note i snimci za vežbanje', 'Nastup pred publikom na kraju'],
        arrange: 'Prijava na sajtu, raspored glasova na prvoj probi.',
        limits: ['Tri izostanka su u redu, četvrti znači sledeću sezonu', 'Mlađi od 16 godina pevaju u dečjem horu'],
      },
      en: {
        about:
          'Reading music is not required: you learn by ear, one part at a time. The conductor places the voices after the first rehearsal.',
        points: [
          'Ten rehearsals of an hour and a half',
          'Scores and recordings to practise',
          'A performance at the end',
        ],
        arrange: 'Sign up on the site; voices are placed at the first rehearsal.',
        limits: ['Three absences are fine, a fourth means next season', "Under 16 in the children's choir"],
      },
    },
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
      '30\u00a0% manje na sve karte u sali.',
      'Ponedeljkom je dvorana mirnija, a muzika ista.',
    ],
    en: [
      'A discount on Monday concerts',
      '30% off every seat in the house.',
      'On Mondays the hall is calmer and the music the same.',
    ],
  },
];

export const cultureMusic = benefitsOf('culture/music', subject, written);
