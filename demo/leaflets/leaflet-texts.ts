import type { SceneName } from '#design-system/pictures/pictures.ts';

interface LeafletText {
  title: string;
  points: readonly string[];
}

/** A one-page leaflet in both languages under a picture. */
export interface LeafletContent {
  category: string;
  scene: SceneName;
  palette: number;
  sr: LeafletText;
  en: LeafletText;
}

/** Promo material of the demo shop, by the word in the file's name. */
export const LEAFLET_TEXTS = {
  preparation: {
    category: 'health',
    scene: 'health-heart',
    palette: 1,
    sr: {
      title: 'Priprema za pregled',
      points: [
        'Poslednji obrok najkasnije u 20 časova',
        'Ujutru samo voda, bez kafe',
        'Ponesi ranije nalaze',
        'Obuci nešto što se lako zavrće',
      ],
    },
    en: {
      title: 'How to prepare',
      points: [
        'Last meal by 8 pm the evening before',
        'In the morning water only, no coffee',
        'Bring earlier results',
        'Wear sleeves that roll up',
      ],
    },
  },
  tests: {
    category: 'health',
    scene: 'health-mortar',
    palette: 0,
    sr: {
      title: 'Spisak analiza',
      points: [
        'Kompletna krvna slika',
        'Šećer, holesterol, trigliceridi',
        'Gvožđe, jetra i bubrezi',
        'Hormon štitaste žlezde',
        'Urin',
      ],
    },
    en: {
      title: 'List of tests',
      points: [
        'Full blood count',
        'Sugar, cholesterol, triglycerides',
        'Iron, liver and kidneys',
        'Thyroid hormone',
        'Urine',
      ],
    },
  },
  teeth: {
    category: 'health',
    scene: 'health-tooth',
    palette: 0,
    sr: {
      title: 'Posle zubara',
      points: [
        'Dva sata bez hrane i kafe',
        'Meka četkica prva tri dana',
        'Konac svako veče',
        'Javi se ako bol traje duže od dva dana',
      ],
    },
    en: {
      title: 'After the dentist',
      points: [
        'No food or coffee for two hours',
        'A soft brush for three days',
        'Floss every evening',
        'Call if pain lasts longer than two days',
      ],
    },
  },
  gym: {
    category: 'sport',
    scene: 'sport-kettlebell',
    palette: 0,
    sr: {
      title: 'Kućni red vežbaonice',
      points: [
        'Ponesi peškir i čistu obuću',
        'Vrati tegove na mesto',
        'Ormarić je tvoj do izlaska',
        'Trener je u sali od 8 do 21 čas',
      ],
    },
    en: {
      title: 'House rules of the gym',
      points: [
        'Bring a towel and clean shoes',
        'Put the weights back',
        'The locker is yours until you leave',
        'A coach is there from 8 am to 9 pm',
      ],
    },
  },
  massage: {
    category: 'wellness',
    scene: 'wellness-stones',
    palette: 1,
    sr: {
      title: 'Pre i posle masaže',
      points: [
        'Lagan obrok dva sata ranije',
        'Dođi deset minuta pre termina',
        'Reci gde boli, a gde ne voliš pritisak',
        'Posle popij dve čaše vode',
      ],
    },
    en: {
      title: 'Before and after a massage',
      points: [
        'A light meal two hours before',
        'Come ten minutes early',
        'Say where it hurts and where not to press',
        'Drink two glasses of water afterwards',
      ],
    },
  },
  course: {
    category: 'education',
    scene: 'education-graduation',
    palette: 1,
    sr: {
      title: 'Kako teče kurs',
      points: [
        'Kratka provera znanja pre početka',
        'Časovi u malim grupama',
        'Domaći koji se zaista pregleda',
        'Propušten čas nadoknađuješ u drugoj grupi',
        'Potvrda na kraju',
      ],
    },
    en: {
      title: 'How a course runs',
      points: [
        'A short placement test first',
        'Lessons in small groups',
        'Homework that is really read',
        'A missed lesson is made up in another group',
        'A certificate at the end',
      ],
    },
  },
  packing: {
    category: 'travel',
    scene: 'travel-suitcase',
    palette: 0,
    sr: {
      title: 'Šta poneti',
      points: [
        'Ličnu kartu i potvrdu rezervacije',
        'Obuću za šetnju',
        'Nešto toplo za veče',
        'Bocu za vodu',
        'Knjigu, za svaki slučaj',
      ],
    },
    en: {
      title: 'What to pack',
      points: [
        'Identity card and confirmation',
        'Walking shoes',
        'Something warm for the evening',
        'A water bottle',
        'A book, just in case',
      ],
    },
  },
  shops: {
    category: 'food',
    scene: 'food-groceries',
    palette: 0,
    sr: {
      title: 'Gde važi vaučer',
      points: [
        'U svim prodavnicama sa znakom partnera',
        'Na kasi pokaži kod pre plaćanja',
        'Može iz više kupovina, do poslednjeg dinara',
        'Ne važi za cigarete i igre na sreću',
      ],
    },
    en: {
      title: 'Where the voucher works',
      points: [
        "In every shop with the provider's sign",
        'Show the code before you pay',
        'Over several trips, to the last dinar',
        'Not for cigarettes or lottery tickets',
      ],
    },
  },
  plants: {
    category: 'home',
    scene: 'home-houseplant',
    palette: 1,
    sr: {
      title: 'Nega biljaka',
      points: [
        'Prstom proveri zemlju pre zalivanja',
        'Svetlo da, podnevno sunce ne',
        'Jednom mesečno obriši listove',
        'Presadi u proleće',
      ],
    },
    en: {
      title: 'Caring for plants',
      points: [
        'Feel the soil before you water',
        'Light yes, midday sun no',
        'Wipe the leaves once a month',
        'Repot in spring',
      ],
    },
  },
  bicycle: {
    category: 'mobility',
    scene: 'mobility-bicycle',
    palette: 0,
    sr: {
      title: 'Šta obuhvata servis',
      points: [
        'Pranje i pregled rama',
        'Podešavanje menjača i kočnica',
        'Ležajevi i glavčine',
        'Lanac i novo ulje',
        'Probna vožnja',
      ],
    },
    en: {
      title: 'What the service covers',
      points: [
        'Wash and frame check',
        'Gears and brakes tuned',
        'Bearings and hubs',
        'Chain and fresh oil',
        'A test ride',
      ],
    },
  },
  team: {
    category: 'team',
    scene: 'team-campfire',
    palette: 0,
    sr: {
      title: 'Program dana',
      points: [
        '9.30 doručak i upoznavanje',
        '10.30 prva aktivnost u grupama',
        '13.00 ručak na otvorenom',
        '15.00 zajednički zadatak',
        '17.00 povratak',
      ],
    },
    en: {
      title: 'The day',
      points: [
        '9:30 breakfast and hello',
        '10:30 first activity in groups',
        '13:00 lunch outdoors',
        '15:00 a task for everyone',
        '17:00 back home',
      ],
    },
  },
  season: {
    category: 'culture',
    scene: 'culture-theatre',
    palette: 0,
    sr: {
      title: 'Kako do karata',
      points: [
        'Pokaži karticu na blagajni',
        'Rezervacija važi do pola sata pre početka',
        'Sedišta biraš do popune prvih redova',
        'Zamena datuma najkasnije dan ranije',
      ],
    },
    en: {
      title: 'How to get the tickets',
      points: [
        'Show your card at the box office',
        'A reservation is kept until half an hour before',
        'Choose seats while the front rows last',
        'Change the date a day before at the latest',
      ],
    },
  },
} as const satisfies Record<string, LeafletContent>;

export type LeafletName = keyof typeof LEAFLET_TEXTS;
