import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Oprema i pravila su isti za sve, od prvog dana rada. Šta ti treba, javljaš kadrovskoj službi, a stiže na kućnu adresu.',
    points: ['Isto za sve zaposlene', 'Isporuka na kućnu adresu', 'Podrška radnim danom od 8 do 18 časova'],
    arrange: 'Zahtev šalješ kroz portal kompanije.',
    limits: ['Oprema se vraća po prestanku rada', 'Zamena na dve godine ili u slučaju kvara'],
  },
  en: {
    about:
      'Equipment and rules are the same for all from the first day. Tell human resources what you need; it comes to your address.',
    points: ['The same for every employee', 'Delivered home', 'Support on weekdays from 8 am to 6 pm'],
    arrange: "Send a request through the company's portal.",
    limits: ['Equipment is returned when you leave', 'Replaced every two years or on a fault'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'kadrovska',
    price: 30000,
    kind: 'fixed',
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['technology-keyboard', 'technology-laptop'],
    onlyFor: ['IZBOR-RS'],
    sr: [
      'Oprema za rad od kuće',
      'Jednokratni budžet za monitor, stolicu ili lampu.',
      'Kuhinjski sto opet može da bude kuhinjski.',
    ],
    en: [
      'Equipment for working at home',
      'A one-time budget for a screen, a chair or a lamp.',
      'The kitchen table may be a kitchen table again.',
    ],
  },
  {
    by: 'oblak',
    price: 15,
    currency: 'EUR',
    kind: 'fixed',
    way: 'web',
    at: ['Cela Crna Gora'],
    scenes: ['technology-router', 'technology-phone'],
    onlyFor: ['IZBOR-ME'],
    sr: [
      'Mobilni internet za zaposlene',
      'Sto gigabajta mjesečno, o trošku kompanije.',
      'Kada nestane vajfaj, ne nestane i sastanak.',
    ],
    en: [
      'Mobile internet for employees',
      'A hundred gigabytes a month, paid by the company.',
      'When the Wi-Fi goes, the meeting does not.',
    ],
  },
  {
    by: 'kadrovska',
    price: 2500,
    kind: 'fixed',
    way: 'web',
    at: ['Online'],
    scenes: ['technology-laptop'],
    sr: [
      'Nadoknada za rad od kuće',
      'Za struju i internet, za svaki mesec u kome radiš kod kuće.',
      'Dva jutra nedeljno bez prevoza, a račun za struju nije samo tvoj.',
    ],
    en: [
      'An allowance for working at home',
      'For electricity and internet, for every month in which you work at home.',
      'Two mornings a week without the commute, and a bill that is not only yours.',
    ],
  },
];

export const technologyForWork = benefitsOf('technology/subscriptions', subject, written);
