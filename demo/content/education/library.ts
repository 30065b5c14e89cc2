import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Kursevi su podeljeni na lekcije od petnaestak minuta, sa kratkim zadatkom na kraju. Napredak se pamti i nastavlja na drugom uređaju.',
    points: ['Preko 300 kurseva', 'Nov kurs svake nedelje', 'Potvrda za svaki završen kurs'],
    arrange: 'Prijavi se službenom adresom, pristup stiže sledećeg radnog dana.',
    limits: ['Nalog je za jednu osobu', 'Kursevi sa mentorom nisu uključeni'],
  },
  en: {
    about:
      'Courses are cut into lessons of about fifteen minutes, with a short exercise at the end. Your progress is saved, and you can continue on another device.',
    points: ['Over 300 courses', 'A new course every week', 'A certificate for each finished course'],
    arrange: 'Sign in with your work address; access comes on the next working day.',
    limits: ['One account, one person', 'Courses with a mentor are not included'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'kod',
    price: 2400,
    way: 'web',
    at: ['Online'],
    monthly: true,
    scenes: ['technology-laptop'],
    sr: [
      'Biblioteka kurseva, pretplata',
      'Preko 300 kratkih kurseva, nov svake nedelje.',
      'Dvadeset minuta uz kafu, pa opet sutra.',
    ],
    en: [
      'Course library, subscription',
      'Over 300 short courses, a new one every week.',
      'Twenty minutes with coffee, and again tomorrow.',
    ],
  },
  {
    by: 'kod',
    price: 28800,
    kind: 'fixed',
    way: 'web',
    at: ['Online'],
    scenes: ['technology-reader', 'education-lamp'],
    sr: [
      'Pristup biblioteci kurseva',
      'Ceo katalog Akademije Kod, na račun kompanije.',
      'Uči se u radno vreme, petkom pre podne.',
    ],
    en: [
      'Access to the course library',
      'The whole catalogue of Akademija Kod, paid by the company.',
      'Learning is for Friday mornings, on working time.',
    ],
  },
  {
    by: 'talas',
    price: 180,
    currency: 'EUR',
    kind: 'fixed',
    way: 'web',
    at: ['Podgorica', 'Budva'],
    scenes: ['education-globe', 'technology-laptop'],
    onlyFor: ['IZBOR-ME'],
    sr: [
      'Jezik po izboru za zaposlene',
      'Godišnji pristup onlajn kursevima škole Talas.',
      'Petnaest minuta dnevno, o trošku kompanije.',
    ],
    en: [
      'A language of your choice for employees',
      'A year of online courses by the Talas school.',
      'Fifteen minutes a day, paid by the company.',
    ],
  },
];

export const educationLibrary = benefitsOf('education/digital', subject, written);
