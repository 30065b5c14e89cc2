import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Cena je konačna i zna se pre uplate, a neko je na telefonu dok traje put. Za grupe i porodice slaže se poseban predlog.',
    points: ['Konačna cena bez skrivenih taksi', 'Dežurni telefon tokom puta', 'Ponuda istog dana'],
    arrange: 'Javi se partneru sa željenim terminom.',
    limits: ['Otkazni rokovi prate ugovor o putovanju', 'Lični dokumenti važe bar tri meseca posle povratka'],
  },
  en: {
    about:
      'The price is final and known before payment, and somebody answers the phone during the trip. Groups and families get a proposal of their own.',
    points: ['A final price without hidden fees', 'A helpline during the trip', 'An offer the same day'],
    arrange: 'Tell the provider your dates.',
    limits: ['Cancellation follows the travel contract', 'Documents must be valid three months after return'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'vetar',
    price: null,
    way: 'invoice',
    at: ['Cela Srbija'],
    scenes: ['travel-sailing', 'travel-suitcase'],
    leaflets: ['packing'],
    sr: ['Letovanje po izboru', 'Aranžman kod agencije Vetar, deo cene iz budžeta.', 'Plaža je ista, a račun lakši.'],
    en: [
      'A summer holiday of your choice',
      'A package from agency Vetar, partly from your budget.',
      'The same beach with a lighter bill.',
    ],
  },
  {
    by: 'vetar',
    price: 54000,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['travel-sailing', 'travel-suitcase'],
    leaflets: ['packing'],
    sr: ['Sedam dana na Tasosu', 'Apartman za dvoje i prevoz autobusom.', 'Masline, hlad i more do kolena.'],
    en: ['Seven days on Thasos', 'A flat for two and the bus.', 'Olives, shade and the sea up to your knees.'],
  },
  {
    by: 'zemun',
    price: 38500,
    off: 10,
    way: 'web',
    at: ['Ostalo'],
    scenes: ['travel-sailing'],
    leaflets: ['packing'],
    sr: [
      'Nedelja jedrenja u Boki',
      'Kajuta na jedrilici sa skiperom, bez predznanja.',
      'Kompas, kafa i nijedan alarm.',
    ],
    en: [
      'A week of sailing in Boka',
      'A cabin on a yacht with a skipper, no experience needed.',
      'A compass, coffee and not a single alarm.',
    ],
  },
  {
    by: 'jaz',
    price: 390,
    currency: 'EUR',
    way: 'web',
    at: ['Budva'],
    scenes: ['travel-sailing', 'travel-suitcase'],
    leaflets: ['packing'],
    sr: [
      'Ljetovanje u Vili Jaz, pet noći',
      'Soba s balkonom, doručak i ležaljke.',
      'Od kreveta do mora osamdeset koraka.',
    ],
    en: [
      'Summer at Vila Jaz, five nights',
      'A room with a balcony, breakfast and sunbeds.',
      'Eighty steps from the bed to the sea.',
    ],
  },
  {
    by: 'vetar',
    price: null,
    kind: 'special',
    off: 8,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['travel-sailing'],
    sr: ['Rano letovanje povoljnije', '8\u00a0% manje za uplate do kraja marta.', 'Leto se kupuje u kaputu.'],
    en: ['An early summer for less', '8% off for payments by the end of March.', 'Summer is bought in an overcoat.'],
  },
  {
    by: 'jaz',
    price: null,
    currency: 'EUR',
    kind: 'special',
    off: 20,
    way: 'web',
    at: ['Budva'],
    scenes: ['travel-sailing'],
    sr: [
      'Popust na junske termine',
      '20\u00a0% manje u Vili Jaz prije sezone.',
      'Voda hladna, plaža prazna, sve po mjeri.',
    ],
    en: [
      'A discount on June',
      '20% off at Vila Jaz before the season.',
      'Cold water, an empty beach, everything as it should be.',
    ],
  },
];

export const travelSummer = benefitsOf('travel/summer', subject, written);
