import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Prvi put te vezuje instruktor, a posle kratke obuke i sam čvor postaje rutina. Staze su obeležene po težini, pa svako penje svoje.',
    points: ['Pojas, užad i obuća uključeni', 'Staze za sve nivoe', 'Instruktor u svakom terminu'],
    arrange: 'Termin rezerviši telefonom, najkasnije dan ranije.',
    limits: ['Za mlađe od 18 godina obavezna je saglasnost roditelja', 'Nokti kratki, prstenje ostaje u ormariću'],
  },
  en: {
    about:
      'The first time an instructor ties you in; after a short training the knot becomes routine. Routes are marked by difficulty, so everybody climbs their own.',
    points: ['Harness, rope and shoes included', 'Routes for every level', 'An instructor at all hours'],
    arrange: 'Book by phone, a day before at the latest.',
    limits: ["Under 18 with a parent's consent", 'Nails short, rings stay in the locker'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'stena',
    price: 5200,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['sport-rope', 'sport-climbing'],
    sr: [
      'Sportsko penjanje, uvodni kurs',
      'Četiri treninga na veštačkoj steni, sa opremom.',
      'Posle prvog časa i police u dnevnoj sobi izgledaju drugačije.',
    ],
    en: [
      'Sport climbing, a first course',
      'Four sessions on the wall, gear included.',
      'After the first session even your bookshelves look different.',
    ],
  },
  {
    by: 'stena',
    price: 3900,
    way: 'in_store',
    at: ['Beograd'],
    monthly: true,
    scenes: ['sport-climbing'],
    sr: [
      'Penjačka sala, mesečna pretplata',
      'Neograničeno penjanje i bolder zona.',
      'Novi smer svake nedelje i uvek isti magnezijum na rukama.',
    ],
    en: [
      'Climbing hall, monthly subscription',
      'Unlimited climbing and a bouldering zone.',
      'A new route every week and the same chalk on your hands.',
    ],
  },
  {
    by: 'stena',
    price: null,
    kind: 'special',
    off: 20,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['sport-rope'],
    sr: [
      'Popust na penjačku opremu',
      '20\u00a0% manje na pojaseve, obuću i magnezijum.',
      'Prva obuća je uvek tesna, to je znak da je prava.',
    ],
    en: [
      'A discount on climbing gear',
      '20% off harnesses, shoes and chalk.',
      'The first shoes are always tight; that means they are right.',
    ],
  },
];

export const sportClimbing = benefitsOf('sport/outdoor', subject, written);
