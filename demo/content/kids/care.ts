import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Čuvalica je uvek ista, sa preporukama i proverenim potvrdama. Ako se razboli, dolazi zamena koju dete već zna.',
    points: ['Ista osoba svaki put', 'Provera i preporuke', 'Zamena u roku od tri sata'],
    arrange: 'Prvi susret je besplatan, dogovara se telefonom.',
    limits: ['Noćni termini se dogovaraju posebno', 'Popust za braću i sestre na licu mesta'],
  },
  en: {
    about:
      'The sitter is always the same, with references and checks. If she is ill, a substitute the child already knows comes instead.',
    points: ['The same person every time', 'Checks and references', 'A substitute within three hours'],
    arrange: 'The first meeting is free, arranged by phone.',
    limits: ['Nights are arranged separately', 'A discount for siblings on the spot'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'lastavica',
    price: 1600,
    way: 'web',
    at: ['Beograd'],
    scenes: ['kids-rainbow'],
    sr: ['Čuvanje dece, po satu', 'Proverena čuvalica, radnim danom i vikendom.', 'Dva sata da se ruča toplo.'],
    en: [
      'Childcare by the hour',
      'A trusted sitter, weekdays and weekends.',
      'Two hours to eat lunch while it is hot.',
    ],
  },
  {
    by: 'lastavica',
    price: 14200,
    way: 'web',
    at: ['Beograd'],
    monthly: true,
    scenes: ['kids-rainbow'],
    sr: [
      'Posle škole, pretplata',
      'Preuzimanje iz škole i čuvanje do 18 časova.',
      'Sastanak u četiri prestaje da bude problem.',
    ],
    en: [
      'After school, subscription',
      'Pick-up from school and care until 6 pm.',
      'A meeting at four stops being a problem.',
    ],
  },
  {
    by: 'lastavica',
    price: 9800,
    way: 'web',
    at: ['Novi Sad'],
    scenes: ['kids-rainbow', 'kids-tent'],
    sr: ['Čuvanje za vikend', 'Subota i nedelja, do deset sati ukupno.', 'Prazan stan zvuči čudno prvih deset minuta.'],
    en: [
      'Weekend care',
      'Saturday and Sunday, up to ten hours in all.',
      'The empty flat sounds strange for the first ten minutes.',
    ],
  },
  {
    by: 'baloncic',
    price: 12400,
    off: 15,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['kids-kite', 'kids-train'],
    sr: ['Kolica i auto-sedište, najam', 'Šest meseci, sa dostavom i zamenom.', 'Beba raste, kolica se menjaju.'],
    en: ['Pram and car seat for hire', 'Six months, with delivery and exchange.', 'The baby grows, the pram changes.'],
    own: {
      sr: {
        about:
          'Oprema stiže očišćena i proverena, sa uputstvom na srpskom. Kada dete preraste sedište, menja se za veće bez nove kaucije.',
        points: ['Dezinfekcija i provera pre isporuke', 'Zamena za veću veličinu', 'Montaža sedišta na zahtev'],
        arrange: 'Model biraš na sajtu, a dostava stiže za dva dana.',
        limits: ['Kaucija se vraća po povratku opreme', 'Oštećenja se naplaćuju po ceni dela'],
      },
      en: {
        about:
          'The equipment comes cleaned and checked, with a guide in Serbian. When the child outgrows the seat it is changed for a larger one with no new deposit.',
        points: ['Disinfected and checked before delivery', 'Exchange for a larger size', 'Seat fitted on request'],
        arrange: 'Choose a model on the site; delivery takes two days.',
        limits: ['The deposit is returned with the equipment', 'Damage is charged at the price of the part'],
      },
    },
  },
  {
    by: 'lastavica',
    price: 90,
    currency: 'KM',
    way: 'web',
    at: ['Sarajevo'],
    scenes: ['kids-rainbow'],
    sr: ['Čuvanje u popodnevnim satima', 'Pet popodneva, do 18 časova.', 'Dok ti završavaš, oni već crtaju.'],
    en: ['Care in the afternoon', 'Five afternoons, until 6 pm.', 'While you finish, they are already drawing.'],
  },
  {
    by: 'lastavica',
    price: null,
    kind: 'special',
    off: 10,
    way: 'web',
    at: ['Beograd'],
    scenes: ['kids-rainbow'],
    sr: [
      'Popust za noćno čuvanje',
      '10\u00a0% manje za večernje izlaske do ponoći.',
      'Jedna večera bez gledanja u telefon.',
    ],
    en: [
      'A discount on evening care',
      '10% off evenings out until midnight.',
      'A dinner without looking at your phone.',
    ],
  },
];

export const kidsCare = benefitsOf('kids/care', subject, written);
