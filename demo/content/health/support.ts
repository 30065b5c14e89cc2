import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Pišeš ili zoveš kada ti odgovara, a sa druge strane je uvek psiholog sa licencom. Ime nije potrebno, dovoljno je ono što te muči.',
    points: ['Psiholozi sa licencom', 'Bez imena i bez zakazivanja', 'Preporuka za dalje, ako je potrebna'],
    arrange: 'Pristup otvaraš kodom kompanije, bez svog imena.',
    limits: ['Nije za hitna stanja, za njih zovi 194', 'Razgovori se ne snimaju'],
  },
  en: {
    about:
      'You write or call when it suits you, and at the other end there is always a licensed psychologist. No name is needed, only what troubles you.',
    points: ['Licensed psychologists', 'No name and no appointment', 'Advice on what next, if needed'],
    arrange: "Sign in with your company's code, without your name.",
    limits: ['Not for emergencies, call 194', 'Talks are not recorded'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'razgovor',
    price: 2800,
    way: 'web',
    at: ['Online'],
    monthly: true,
    scenes: ['education-speech', 'technology-phone'],
    sr: [
      'Poruke sa psihologom, pretplata',
      'Odgovor u roku od jednog radnog dana, kad god pišeš.',
      'Za misli koje dođu u pola tri.',
    ],
    en: [
      'Messages with a psychologist, subscription',
      'An answer within one working day, whenever you write.',
      'For thoughts that come at half past two.',
    ],
  },
  {
    by: 'razgovor',
    price: 1200,
    kind: 'fixed',
    way: 'web',
    at: ['Online'],
    scenes: ['technology-phone', 'wellness-stones'],
    sr: [
      'Linija podrške za zaposlene',
      'Anoniman razgovor telefonom, 24 sata, bez ograničenja.',
      'Kompanija dobija samo broj poziva, nikad ime.',
    ],
    en: [
      'Employee support line',
      'An anonymous talk by phone, around the clock, without limit.',
      'The company sees the number of calls, never a name.',
    ],
  },
];

export const healthSupport = benefitsOf('health/counselling', subject, written);
