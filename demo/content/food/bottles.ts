import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Boce stižu u kutiji koja čuva vino od vrućine, sa kratkom beleškom o berbi. Sve je iz vinarija koje imaju manje od deset hektara.',
    points: ['Beleška vinara uz svaku bocu', 'Zamena ako vino ima manu', 'Kutija pogodna za poklon'],
    arrange: 'Adresu i dan isporuke biraš na sajtu.',
    limits: ['Samo za punoletne', 'U julu i avgustu isporuka je samo uveče'],
  },
  en: {
    about:
      'The bottles come in a box that keeps the heat out, with a short note on the harvest. All are from wineries of less than ten hectares.',
    points: ["The winemaker's note with each bottle", 'Exchange if the wine is faulty', 'A box fit for a gift'],
    arrange: 'Choose address and day on the site.',
    limits: ['Adults only', 'In July and August only evening deliveries'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'bregovi',
    price: 8400,
    way: 'web',
    at: ['Cela Srbija'],
    monthly: true,
    scenes: ['food-wine'],
    sr: ['Vinski klub, pretplata', 'Tri boce mesečno sa beleškom vinara.', 'Podrum koji se puni sam.'],
    en: ['Wine club, subscription', "Three bottles a month with the winemaker's note.", 'A cellar that fills itself.'],
  },
  {
    by: 'bregovi',
    price: 2900,
    kind: 'special',
    off: 25,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['food-wine'],
    sr: ['Popust na karton vina', '25\u00a0% manje na šest boca po izboru.', 'Vino se ne kvari čekajući goste.'],
    en: [
      'A discount on a case of wine',
      '25% off six bottles of your choice.',
      'Wine does not spoil waiting for guests.',
    ],
  },
];

export const foodBottles = benefitsOf('food/wine', subject, written);
