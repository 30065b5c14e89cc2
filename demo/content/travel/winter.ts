import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Staze su otvorene od jutra, a oprema se bira dan pre, da se ne čeka u redu. Za početnike je tu instruktor koji strpljivo ponavlja.',
    points: ['Provera stanja snega pre polaska', 'Mogućnost iznajmljivanja opreme', 'Putno osiguranje uz doplatu'],
    arrange: 'Termin rezerviši bar deset dana ranije.',
    limits: ['Ako nema snega, termin se pomera bez troška', 'Ski-pas je uključen samo gde piše'],
  },
  en: {
    about:
      'The slopes open in the morning, and gear is chosen the day before so nobody queues. For beginners there is an instructor who repeats patiently.',
    points: ['A snow check before you leave', 'Gear for hire', 'Travel insurance for a supplement'],
    arrange: 'Book at least ten days ahead.',
    limits: ['Without snow the date is moved at no cost', 'The ski pass is included only where stated'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'vetar',
    price: 29800,
    way: 'web',
    at: ['Ostalo'],
    scenes: ['travel-skis', 'travel-mountains'],
    leaflets: ['packing'],
    sr: [
      'Kopaonik, tri noći sa ski-pasom',
      'Polupansion i ski-pas za tri dana.',
      'Prvi spust je za ovu, a drugi za prošlu zimu.',
    ],
    en: [
      'Kopaonik, three nights with a ski pass',
      'Half board and a pass for three days.',
      'The first run is for this winter, the second for the last.',
    ],
  },
  {
    by: 'vlasic',
    price: 260,
    currency: 'KM',
    off: 10,
    way: 'web',
    at: ['Ostalo'],
    scenes: ['travel-skis'],
    leaflets: ['packing'],
    sr: [
      'Škola skijanja na Vlašiću',
      'Dvije noći i šest sati sa instruktorom.',
      'Padati se uči prvo, i to je najlakši dio.',
    ],
    en: [
      'Ski school on Vlašić',
      'Two nights and six hours with an instructor.',
      'Falling comes first, and it is the easy part.',
    ],
  },
  {
    by: 'kaludjerske',
    price: 9400,
    way: 'web',
    at: ['Ostalo'],
    scenes: ['travel-skis', 'team-campfire'],
    leaflets: ['packing'],
    sr: ['Zimski vikend na krpljama', 'Jedna noć, vođena tura kroz šumu i kotlić.', 'Sneg upija sve, pa i telefon.'],
    en: [
      'A snowshoe weekend',
      'One night, a guided tour through the forest and a stew.',
      'Snow absorbs everything, your phone included.',
    ],
  },
  {
    by: 'vetar',
    price: null,
    kind: 'special',
    off: 12,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['travel-skis'],
    sr: ['Popust na zimovanja za porodice', '12\u00a0% manje, deca do sedam godina gratis.', 'Sneško je već u ceni.'],
    en: ['A discount on family winter holidays', '12% off, children under seven free.', 'The snowman is included.'],
  },
];

export const travelWinter = benefitsOf('travel/winter', subject, written);
