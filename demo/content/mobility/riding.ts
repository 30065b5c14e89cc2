import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Pre prve vožnje dobijaš kacigu i deset minuta obuke na mirnom parkingu. Vozilo je osigurano, a kvar se javlja jednim pritiskom.',
    points: ['Osiguranje vozila i vožnje', 'Kaciga i kratka obuka', 'Pomoć na putu'],
    arrange: 'Nalog otvaraš na sajtu ili u prodavnici.',
    limits: ['Najmanje 16 godina', 'Kazne za parkiranje plaća vozač'],
  },
  en: {
    about:
      'Before the first ride you get a helmet and ten minutes of training in a quiet car park. The vehicle is insured and a fault is reported with one tap.',
    points: ['Vehicle and ride insured', 'A helmet and a short training', 'Help on the road'],
    arrange: 'Open an account on the site or in the shop.',
    limits: ['At least 16 years old', "Parking fines are the rider's"],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'tocak',
    price: 26900,
    off: 10,
    way: 'web',
    at: ['Beograd'],
    scenes: ['mobility-bicycle'],
    leaflets: ['bicycle'],
    sr: [
      'Gradski bicikl sa opremom',
      'Bicikl, blatobrani, svetla i brava.',
      'Prvi kilometar je uvek nizbrdo, bar u glavi.',
    ],
    en: [
      'A city bicycle with equipment',
      'A bicycle, mudguards, lights and a lock.',
      'The first kilometre is always downhill, at least in your mind.',
    ],
  },
  {
    by: 'zum',
    price: 39500,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['mobility-scooter'],
    sr: ['Trotinet za grad', 'Do dvadeset pet kilometara i kočnice koje drže.', 'Sastanak preko mosta je sada blizu.'],
    en: [
      'A city scooter',
      'Up to twenty-five kilometres and brakes that hold.',
      'A meeting across the bridge is now close.',
    ],
  },
  {
    by: 'zum',
    price: 1700,
    way: 'web',
    at: ['Beograd'],
    monthly: true,
    scenes: ['mobility-scooter'],
    sr: [
      'Trotinet po vožnji, pretplata',
      'Dvadeset minuta svakog dana, bez naknade za otključavanje.',
      'Poslednji kilometar od stanice do posla.',
    ],
    en: [
      'Scooter rides, subscription',
      'Twenty minutes every day, no unlocking fee.',
      'The last kilometre from the stop to work.',
    ],
  },
  {
    by: 'zum',
    price: 55,
    currency: 'KM',
    way: 'web',
    at: ['Sarajevo', 'Banja Luka'],
    scenes: ['mobility-scooter'],
    sr: [
      'Trotinet po vožnji',
      'Pet sati vožnje i kaciga na pozajmicu.',
      'Od Ilidže do Vilsonovog bez čekanja tramvaja.',
    ],
    en: [
      'Scooter rides',
      'Five hours of riding and a helmet to borrow.',
      "From Ilidža to Wilson's without waiting for a tram.",
    ],
  },
  {
    by: 'zum',
    price: 2000,
    kind: 'special',
    off: 20,
    way: 'web',
    at: ['Beograd'],
    scenes: ['mobility-scooter'],
    sr: ['Popust na prvih deset vožnji', '20\u00a0% manje za nove korisnike.', 'Prvih deset minuta je najvažnije.'],
    en: ['A discount on the first ten rides', '20% off for new users.', 'The first ten minutes matter most.'],
  },
];

export const mobilityRiding = benefitsOf('mobility/cycling', subject, written);
