import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Automobil se pregleda uz tebe, a cena rezervnih delova se zna pre posla. Možeš ostati uz kafu ili se javiti kada je gotov.',
    points: ['Dogovor pre radova', 'Rezervni delovi sa garancijom', 'Zamenska kola na zahtev'],
    arrange: 'Termin zakaži telefonom, bar dva dana ranije.',
    limits: ['Delovi za retke modele stižu u roku od sedam dana', 'Vučna služba se naplaćuje posebno'],
  },
  en: {
    about:
      'The car is checked in your presence and the price of parts is known first. You may wait with a coffee or come when it is done.',
    points: ['Agreement before any work', 'Parts with warranty', 'A replacement car on request'],
    arrange: 'Book by phone, at least two days ahead.',
    limits: ['Parts for rare models take seven days', 'Towing is separate'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'klip',
    price: 8900,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['mobility-car', 'mobility-wheel'],
    sr: [
      'Servis: ulje, filteri i pregled',
      'Ulje, tri filtera i pregled u 25 tačaka.',
      'Da put do mora ne počne na parkingu.',
    ],
    en: [
      'Service: oil, filters and check',
      'Oil, three filters and a check in 25 points.',
      'So that the way to the sea does not begin in a car park.',
    ],
  },
  {
    by: 'klip',
    price: 5600,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['mobility-wheel', 'mobility-car'],
    sr: [
      'Priprema za tehnički pregled',
      'Pregled, sitne popravke i odlazak na tehnički.',
      'Pečat bez stajanja u koloni.',
    ],
    en: [
      'Preparing for the annual test',
      'Check, small repairs and the visit to the test.',
      'A stamp without queueing.',
    ],
  },
  {
    by: 'klip',
    price: 3200,
    off: 10,
    way: 'in_store',
    at: ['Beograd', 'Niš'],
    scenes: ['mobility-wheel', 'mobility-car'],
    sr: [
      'Zamena guma i balansiranje',
      'Četiri gume, balansiranje i čuvanje do sledeće sezone.',
      'Zima je uvek za dve nedelje.',
    ],
    en: [
      'Tyre change and balancing',
      'Four tyres, balancing and storage until next season.',
      'Winter is always two weeks away.',
    ],
  },
  {
    by: 'klip',
    price: 40,
    currency: 'EUR',
    way: 'in_store',
    at: ['Podgorica', 'Nikšić'],
    scenes: ['mobility-car'],
    sr: ['Pregled i punjenje klime', 'Punjenje, filter i provera curenja.', 'U julu zovu svi, a ti dođi u aprilu.'],
    en: ['Air conditioning check', 'Refill, filter and a leak test.', 'Everybody calls in July; come in April.'],
  },
  {
    by: 'klip',
    price: null,
    kind: 'special',
    off: 20,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['mobility-car'],
    sr: [
      'Popust na pranje i dubinsko pranje',
      '20\u00a0% manje radnim danom do podne.',
      'Čist i posle kiše, bar do sledeće.',
    ],
    en: [
      'A discount on washing and deep cleaning',
      '20% off on weekdays until noon.',
      'Clean after the rain, at least until the next.',
    ],
  },
  {
    by: 'kadrovska',
    price: 8000,
    kind: 'fixed',
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['mobility-car'],
    onlyFor: ['IZBOR-RS'],
    sr: [
      'Garažno mesto u centru',
      'Mesto u garaži kompanije, dva puta nedeljno po rezervaciji.',
      'Pola sata nedeljno ne kružiš oko zgrade.',
    ],
    en: [
      'A garage space in the centre',
      "A space in the company's garage, bookable twice a week.",
      'Half an hour a week without circling the block.',
    ],
    own: {
      sr: {
        about:
          'Mesto se rezerviše u aplikaciji, najranije sedam dana unapred, da svako dođe na red. Rampa se otvara telefonom.',
        points: ['Dva puta nedeljno po osobi', 'Rampa se otvara telefonom', 'Punjač za električna vozila'],
        arrange: 'Rezerviši u aplikaciji kompanije.',
        limits: ['Neiskorišćena rezervacija se broji', 'Vozila na plin ne ulaze u garažu'],
      },
      en: {
        about:
          'A space is booked in the app, at most seven days ahead, so that everybody gets a turn. The barrier opens by phone.',
        points: ['Twice a week each', 'The barrier opens by phone', 'A charger for electric cars'],
        arrange: "Book in the company's app.",
        limits: ['An unused booking counts', 'No gas-powered cars in the garage'],
      },
    },
  },
  {
    by: 'klip',
    price: null,
    kind: 'special',
    off: 15,
    way: 'in_store',
    at: ['Beograd', 'Niš'],
    scenes: ['mobility-wheel'],
    sr: [
      'Popust na zimske gume',
      '15\u00a0% manje na komplet, montaža u ceni.',
      'Prvi sneg uvek padne u utorak pre posla.',
    ],
    en: [
      'A discount on winter tyres',
      '15% off a set, fitting included.',
      'The first snow always falls on a Tuesday before work.',
    ],
  },
];

export const mobilityCar = benefitsOf('mobility/car', subject, written);
