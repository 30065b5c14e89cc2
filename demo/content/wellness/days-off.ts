import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Slobodan dan je plaćen i ne oduzima se od godišnjeg odmora. Upisuje se u kalendar i ne traži se objašnjenje.',
    points: ['Plaćen kao radni dan', 'Ne umanjuje godišnji odmor', 'Bez obrazloženja'],
    arrange: 'Javi vođi tima bar tri dana ranije.',
    limits: ['Ne prenosi se u narednu godinu', 'Dan se ne isplaćuje u novcu'],
  },
  en: {
    about:
      'The day off is paid and is not taken from your annual leave. It goes into the calendar and no explanation is asked.',
    points: ['Paid as a working day', 'Not taken from annual leave', 'No explanation'],
    arrange: 'Tell your team lead at least three days ahead.',
    limits: ['It does not carry over to the next year', 'The day is not paid out in money'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'kadrovska',
    price: 6200,
    kind: 'fixed',
    way: 'web',
    at: ['Online'],
    scenes: ['wellness-lotus'],
    sr: ['Dan za sebe', 'Jedan plaćen slobodan dan godišnje, bez obrazloženja.', 'Dan koji ne mora da bude koristan.'],
    en: ['A day for yourself', 'One paid day off a year, no reason needed.', 'A day that does not have to be useful.'],
  },
  {
    by: 'kadrovska',
    price: 6200,
    kind: 'fixed',
    way: 'web',
    at: ['Online'],
    scenes: ['wellness-stones', 'wellness-lotus'],
    sr: [
      'Slobodan dan za rođendan',
      'Na rođendan se ne radi, a ako padne u vikend, biraš drugi dan.',
      'Torta u tri popodne, radnim danom.',
    ],
    en: [
      'Your birthday off',
      'Nobody works on a birthday; if it falls on a weekend, choose another day.',
      'Cake at three in the afternoon, on a working day.',
    ],
  },
];

export const wellnessDaysOff = benefitsOf('wellness/meditation', subject, written);
