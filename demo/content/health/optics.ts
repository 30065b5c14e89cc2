import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Pregled traje dvadesetak minuta i radi ga optometrista, a stakla se bruse u istoj kući. Okvir možeš da probaš koliko god puta želiš.',
    points: ['Pregled vida uključen', 'Stakla gotova za tri radna dana', 'Podešavanje okvira bez roka'],
    arrange: 'Za pregled je dobro doći odmorenih očiju, bez sočiva bar dva sata.',
    limits: ['Stakla sa posebnom dioptrijom mogu da traju duže', 'Razliku do skupljeg okvira plaćaš na mestu'],
  },
  en: {
    about:
      'The test takes about twenty minutes with an optometrist, and the lenses are ground in the same house. Try on as many frames as you like.',
    points: ['Eye test included', 'Lenses ready in three working days', 'Frame adjusted at any later time'],
    arrange: 'Come with rested eyes, and without contact lenses for two hours.',
    limits: ['Special lenses may take longer', 'The difference for a dearer frame is paid on the spot'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'vidik',
    key: 'glasses',
    price: 8400,
    off: 20,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['health-glasses', 'health-eye'],
    bought: 240,
    addedDaysAgo: 6,
    sr: [
      'Pregled vida i okvir po izboru',
      'Pregled, stakla i okvir do 8.000 dinara.',
      'Svet sa oštrim ivicama, i to u okviru koji ti stoji.',
    ],
    en: [
      'Eye test and a frame of your choice',
      'Test, lenses and a frame up to 8,000 dinars.',
      'A world with sharp edges, in a frame that suits you.',
    ],
  },
  {
    by: 'vidik',
    price: 6200,
    way: 'in_store',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['health-eye'],
    sr: [
      'Stakla za rad na računaru',
      'Filter plave svetlosti i antirefleks, u tvoj okvir.',
      'Ekran ostaje isti, oči se manje ljute.',
    ],
    en: [
      'Lenses for screen work',
      'Blue-light filter and anti-reflex coating, in your own frame.',
      'The screen stays the same, the eyes complain less.',
    ],
  },
  {
    by: 'vidik',
    price: 1900,
    way: 'web',
    at: ['Cela Srbija'],
    monthly: true,
    scenes: ['health-eye'],
    sr: [
      'Kontaktna sočiva, pretplata',
      'Dnevna sočiva svakog meseca na kućnu adresu.',
      'Nikad više poslednji par u nedelju uveče.',
    ],
    en: [
      'Contact lenses, subscription',
      'Daily lenses delivered home each month.',
      'Never again the last pair on a Sunday evening.',
    ],
    own: {
      sr: {
        about:
          'Sočiva stižu početkom meseca, po dioptriji iz poslednjeg pregleda. Promena dioptrije se javlja porukom.',
        points: ['Trideset pari dnevnih sočiva', 'Isporuka na kućnu adresu', 'Promena dioptrije u svakom trenutku'],
        arrange: 'Pošalji nalaz ne stariji od godinu dana.',
        limits: ['Bez nalaza se sočiva ne izdaju', 'Otvorena pakovanja se ne vraćaju'],
      },
      en: {
        about:
          'The lenses come at the beginning of the month, by the strength of your last test. A change of strength is a message away.',
        points: ['Thirty pairs of daily lenses', 'Delivered home', 'Strength changed at any time'],
        arrange: 'Send a prescription not older than a year.',
        limits: ['No lenses without a prescription', 'Opened boxes cannot be returned'],
      },
    },
  },
  {
    by: 'sova',
    price: 90,
    currency: 'KM',
    way: 'in_store',
    at: ['Banja Luka'],
    scenes: ['health-glasses'],
    sr: [
      'Sunčane naočare sa dioptrijom',
      'Polarizovana stakla i dva okvira na izbor.',
      'Za vozače, šetače i one kojima smeta snijeg.',
    ],
    en: [
      'Prescription sunglasses',
      'Polarised lenses and two frames to choose from.',
      'For drivers, walkers and those whom snow dazzles.',
    ],
  },
  {
    by: 'sova',
    price: 60,
    currency: 'KM',
    off: 15,
    way: 'in_store',
    at: ['Banja Luka', 'Tuzla'],
    scenes: ['health-eye'],
    sr: [
      'Kontrola vida sa sočivima',
      'Pregled, probni par i šestomjesečno pakovanje.',
      'Prvi dan bez naočara uvijek izgleda kao odmor.',
    ],
    en: [
      'Eye check with contact lenses',
      "Test, a trial pair and six months' supply.",
      'The first day without glasses always feels like a holiday.',
    ],
  },
  {
    by: 'vidik',
    price: null,
    kind: 'special',
    off: 30,
    way: 'in_store',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['health-glasses'],
    sr: [
      'Drugi par naočara povoljnije',
      '30\u00a0% manje na svaki drugi okvir sa staklima.',
      'Jedan par za posao, drugi za ostalo.',
    ],
    en: ['The second pair for less', '30% off every second frame with lenses.', 'One pair for work, one for the rest.'],
  },
];

export const healthOptics = benefitsOf('health/optics', subject, written);
