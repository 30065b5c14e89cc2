import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Ekipa dolazi u dogovoreno vreme, donosi svoja sredstva i alat, a za sobom ostavlja red. Cena je po listi, bez iznenađenja na vratima.',
    points: ['Ista ekipa svaki put', 'Sredstva i alat uključeni', 'Cena po listi, unapred'],
    arrange: 'Termin biraš na sajtu partnera, bar dva dana ranije.',
    limits: ['Ne rade se poslovi na visini preko tri metra', 'Otkazivanje 24 sata ranije'],
  },
  en: {
    about:
      'The team comes at the agreed time, brings its own products and tools, and leaves order behind. The price is from the list, with no surprise at the door.',
    points: ['The same team every time', 'Products and tools included', 'A price from the list, in advance'],
    arrange: "Choose a time on the provider's site, at least two days ahead.",
    limits: ['No work above three metres', 'Cancel 24 hours before'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'cista',
    price: 6400,
    way: 'web',
    at: ['Beograd'],
    scenes: ['home-bucket'],
    sr: [
      'Generalno čišćenje stana',
      'Do 60 kvadrata, prozori i kuhinja uključeni.',
      'Prva subota u godini bez spiska obaveza.',
    ],
    en: [
      'A deep clean of the flat',
      'Up to 60 square metres, windows and kitchen included.',
      'The first Saturday of the year without a list of chores.',
    ],
  },
  {
    by: 'cista',
    price: 9800,
    off: 10,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['home-toolbox', 'home-bucket'],
    sr: [
      'Čišćenje posle renoviranja',
      'Prašina, farba i sve što je majstor ostavio.',
      'Majstor ode, prašina ostane, a onda i ona ode.',
    ],
    en: [
      'Cleaning after building work',
      'Dust, paint and whatever the builder left.',
      'The builder leaves, the dust stays, and then it leaves too.',
    ],
  },
  {
    by: 'cista',
    price: 3900,
    way: 'web',
    at: ['Beograd'],
    monthly: true,
    scenes: ['home-bucket'],
    sr: [
      'Čišćenje dvaput mesečno, pretplata',
      'Tri sata, uvek ista osoba.',
      'Dva petka mesečno dolaziš u već čist stan.',
    ],
    en: [
      'Cleaning twice a month, subscription',
      'Three hours, always the same person.',
      'Twice a month you come home to a clean flat.',
    ],
  },
  {
    by: 'cista',
    price: 3400,
    way: 'web',
    at: ['Novi Sad'],
    scenes: ['home-armchair', 'home-bucket'],
    sr: ['Pranje nameštaja i dušeka', 'Dubinski, sa sušenjem istog dana.', 'Trosed koji pamti i kafu i decu.'],
    en: [
      'Sofa and mattress cleaning',
      'Deep cleaning, dried the same day.',
      'A sofa that remembers both coffee and children.',
    ],
  },
  {
    by: 'kljuc',
    price: 4500,
    way: 'web',
    at: ['Beograd'],
    scenes: ['home-toolbox'],
    sr: ['Majstor za sitnice, tri sata', 'Police, slavine, kvake i svetla.', 'Sve ono što čeka od useljenja.'],
    en: [
      'A handyman for three hours',
      'Shelves, taps, handles and lights.',
      'Everything that has waited since you moved in.',
    ],
  },
  {
    by: 'kljuc',
    price: 2900,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['home-toolbox'],
    sr: [
      'Zamena brave i otključavanje',
      'Dolazak u roku od sat vremena, radnim danom.',
      'Ključ je uvek na drugoj strani vrata.',
    ],
    en: [
      'Lock change and opening',
      'Arrival within an hour on working days.',
      'The key is always on the other side of the door.',
    ],
  },
  {
    by: 'cista',
    price: 55,
    currency: 'EUR',
    way: 'web',
    at: ['Podgorica'],
    scenes: ['home-bucket'],
    sr: ['Čišćenje stana u Podgorici', 'Do 70 kvadrata, sa prozorima.', 'Jug donese prašinu, oni je iznesu.'],
    en: [
      'Flat cleaning in Podgorica',
      'Up to 70 square metres, with windows.',
      'The south wind brings the dust in; they take it out.',
    ],
  },
  {
    by: 'kljuc',
    price: 90,
    currency: 'KM',
    way: 'web',
    at: ['Sarajevo'],
    scenes: ['home-toolbox'],
    sr: ['Kućni majstor', 'Četiri sata za sve male popravke.', 'Spisak na frižideru napokon postaje kraći.'],
    en: [
      'A handyman for the house',
      'Four hours for all the small repairs.',
      'The list on the fridge finally gets shorter.',
    ],
  },
  {
    by: 'cista',
    price: null,
    kind: 'special',
    off: 20,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['home-bucket'],
    sr: ['Popust na prolećno čišćenje', '20\u00a0% manje u martu i aprilu.', 'Prozori su najvažniji upravo tada.'],
    en: ['A spring cleaning discount', '20% off in March and April.', 'That is when the windows matter most.'],
  },
  {
    by: 'kljuc',
    price: null,
    kind: 'special',
    off: 10,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['home-toolbox'],
    sr: [
      'Popust na montažu nameštaja',
      '10\u00a0% manje, uz uputstvo koje čita neko drugi.',
      'Na kraju ne ostaje nijedan šraf viška.',
    ],
    en: [
      'A discount on furniture assembly',
      '10% off, with somebody else reading the instructions.',
      'At the end not a single screw is left over.',
    ],
  },
];

export const homeServices = benefitsOf('home/services', subject, written);
