import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Sve se sluša u aplikaciji, sa internetom i bez njega. Snimci su kratki, na srpskom i bez muzike u pozadini ako ti smeta.',
    points: ['Snimci od tri do trideset minuta', 'Radi i bez interneta', 'Nov program svakog meseca'],
    arrange: 'Prijavi se službenom adresom, pristup stiže istog dana.',
    limits: ['Nalog je za jednu osobu', 'Nije zamena za lečenje i terapiju'],
  },
  en: {
    about:
      'Everything plays in the app, online and offline. The recordings are short, in Serbian, and without background music if it bothers you.',
    points: ['Recordings of three to thirty minutes', 'Works offline', 'A new programme every month'],
    arrange: 'Sign in with your work address; access comes the same day.',
    limits: ['One account, one person', 'Not a substitute for treatment or therapy'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'tisina',
    price: 1200,
    way: 'web',
    at: ['Online'],
    monthly: true,
    scenes: ['learning-breath', 'technology-phone'],
    sr: [
      'Vođene meditacije, pretplata',
      'Sto snimaka na srpskom, od tri do trideset minuta.',
      'Tri minuta pre sastanka su nekad dovoljna.',
    ],
    en: [
      'Guided meditations, subscription',
      'A hundred recordings, three to thirty minutes long.',
      'Three minutes before a meeting are sometimes enough.',
    ],
  },
  {
    by: 'tisina',
    price: 2400,
    kind: 'special',
    off: 40,
    way: 'web',
    at: ['Online'],
    scenes: ['technology-watch', 'wellness-lotus'],
    sr: ['Aplikacija za spavanje, godišnje', '40\u00a0% manje na prvu godinu.', 'Priče koje niko ne odsluša do kraja.'],
    en: ['A sleep app, one year', '40% off the first year.', 'Stories that nobody hears to the end.'],
  },
];

export const wellnessAtHome = benefitsOf('wellness/meditation', subject, written);
