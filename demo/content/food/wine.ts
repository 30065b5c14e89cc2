import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Vinar vodi kroz podrum i priča o berbi, a sto je postavljen sa sirom i hlebom. Prevoz iz grada može da se doda.',
    points: ['Vođenje kroz podrum', 'Sir i hleb uz čaše', 'Popust na kupovinu boca'],
    arrange: 'Termin rezerviši tri dana ranije.',
    limits: ['Samo za punoletne', 'Ne vozi posle degustacije: prevoz se naručuje posebno'],
  },
  en: {
    about:
      'The winemaker leads through the cellar and talks about the harvest; the table is set with cheese and bread. A ride from town can be added.',
    points: ['A walk through the cellar', 'Cheese and bread with the glasses', 'A discount on bottles'],
    arrange: 'Book three days ahead.',
    limits: ['Adults only', 'Do not drive after a tasting: transport is ordered separately'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'bregovi',
    price: 3900,
    way: 'in_store',
    at: ['Novi Sad', 'Ostalo'],
    scenes: ['food-wine'],
    sr: ['Degustacija pet vina', 'Podrum, pet čaša i daska sireva.', 'Od mlade graševine do starog bermeta.'],
    en: [
      'A tasting of five wines',
      'The cellar, five glasses and a cheese board.',
      'From a young graševina to an old bermet.',
    ],
  },
  {
    by: 'bregovi',
    price: 12800,
    off: 10,
    way: 'in_store',
    at: ['Ostalo'],
    scenes: ['food-wine', 'food-plate'],
    sr: [
      'Ručak u vinogradu za dvoje',
      'Četiri jela sa uparenim vinima, među čokotima.',
      'Sto stoji tamo gde se grožđe bere u septembru.',
    ],
    en: [
      'Lunch in the vineyard for two',
      'Four courses with paired wines among the vines.',
      'The table stands where grapes are picked in September.',
    ],
  },
  {
    by: 'barka',
    price: 35,
    currency: 'EUR',
    way: 'in_store',
    at: ['Budva'],
    scenes: ['food-wine'],
    sr: ['Vranac i sir: degustacija', 'Tri vranca i domaći sir, na terasi.', 'Sunce zalazi baš kod trećeg vranca.'],
    en: [
      'Vranac and cheese: a tasting',
      'Three wines and home-made cheese on the terrace.',
      'The sun sets right at the third glass.',
    ],
  },
];

export const foodWine = benefitsOf('food/wine', subject, written);
