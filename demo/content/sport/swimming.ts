import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about: 'Voda je na 27 stepeni, a pruge su odvojene za rekreativce i za one koji žure. Bazen radi i vikendom.',
    points: ['Ormarić i tuš uključeni', 'Pruge po brzini plivanja', 'Spasilac u svakom terminu'],
    arrange: 'Kapa za plivanje je obavezna, a može da se kupi na blagajni.',
    limits: ['Za vreme takmičenja bazen je zatvoren', 'Deca do 10 godina ulaze uz odraslu osobu'],
  },
  en: {
    about:
      'The water is at 27 degrees, with lanes for leisure and lanes for those in a hurry. The pool is open at weekends too.',
    points: ['Locker and shower included', 'Lanes by speed', 'A lifeguard at all hours'],
    arrange: 'A swimming cap is required and can be bought at the desk.',
    limits: ['The pool is closed during competitions', 'Children under 10 only with an adult'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'tasmajdan',
    price: 4800,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['sport-swimmer'],
    bought: 388,
    sr: [
      'Plivanje, deset dolazaka',
      'Rekreativno plivanje u jutarnjim terminima.',
      'Deset jutara u kojima telefon ostaje u ormariću.',
    ],
    en: [
      'Swimming, ten visits',
      'Recreational swimming in the mornings.',
      'Ten mornings with the phone left in the locker.',
    ],
  },
  {
    by: 'tasmajdan',
    price: 9600,
    off: 10,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['sport-goggles', 'sport-swimmer'],
    sr: [
      'Škola plivanja za odrasle',
      'Dvanaest časova u grupi do pet ljudi, od nule do kraula.',
      'Nikad nije kasno da prestaneš da se držiš za ivicu.',
    ],
    en: [
      'Swimming lessons for adults',
      'Twelve lessons in groups of up to five, from zero to crawl.',
      'It is never too late to let go of the edge.',
    ],
  },
  {
    by: 'tasmajdan',
    price: 5200,
    way: 'in_store',
    at: ['Beograd'],
    monthly: true,
    scenes: ['sport-swimmer'],
    sr: [
      'Bazen Tašmajdan, mesečna pretplata',
      'Svaki dan jedan termin, i unutrašnji i otvoreni bazen.',
      'Dužina po dužina, mesec po mesec.',
    ],
    en: [
      'Tašmajdan pool, monthly subscription',
      'One session every day, indoor and outdoor pool.',
      'Length by length, month by month.',
    ],
  },
  {
    by: 'lipa',
    price: 3600,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['sport-swimmer', 'wellness-bath'],
    sr: ['Bazen i slana soba, šest dolazaka', 'Sat u vodi, pola sata u slanoj sobi.', 'Pluća ti neće zameriti.'],
    en: [
      'Pool and salt room, six visits',
      'An hour in the water, half an hour of salt air.',
      'Your lungs will not mind.',
    ],
  },
  {
    by: 'orjen',
    price: 38,
    currency: 'EUR',
    way: 'in_store',
    at: ['Podgorica'],
    scenes: ['sport-goggles', 'sport-swimmer'],
    sr: [
      'Gradski bazen, osam dolazaka',
      'Jutarnji i večernji termini tokom cijele sedmice.',
      'Osam puta po sat vremena bez ijedne notifikacije.',
    ],
    en: [
      'City pool, eight visits',
      'Morning and evening sessions all week.',
      'Eight hours without a single notification.',
    ],
  },
  {
    by: 'miljacka',
    price: 56,
    currency: 'KM',
    way: 'in_store',
    at: ['Sarajevo'],
    scenes: ['sport-swimmer'],
    sr: [
      'Akva aerobik, deset termina',
      'Vježbe u plitkoj vodi, uz muziku i bez opterećenja zglobova.',
      'Trening poslije kojeg te koljena pozdravljaju.',
    ],
    en: [
      'Aqua aerobics, ten sessions',
      'Exercise in shallow water, with music and without strain on the joints.',
      'A workout your knees will thank you for.',
    ],
  },
  {
    by: 'tasmajdan',
    price: 600,
    kind: 'special',
    off: 15,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['sport-goggles'],
    sr: [
      'Popust na dnevnu kartu za bazen',
      '15\u00a0% manje radnim danima posle 18 časova.',
      'Dan se završava u vodi.',
    ],
    en: ["A discount on the pool's day ticket", '15% off on working days after 6 pm.', 'The day ends in the water.'],
  },
];

export const sportSwimming = benefitsOf('sport/swimming', subject, written);
