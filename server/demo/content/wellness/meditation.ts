import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Časovi su svetovni i jednostavni: sediš, dišeš i primećuješ. Predznanje ne treba, a jastuci i ćebad čekaju u sali.',
    points: ['Instruktor sa višegodišnjom praksom', 'Vežbe od deset minuta za kod kuće', 'Mala grupa'],
    arrange: 'Mesto rezerviši do dana pre časa.',
    limits: ['Nije zamena za lečenje i terapiju', 'Početak je tačan, na čas se ne ulazi kasnije'],
  },
  en: {
    about:
      'The classes are secular and simple: you sit, breathe and notice. No experience is needed, and cushions and blankets are waiting.',
    points: ['A teacher with years of practice', 'Ten-minute exercises for home', 'A small group'],
    arrange: 'Book by the day before.',
    limits: ['Not a substitute for treatment or therapy', 'Classes start on time, without late entry'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'tisina',
    price: 3600,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['wellness-lotus'],
    sr: [
      'Osnove meditacije, četiri večeri',
      'Kako sesti, kako disati i šta raditi sa mislima.',
      'Ispostavi se da misli ne treba oterati, dovoljno ih je pustiti da prođu.',
    ],
    en: [
      'Meditation basics, four evenings',
      'How to sit, how to breathe and what to do with thoughts.',
      'It turns out they need not be chased away; letting them pass is enough.',
    ],
  },
  {
    by: 'tisina',
    price: 1200,
    way: 'web',
    at: ['Online'],
    monthly: true,
    scenes: ['wellness-lotus', 'technology-phone'],
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
    price: 9800,
    off: 15,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['wellness-lotus', 'wellness-stones'],
    sr: [
      'Program protiv stresa, osam nedelja',
      'Jednom nedeljno u grupi, uz vežbe za svaki dan.',
      'Stres ne nestaje, ali prestaje da vozi.',
    ],
    en: [
      'Eight weeks against stress',
      'Once a week in a group, with an exercise for each day.',
      'Stress does not vanish, but it stops driving.',
    ],
  },
  {
    by: 'tisina',
    price: 2900,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['wellness-stones'],
    sr: ['Zvučna kupka', 'Gongovi, zdele i sat vremena ležanja.', 'Jedini koncert na kome je poželjno zaspati.'],
    en: ['Sound bath', 'Gongs, bowls and an hour lying down.', 'The only concert at which you are meant to doze.'],
  },
  {
    by: 'tisina',
    price: 45,
    currency: 'KM',
    way: 'in_store',
    at: ['Sarajevo'],
    scenes: ['wellness-lotus'],
    sr: [
      'Tehnike disanja, tri radionice',
      'Disanje za san, za fokus i za tremu.',
      'Alat koji je uvijek sa tobom i ne treba punjač.',
    ],
    en: [
      'Breathing, three workshops',
      'Breath for sleep, for focus and for nerves.',
      'A tool that is always with you and needs no charger.',
    ],
  },
  {
    by: 'tisina',
    price: 2400,
    kind: 'special',
    off: 40,
    way: 'web',
    at: ['Online'],
    scenes: ['wellness-lotus'],
    sr: ['Aplikacija za spavanje, godišnje', '40 % manje na prvu godinu.', 'Priče koje niko ne odsluša do kraja.'],
    en: ['A sleep app, one year', '40 % off the first year.', 'Stories that nobody hears to the end.'],
  },
  {
    by: 'tisina',
    price: null,
    kind: 'fixed',
    way: 'web',
    at: ['Online'],
    scenes: ['wellness-lotus'],
    sr: ['Dan za sebe', 'Jedan plaćen slobodan dan godišnje, bez obrazloženja.', 'Dan koji ne mora da bude koristan.'],
    en: ['A day for yourself', 'One paid day off a year, no reason needed.', 'A day that does not have to be useful.'],
  },
  {
    by: 'tisina',
    price: null,
    kind: 'fixed',
    way: 'web',
    at: ['Online'],
    scenes: ['wellness-stones', 'wellness-lotus'],
    sr: [
      'Slobodan dan za rođendan',
      'Rođendan se ne radi, a ako padne u vikend, biraš drugi dan.',
      'Torta u tri popodne, radnim danom.',
    ],
    en: [
      'Your birthday off',
      'Nobody works on a birthday; if it falls on a weekend, choose another day.',
      'Cake at three in the afternoon, on a working day.',
    ],
  },
];

export const wellnessMeditation = benefitsOf('wellness/meditation', subject, written);
