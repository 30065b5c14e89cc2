import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Polisa stiže elektronskom poštom, a prijava štete je jedan obrazac i fotografija računa. Odgovor dobijaš u roku od pet radnih dana.',
    points: ['Polisa na srpskom i engleskom', 'Prijava štete preko aplikacije', 'Dežurni telefon 24 sata'],
    arrange: 'Podatke upisuješ na sajtu osiguranja.',
    limits: ['Ekstremni sportovi nisu pokriveni', 'Iznos pokrića važi po osiguranoj godini'],
  },
  en: {
    about:
      'The policy comes by e-mail, and a claim is one form and a photograph of the bill. You get an answer within five working days.',
    points: ['A policy in Serbian and English', 'Claims through the app', 'A helpline around the clock'],
    arrange: "Enter your details on the insurer's site.",
    limits: ['Extreme sports are not covered', 'The limit is per insured year'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'stit',
    price: 4800,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['travel-balloon', 'travel-suitcase'],
    sr: ['Godišnje putno osiguranje', 'Sva putovanja do 30 dana, ceo svet.', 'Papir koji se nosi da ne bi zatrebao.'],
    en: [
      'Annual travel insurance',
      'Every trip of up to 30 days, worldwide.',
      'A paper you carry so as not to need it.',
    ],
  },
  {
    by: 'stit',
    price: 9600,
    kind: 'fixed',
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['learning-shield'],
    sr: [
      'Osiguranje od nezgode',
      'Pokriće 24 sata, na poslu i van njega.',
      'Tiha polisa koju niko ne primećuje dok ne zatreba.',
    ],
    en: [
      'Accident insurance',
      'Covered around the clock, at work and outside it.',
      'A quiet policy that nobody notices until it is needed.',
    ],
  },
];

export const healthOtherPolicies = benefitsOf('health/insurance', subject, written);
