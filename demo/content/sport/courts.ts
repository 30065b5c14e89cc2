import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Teren se rezerviše na ime, sa svetlom uveče i svlačionicama pored. Ekipu dovodiš sa sobom ili te domaćin uključuje u grupu svog nivoa.',
    points: ['Svetlo i svlačionice uključeni', 'Rezervacija do sedam dana unapred', 'Oprema može da se pozajmi'],
    arrange: 'Termin rezerviši na recepciji ili telefonom.',
    limits: ['Otkazivanje najkasnije 12 sati pre termina', 'Na šljaku samo u teniskim patikama'],
  },
  en: {
    about:
      'The court is booked in your name, with lights in the evening and changing rooms beside it. Bring your team or be placed in a group of your level.',
    points: ['Lights and changing rooms included', 'Booking up to seven days ahead', 'Equipment to borrow'],
    arrange: 'Book at the desk or by phone.',
    limits: ['Cancel at least 12 hours before', 'Clay courts in tennis shoes only'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'gemaks',
    key: 'tennis',
    price: 6500,
    off: 10,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['sport-racket'],
    sr: [
      'Tenis, pet sati na šljaci',
      'Teren, reket i loptice uključeni.',
      'Crvena prašina na čarapama je deo dogovora.',
    ],
    en: [
      'Tennis, five hours on clay',
      'Court, racket and balls included.',
      'Red dust on your socks is part of the deal.',
    ],
  },
  {
    by: 'gemaks',
    price: 11900,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['sport-racket'],
    sr: [
      'Škola tenisa za odrasle',
      'Osam časova u grupi od četvoro, servis do kraja meseca.',
      'Naučićeš da promašiš lepše, a onda i da pogodiš.',
    ],
    en: [
      'Tennis school for adults',
      'Eight lessons in a group of four, a serve by the end of the month.',
      'You learn to miss more gracefully, and then to hit.',
    ],
  },
  {
    by: 'lipa',
    price: 4400,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['sport-hoop'],
    sr: [
      'Basket sala, četiri termina',
      'Parket, semafor i svetla, po sat i po.',
      'Skupi desetoro ljudi, ostalo čeka na parketu.',
    ],
    en: [
      'Basketball hall, four sessions',
      'Parquet, a scoreboard and lights, an hour and a half each.',
      'Gather ten people; the rest is waiting on the floor.',
    ],
  },
  {
    by: 'lipa',
    price: 2700,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['sport-shuttlecock'],
    sr: ['Badminton, šest sati', 'Dva terena i reketi za četvoro.', 'Najbrža loptica na svetu je, u stvari, pero.'],
    en: [
      'Badminton, six hours',
      'Two courts and rackets for four.',
      'The fastest ball in the world is really a feather.',
    ],
  },
  {
    by: 'gemaks',
    price: 5600,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['sport-racket'],
    sr: ['Padel, četiri termina', 'Staklo, četiri igrača i mnogo smeha.', 'Igra u kojoj i zid igra za tebe.'],
    en: [
      'Padel, four sessions',
      'Glass walls, four players and a lot of laughter.',
      'A game in which even the wall plays for you.',
    ],
  },
  {
    by: 'miljacka',
    price: 72,
    currency: 'KM',
    way: 'in_store',
    at: ['Sarajevo', 'Tuzla'],
    scenes: ['sport-football'],
    sr: [
      'Mali fudbal, šest termina',
      'Vještačka trava, lopta i markeri.',
      'Poslije posla, prije večere, u dresu koji pamti bolje dane.',
    ],
    en: [
      'Five-a-side football, six sessions',
      'Artificial grass, ball and bibs.',
      'After work, before dinner, in a shirt that has seen better days.',
    ],
  },
  {
    by: 'gemaks',
    price: 2000,
    kind: 'special',
    off: 30,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['sport-racket'],
    sr: [
      'Zimski balon za tenis, jutarnji termini',
      '30\u00a0% manje radnim danima pre 11 časova.',
      'Napolju sneg, unutra servis.',
    ],
    en: ['Winter tennis hall, mornings', '30% off on working days before 11 am.', 'Snow outside, serves inside.'],
  },
  {
    by: 'lipa',
    price: 3200,
    kind: 'special',
    off: 25,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['sport-hoop'],
    sr: [
      'Basket sala posle 21 čas',
      '25\u00a0% manje na kasne termine.',
      'Poslednji koš se daje kad domar ugasi prvo svetlo.',
    ],
    en: [
      'Basketball after 9 pm',
      '25% off the late hours.',
      'The last basket falls when the caretaker turns off the first light.',
    ],
  },
];

export const sportCourts = benefitsOf('sport/courts', subject, written);
