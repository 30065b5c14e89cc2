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
    scenes: ['learning-breath'],
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
];

export const wellnessMeditation = benefitsOf('wellness/meditation', subject, written);
