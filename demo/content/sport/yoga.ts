import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Grupe su male, prostirke su spremne, a instruktori pitaju za povrede pre nego što krenu. Prvi čas možeš da probaš bez obaveze.',
    points: ['Prostirke i blokovi na mestu', 'Grupe do dvanaest ljudi', 'Čaj posle časa'],
    arrange: 'Mesto na času rezerviši do večeri pre termina.',
    limits: ['Propušten termin bez otkazivanja računa se kao iskorišćen', 'Trudnice vežbaju u posebnoj grupi'],
  },
  en: {
    about:
      'Groups are small, mats are ready, and the teachers ask about injuries before they begin. The first class is a free trial.',
    points: ['Mats and blocks provided', 'Groups of up to twelve', 'Tea after class'],
    arrange: 'Book your place by the evening before.',
    limits: ['A class missed without notice counts as used', 'Expectant mothers have a group of their own'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'dah',
    price: 4200,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['sport-mat', 'wellness-stones'],
    sr: [
      'Joga, osam časova',
      'Hata i vinjasa, jutarnje i večernje grupe.',
      'Osam puta po sat vremena za disanje koje inače zaboravljamo.',
    ],
    en: [
      'Yoga, eight classes',
      'Hatha and vinyasa, morning and evening groups.',
      'Eight hours of the breathing we otherwise forget.',
    ],
  },
  {
    by: 'dah',
    price: 5400,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['sport-pilates', 'sport-mat'],
    sr: [
      'Pilates na spravama, pet časova',
      'Reformer i tri osobe u grupi.',
      'Sprava izgleda strašno samo prvih pet minuta.',
    ],
    en: [
      'Reformer pilates, five classes',
      'On the machine, three people in a group.',
      'The machine looks frightening for five minutes only.',
    ],
  },
  {
    by: 'dah',
    price: 4900,
    way: 'in_store',
    at: ['Beograd'],
    monthly: true,
    scenes: ['sport-mat', 'wellness-lotus'],
    sr: [
      'Studio Dah, mesečna pretplata',
      'Dva časa nedeljno po izboru, joga ili pilates.',
      'Ritam koji se drži i kada sve drugo kasni.',
    ],
    en: [
      'Studio Dah, monthly subscription',
      'Two classes a week of your choice, yoga or pilates.',
      'A rhythm that holds when everything else runs late.',
    ],
  },
  {
    by: 'lipa',
    price: 3800,
    off: 10,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['sport-mat'],
    sr: [
      'Joga za leđa, šest časova',
      'Za one koji sede više od šest sati dnevno.',
      'Kičma pamti svaku stolicu, ali i oprašta.',
    ],
    en: [
      'Yoga for the back, six classes',
      'For those who sit for more than six hours a day.',
      'The spine remembers every chair, but it forgives.',
    ],
  },
  {
    by: 'miljacka',
    price: 60,
    currency: 'KM',
    way: 'in_store',
    at: ['Sarajevo'],
    scenes: ['sport-pilates'],
    sr: [
      'Pilates u paru, osam časova',
      'Dvoje na času po cijeni jedne i po karte.',
      'Ravnoteža je lakša kada se neko drži pored tebe.',
    ],
    en: [
      'Pilates in pairs, eight classes',
      'Two people for the price of one and a half.',
      'Balance is easier with somebody beside you.',
    ],
  },
  {
    by: 'orjen',
    price: 42,
    currency: 'EUR',
    way: 'in_store',
    at: ['Budva'],
    scenes: ['sport-mat', 'travel-sailing'],
    sr: [
      'Joga na plaži, šest jutara',
      'Od maja do oktobra, u 7 časova, uz more.',
      'Sunce izlazi iza tebe, a talas broji udahe.',
    ],
    en: [
      'Yoga on the beach, six mornings',
      'May to October, at 7 am, by the sea.',
      'The sun rises behind you and the waves count the breaths.',
    ],
  },
  {
    by: 'dah',
    price: null,
    kind: 'special',
    off: 25,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['sport-pilates', 'sport-mat'],
    sr: [
      'Prvi mesec pilatesa povoljnije',
      '25\u00a0% manje za nove članove studija.',
      'Da početak bude lakši od nastavka.',
    ],
    en: [
      'The first month of pilates for less',
      '25% off for new members of the studio.',
      'So that starting is the easy part.',
    ],
  },
];

export const sportYoga = benefitsOf('sport/yoga', subject, written);
