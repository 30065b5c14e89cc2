import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Časovi su podeljeni po trajanju i po tome šta ti treba: jutro, leđa, san. Uživo pratiš preko sajta, a snimak ostaje dostupan.',
    points: ['Preko dvesta snimljenih časova', 'Jedan čas uživo nedeljno', 'Bez posebne opreme'],
    arrange: 'Prijavi se službenom adresom, pristup stiže odmah.',
    limits: ['Nalog je za jednu osobu', 'Kod povreda se prvo posavetuj sa lekarom'],
  },
  en: {
    about:
      'Classes are sorted by length and by what you need: morning, back, sleep. You follow the live one on the site, and the recording stays.',
    points: ['Over two hundred recorded classes', 'One live class a week', 'No special equipment'],
    arrange: 'Sign in with your work address; access comes at once.',
    limits: ['One account, one person', 'With an injury, ask a doctor first'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'dah',
    price: 1500,
    way: 'web',
    at: ['Online'],
    monthly: true,
    scenes: ['sport-mat', 'technology-laptop'],
    sr: [
      'Joga od kuće, pretplata',
      'Snimljeni časovi od 15 do 60 minuta i jedan uživo nedeljno.',
      'Strunjača pored kreveta je dovoljan studio.',
    ],
    en: [
      'Yoga at home, subscription',
      'Recorded classes of 15 to 60 minutes and one live each week.',
      'A mat beside the bed is studio enough.',
    ],
  },
];

export const sportOnlineYoga = benefitsOf('sport/yoga', subject, written);
