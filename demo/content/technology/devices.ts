import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Uređaj stiže podešen i spreman, sa računom i garancijom. Ako nešto nije jasno, dovoljan je poziv, pitanja se ne broje.',
    points: ['Zvanična garancija', 'Podešavanje pre isporuke', 'Pomoć telefonom'],
    arrange: 'Isporuka traje dva do pet radnih dana.',
    limits: ['Garancija ne pokriva mehanička oštećenja', 'Vraćanje u roku od 14 dana'],
  },
  en: {
    about:
      'The device arrives set up and ready, with an invoice and a warranty. If anything is unclear a call is enough; questions are not counted.',
    points: ['Official warranty', 'Set up before delivery', 'Help by phone'],
    arrange: 'Delivery takes two to five working days.',
    limits: ['The warranty does not cover physical damage', 'Return within 14 days'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'tehnoteka',
    price: 24500,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['technology-phone'],
    sr: ['Telefon za roditelje', 'Telefon sa velikim slovima i podešenim imenikom.', 'Zvaće te i kada nije rođendan.'],
    en: [
      'A phone for your parents',
      'Large letters and a ready phone book.',
      "They will call even when it is nobody's birthday.",
    ],
  },
  {
    by: 'tehnoteka',
    price: 5900,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['technology-keyboard', 'technology-phone'],
    sr: ['Stalak, tastatura i miš', 'Sve što treba da sto bude radno mesto.', 'Vrat kaže hvala posle nedelju dana.'],
    en: [
      'A stand, a keyboard and a mouse',
      'Everything that turns a desk into a workplace.',
      'Your neck says thank you after a week.',
    ],
  },
  {
    by: 'tehnoteka',
    price: null,
    kind: 'special',
    off: 10,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['technology-phone', 'technology-laptop'],
    sr: [
      'Popust na obnovljene telefone',
      '10\u00a0% manje na uređaje sa godinu dana garancije.',
      'Drugi život telefona, prvi za tebe.',
    ],
    en: [
      'A discount on refurbished phones',
      "10% off devices with a year's warranty.",
      "The phone's second life, the first with you.",
    ],
  },
];

export const technologyDevices = benefitsOf('technology/computers', subject, written);
