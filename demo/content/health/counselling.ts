import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Razgovor je poverljiv i traje 50 minuta, uživo ili preko ekrana. Prvi susret služi da se vidi da li si na pravom mestu i kod prave osobe.',
    points: ['Psiholozi i psihoterapeuti sa licencom', 'Potpuna poverljivost', 'Termini i posle 17 časova'],
    arrange: 'Prvi termin zakaži preko sajta, bez obrazlaganja razloga.',
    limits: ['Nije za hitna stanja, za njih zovi 194', 'Otkazivanje 24 sata ranije'],
  },
  en: {
    about:
      'The talk is confidential and lasts 50 minutes, in person or on screen. The first meeting is to see whether this is the right place and the right person.',
    points: ['Licensed psychologists and psychotherapists', 'Full confidentiality', 'Appointments after 5 pm too'],
    arrange: 'Book the first time on the site, without giving a reason.',
    limits: ['Not for emergencies, call 194', 'Cancel 24 hours before'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'razgovor',
    key: 'talk',
    price: 3800,
    way: 'web',
    at: ['Beograd', 'Online'],
    scenes: ['education-speech', 'wellness-lotus'],
    sr: [
      'Razgovor sa psihologom, jedan susret',
      'Pedeset minuta, uživo ili onlajn.',
      'Nekad je dovoljno da neko sa strane postavi dobro pitanje.',
    ],
    en: [
      'A talk with a psychologist, one meeting',
      'Fifty minutes, in person or online.',
      'Sometimes it is enough that somebody outside asks a good question.',
    ],
  },
  {
    by: 'razgovor',
    price: 16500,
    off: 10,
    way: 'web',
    at: ['Beograd', 'Online'],
    scenes: ['learning-bubbles', 'wellness-stones'],
    sr: ['Psihoterapija, pet susreta', 'Isti terapeut, isti dan, pet nedelja.', 'Promena voli stalan termin.'],
    en: ['Psychotherapy, five meetings', 'The same therapist, the same day, five weeks.', 'Change likes a fixed time.'],
  },
  {
    by: 'razgovor',
    price: 5600,
    way: 'web',
    at: ['Beograd', 'Online'],
    scenes: ['education-speech'],
    sr: [
      'Savetovanje za parove',
      'Devedeset minuta za dvoje i jednu neutralnu stolicu.',
      'Da se čuje i ono što se ne izgovara za kuhinjskim stolom.',
    ],
    en: [
      'Counselling for couples',
      'Ninety minutes for two and one neutral chair.',
      'To hear what is not said at the kitchen table.',
    ],
  },
  {
    by: 'razgovor',
    price: 4200,
    way: 'web',
    at: ['Online'],
    scenes: ['kids-kite', 'education-speech'],
    sr: [
      'Razgovor za roditelje',
      'Susret sa dečjim psihologom, bez deteta.',
      'Uputstvo za upotrebu ne postoji, ali postoji neko ko ih je video mnogo.',
    ],
    en: [
      'A talk for parents',
      'A meeting with a child psychologist, without the child.',
      'There is no manual, but there is somebody who has seen many.',
    ],
  },
  {
    by: 'zeta',
    price: 35,
    currency: 'EUR',
    way: 'web',
    at: ['Podgorica'],
    scenes: ['home-armchair', 'learning-bubbles'],
    sr: [
      'Psihološko savjetovanje Zeta',
      'Jedan susret uživo, u centru Podgorice.',
      'Vrata su sa dvorišne strane, u miru.',
    ],
    en: [
      'Counselling at Zeta',
      'One meeting in person, in the centre of Podgorica.',
      'The door is on the quiet side of the yard.',
    ],
  },
];

export const healthCounselling = benefitsOf('health/counselling', subject, written);
