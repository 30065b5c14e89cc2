import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Polisa počinje prvog u narednom mesecu i ne traži lekarski pregled. Mreža ima preko sto ustanova, a račun ide direktno osiguranju.',
    points: [
      'Mreža od preko sto ustanova',
      'Zakazivanje preko telefona ili aplikacije',
      'Bez učešća do iznosa iz polise',
    ],
    arrange: 'Pristupnicu popunjavaš onlajn, a polisa stiže u roku od pet dana.',
    limits: ['Stanja od pre početka polise nisu pokrivena', 'Iznos pokrića važi po osiguranoj godini'],
  },
  en: {
    about:
      'The policy begins on the first of the next month and asks for no examination. The network has over a hundred institutions, and the bill goes straight to the insurer.',
    points: ['Over a hundred institutions', 'Booking by phone or app', "Nothing to pay up to the policy's limit"],
    arrange: 'Fill in the form online; the policy arrives within five days.',
    limits: ['Conditions that began before the policy are not covered', 'The limit is per insured year'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'stit',
    key: 'insurance',
    price: 2900,
    way: 'web',
    at: ['Cela Srbija'],
    monthly: true,
    scenes: ['health-heart'],
    sr: [
      'Dodatno zdravstveno osiguranje',
      'Pregledi, dijagnostika i laboratorija do 500.000 dinara.',
      'Da izbor lekara ne zavisi od stanja na računu.',
    ],
    en: [
      'Additional health insurance',
      'Examinations, diagnostics and laboratory up to 500,000 dinars.',
      'So that your choice of doctor does not depend on your account.',
    ],
  },
  {
    by: 'stit',
    price: 2200,
    way: 'web',
    at: ['Cela Srbija'],
    monthly: true,
    scenes: ['learning-shield', 'kids-rainbow'],
    sr: [
      'Osiguranje za člana porodice',
      'Isto pokriće za partnera ili dete do 26 godina.',
      'Ono što važi za tebe neka važi i za njih.',
    ],
    en: [
      'Insurance for a family member',
      'The same cover for a partner or a child up to 26.',
      'What holds for you should hold for them.',
    ],
  },
  {
    by: 'stit',
    price: 900,
    way: 'web',
    at: ['Cela Srbija'],
    monthly: true,
    scenes: ['health-toothbrush'],
    sr: [
      'Stomatološko osiguranje',
      'Dva pregleda, plombe i vađenje svake godine.',
      'Mali iznos mesečno umesto velikog odjednom.',
    ],
    en: [
      'Dental insurance',
      'Two checks, fillings and extractions each year.',
      'A little each month instead of a lot at once.',
    ],
  },
  {
    by: 'stit',
    price: 34800,
    kind: 'fixed',
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['health-heart'],
    onlyFor: ['IZBOR-RS'],
    sr: [
      'Privatno zdravstveno osiguranje',
      'Kolektivna polisa kompanije, od prvog dana rada.',
      'Jedan broj telefona za sve preglede.',
    ],
    en: [
      'Private health insurance',
      "The company's collective policy, from your first day.",
      'One phone number for every check.',
    ],
  },
  {
    by: 'stit',
    price: 360,
    currency: 'EUR',
    kind: 'fixed',
    way: 'web',
    at: ['Cela Crna Gora'],
    scenes: ['health-heart'],
    onlyFor: ['IZBOR-ME'],
    sr: [
      'Kolektivno zdravstveno osiguranje',
      'Pregledi i dijagnostika u mreži ustanova, o trošku kompanije.',
      'Račun ide kompaniji, nalaz tebi.',
    ],
    en: [
      'Collective health insurance',
      'Examinations and diagnostics in the network, paid by the company.',
      'The bill goes to the company, the results to you.',
    ],
  },
];

export const healthInsurance = benefitsOf('health/insurance', subject, written);
