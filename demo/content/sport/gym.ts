import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Sala je otvorena sedam dana u nedelji, sa trenerom koji pomaže oko prvih vežbi i plana. Svlačionice su čiste, a tuševi topli.',
    points: [
      'Trener na raspolaganju za prvi plan',
      'Svlačionica sa ormarićem i tušem',
      'Bez doplate za večernje termine',
    ],
    arrange: 'Za prvi dolazak ponesi čistu obuću i peškir.',
    limits: [
      'Članarina glasi na ime i ne može da se prenese na drugog',
      'Mlađi od 16 godina treniraju uz odraslu osobu',
    ],
  },
  en: {
    about:
      'The gym is open seven days a week, with a coach to help with the first exercises and a plan. The changing rooms are clean and the showers hot.',
    points: ['A coach for your first plan', 'Changing room with a locker and a shower', 'No surcharge in the evening'],
    arrange: 'Bring clean shoes and a towel for your first visit.',
    limits: ['The membership is in your name and cannot be passed on', 'Under 16 only together with an adult'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'vezbaonica',
    key: 'gym',
    price: 5900,
    off: 10,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['sport-kettlebell', 'sport-mat', 'wellness-bath'],
    leaflets: ['gym'],
    bought: 842,
    sr: [
      'Mesečna članarina: teretana, bazen i sauna',
      'Neograničen broj ulazaka svakog dana od 6 do 23 časa.',
      'Jedan ključ za tri sprata: tegovi, voda i toplota, kad god ti odgovara.',
    ],
    en: [
      'Monthly membership: gym, pool and sauna',
      'Unlimited entries every day from 6 am to 11 pm.',
      'One key to three floors: weights, water and warmth, whenever it suits you.',
    ],
  },
  {
    by: 'vezbaonica',
    price: 14900,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['sport-stopwatch', 'sport-dumbbells'],
    leaflets: ['gym'],
    sr: [
      'Personalni trener, osam treninga',
      'Dva puta nedeljno, mesec dana, po planu pisanom za tebe.',
      'Osam sati u kojima neko drugi broji ponavljanja i pazi na leđa.',
    ],
    en: [
      'Personal coach, eight sessions',
      'Twice a week for a month, on a plan written for you.',
      'Eight hours in which somebody else counts and watches your back.',
    ],
  },
  {
    by: 'lipa',
    price: 3900,
    way: 'in_store',
    at: ['Novi Sad'],
    monthly: true,
    scenes: ['sport-dumbbells', 'sport-mat'],
    sr: [
      'Teretana Lipa, mesečna pretplata',
      'Svi termini, i teretana i grupni treninzi.',
      'Plaćanje ide samo, a na tebi je samo da dođeš.',
    ],
    en: [
      'Lipa gym, monthly subscription',
      'All hours, gym floor and group classes.',
      'It is paid automatically; all you do is turn up.',
    ],
  },
  {
    by: 'lipa',
    price: 2400,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['sport-gloves', 'sport-mat'],
    sr: [
      'Funkcionalni trening, deset dolazaka',
      'Grupa do dvanaest ljudi, 50 minuta sa svojim telom kao tegom.',
      'Za one koje sprave zbunjuju, a čučnjevi ne.',
    ],
    en: [
      'Functional training, ten visits',
      'Groups of up to twelve, 50 minutes with your own body as the weight.',
      'For people who trust squats more than machines.',
    ],
  },
  {
    by: 'vezbaonica',
    price: 4300,
    way: 'in_store',
    at: ['Beograd'],
    monthly: true,
    scenes: ['sport-shoe', 'sport-kettlebell'],
    sr: [
      'Jutarnja članarina do 12 časova',
      'Pretplata za one koji vežbaju pre posla.',
      'Sala je prazna, muzika tiha, a dan tek počinje.',
    ],
    en: [
      'Morning membership until noon',
      'A subscription for those who train before work.',
      'The gym is empty, the music low, and the day is just beginning.',
    ],
  },
  {
    by: 'orjen',
    price: 45,
    currency: 'EUR',
    way: 'in_store',
    at: ['Podgorica'],
    monthly: true,
    scenes: ['sport-kettlebell', 'sport-mat'],
    sr: [
      'Fitnes Orjen, mesečna pretplata',
      'Teretana i grupni treninzi u dvije sale, bez ugovora.',
      'Dvije sale u centru grada i pogled na brda dok trčiš u mjestu.',
    ],
    en: [
      'Orjen fitness, monthly subscription',
      'Gym and classes in two halls, no contract.',
      'Two halls in the centre, with a view of the hills while you run on the spot.',
    ],
  },
  {
    by: 'orjen',
    price: 110,
    currency: 'EUR',
    off: 12,
    way: 'in_store',
    at: ['Podgorica'],
    scenes: ['sport-dumbbells', 'sport-kettlebell'],
    sr: [
      'Trener za dvoje, deset treninga',
      'Isti plan, dva para tegova i jedan trener.',
      'Lakše je ustati kada te neko čeka ispred sale.',
    ],
    en: [
      'A coach for two, ten sessions',
      'One plan, two pairs of weights and one coach.',
      'It is easier to get up when somebody waits at the door.',
    ],
  },
  {
    by: 'miljacka',
    price: 65,
    currency: 'KM',
    way: 'in_store',
    at: ['Sarajevo'],
    monthly: true,
    scenes: ['sport-kettlebell', 'sport-mat'],
    sr: [
      'Vježbaonica Miljacka, mjesečna pretplata',
      'Teretana, kardio zona i sauna petkom.',
      'Kilometar od Baščaršije, dovoljno daleko od ćevapa.',
    ],
    en: [
      'Miljacka gym, monthly subscription',
      'Gym floor, cardio zone and a sauna on Fridays.',
      'A kilometre from Baščaršija, just far enough from the grills.',
    ],
  },
  {
    by: 'miljacka',
    price: 48,
    currency: 'KM',
    way: 'in_store',
    at: ['Sarajevo'],
    scenes: ['sport-stopwatch', 'sport-gloves'],
    sr: [
      'Kružni trening, osam termina',
      'Ponedjeljkom i četvrtkom uveče, grupa do deset ljudi.',
      'Osam stanica, osam večeri, a na kraju ni traga upali mišića.',
    ],
    en: [
      'Circuit training, eight evenings',
      'Mondays and Thursdays, groups of up to ten.',
      'Eight stations, eight evenings, and in the end no trace of sore muscles.',
    ],
  },
  {
    by: 'lipa',
    price: null,
    kind: 'special',
    off: 20,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['sport-kettlebell'],
    sr: [
      'Popust na godišnju članarinu Lipa',
      '20\u00a0% manje na svaki paket duži od šest meseci.',
      'Za odluke koje traju duže od januara.',
    ],
    en: [
      'A discount on a year at Lipa',
      '20% off every package longer than six months.',
      'For resolutions that outlast January.',
    ],
  },
  {
    by: 'orjen',
    price: 25,
    currency: 'EUR',
    kind: 'special',
    off: 15,
    way: 'in_store',
    at: ['Podgorica'],
    scenes: ['sport-shoe', 'sport-kettlebell'],
    sr: ['Probna sedmica u klubu Orjen', 'Sedam dana svih sala po nižoj cijeni.', 'Prvo probaj, pa odluči.'],
    en: ['A trial week at Orjen', 'Seven days of all halls for less.', 'Try first, then decide.'],
  },
  {
    by: 'vezbaonica',
    price: 4900,
    kind: 'fixed',
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['sport-kettlebell', 'sport-mat'],
    onlyFor: ['IZBOR-RS'],
    sr: [
      'Kartica za teretanu',
      'Ulaz u Vežbaonicu Vračar dva puta nedeljno, na račun kompanije.',
      'Dva puta nedeljno zatvori laptop ranije; o računu ne misliš.',
    ],
    en: [
      'Gym card',
      'Two entries a week to Vežbaonica Vračar, paid by the company.',
      'Twice a week close the laptop early; the bill is not yours.',
    ],
  },
  {
    by: 'orjen',
    price: 40,
    currency: 'EUR',
    kind: 'fixed',
    way: 'in_store',
    at: ['Podgorica'],
    scenes: ['sport-dumbbells'],
    onlyFor: ['IZBOR-ME'],
    sr: [
      'Fitnes kartica za zaposlene',
      'Neograničen ulaz u klub Orjen radnim danima do 17 časova.',
      'Sala je tvoja dok drugi sjede na sastanku.',
    ],
    en: [
      'Fitness card for employees',
      'Unlimited entry to Orjen on working days until 5 pm.',
      'The hall is yours while others sit in a meeting.',
    ],
  },
];

export const sportGym = benefitsOf('sport/gym', subject, written);
