import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Sestra te dočekuje na ulazu i vodi te do ordinacije, bez čekanja po hodnicima. Rezultati stižu elektronskom poštom, sa kratkim objašnjenjem na razumljivom jeziku.',
    points: ['Bez čekanja i bez uputa', 'Rezultati istog ili sledećeg dana', 'Tumačenje nalaza uključeno'],
    arrange: 'Termin zakaži dva dana ranije i pročitaj kako da se pripremiš.',
    limits: ['Nalazi su samo tvoji: kompanija ih ne vidi', 'Dodatne analize se plaćaju na licu mesta'],
  },
  en: {
    about:
      'A nurse meets you at the door and takes you to the doctor, without waiting in corridors. Results arrive by e-mail, with a short explanation in plain language.',
    points: ['No waiting and no referral', 'Results the same or the next day', 'Reading of the results included'],
    arrange: 'Book two days ahead and read how to prepare.',
    limits: ['The results are yours alone: your company never sees them', 'Further tests are paid on the spot'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'senjak',
    key: 'checkup',
    price: 11900,
    off: 25,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['health-heart', 'health-mortar', 'health-eye'],
    leaflets: ['preparation', 'tests'],
    bought: 574,
    sr: [
      'Sistematski pregled sa laboratorijskom analizom',
      'Krvna slika, EKG, ultrazvuk i razgovor sa internistom.',
      'Jednom godišnje vredi čuti da je sve u redu, ili na vreme saznati da nije.',
    ],
    en: [
      'General health check with laboratory tests',
      'Blood panel, ECG, ultrasound and a talk with a physician.',
      'Once a year it is worth hearing that all is well, or learning in good time that it is not.',
    ],
    own: {
      sr: {
        about:
          'Dođi ujutru, bez doručka. Sestra te dočekuje na ulazu i vodi te kroz ceo pregled, koji traje oko dva sata. Rezultati stižu istog dana na tvoju elektronsku poštu, sa kratkim objašnjenjem na razumljivom jeziku.',
        points: [
          'Kompletna krvna slika i biohemija, 24 parametra',
          'EKG i merenje krvnog pritiska',
          'Ultrazvuk abdomena i štitaste žlezde',
          'Razgovor sa internistom, 30 minuta',
        ],
        arrange: 'Termin zakaži dva dana ranije i pročitaj kako da se pripremiš.',
        limits: ['Nalazi su samo tvoji: kompanija ih ne vidi', 'Dodatne analize se plaćaju na licu mesta'],
      },
      en: {
        about:
          'Come in the morning, before breakfast. A nurse meets you at the door and leads you through the whole check, which takes about two hours. Results arrive the same day by e-mail, with a short explanation in plain language.',
        points: [
          'Full blood count and biochemistry, 24 values',
          'ECG and blood pressure',
          'Ultrasound of abdomen and thyroid',
          'Talk with a physician, 30 minutes',
        ],
        arrange: 'Book two days ahead and read how to prepare.',
        limits: ['The results are yours alone: your company never sees them', 'Further tests are paid on the spot'],
      },
    },
  },
  {
    by: 'senjak',
    price: 6900,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['health-heart'],
    leaflets: ['preparation'],
    sr: [
      'Kardiološki pregled sa ultrazvukom',
      'EKG, ultrazvuk srca i mišljenje kardiologa.',
      'Trideset minuta pažnje za organ koji nikad ne pravi pauzu.',
    ],
    en: [
      'Heart check with ultrasound',
      "ECG, ultrasound of the heart and a cardiologist's view.",
      'Thirty minutes of attention for the organ that never takes a break.',
    ],
  },
  {
    by: 'kap',
    price: 3200,
    way: 'in_store',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['health-mortar'],
    leaflets: ['tests'],
    sr: [
      'Osnovni paket laboratorijskih analiza',
      'Krvna slika, šećer, masnoće, gvožđe i urin.',
      'Jedna kap govori više nego što bi se reklo.',
    ],
    en: [
      'Basic laboratory package',
      'Blood count, sugar, fats, iron and urine.',
      'A single drop says more than you would think.',
    ],
  },
  {
    by: 'kap',
    price: 5400,
    off: 10,
    way: 'in_store',
    at: ['Beograd', 'Novi Sad', 'Niš'],
    scenes: ['health-mortar'],
    leaflets: ['tests'],
    sr: [
      'Hormoni štitaste žlezde i vitamini',
      'TSH, FT4, vitamin D, B12 i feritin.',
      'Ako umor traje duže od jeseni, ovde počni.',
    ],
    en: [
      'Thyroid hormones and vitamins',
      'TSH, FT4, vitamin D, B12 and ferritin.',
      'If tiredness outlasts the autumn, begin here.',
    ],
  },
  {
    by: 'senjak',
    price: 7800,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['health-mortar', 'health-heart'],
    leaflets: ['preparation'],
    sr: [
      'Ginekološki pregled sa ultrazvukom',
      'Pregled, ultrazvuk i papa test.',
      'Pregled koji se lako odloži i još lakše obavi.',
    ],
    en: [
      'Gynaecological check with ultrasound',
      'Examination, ultrasound and smear test.',
      'Easily put off and even more easily done.',
    ],
  },
  {
    by: 'senjak',
    price: 6500,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['health-mortar'],
    sr: [
      'Urološki pregled sa ultrazvukom',
      'Razgovor, ultrazvuk i PSA analiza.',
      'Pola sata ozbiljnosti u zamenu za godinu mira.',
    ],
    en: [
      'Urological check with ultrasound',
      'A talk, ultrasound and a PSA test.',
      'Half an hour of being serious for a year of calm.',
    ],
  },
  {
    by: 'senjak',
    price: 5900,
    way: 'in_store',
    at: ['Kragujevac'],
    scenes: ['health-eye'],
    sr: [
      'Dermoskopija: pregled mladeža',
      'Digitalni pregled celog tela i mapa za sledeću godinu.',
      'Da se razlika vidi kada je važno.',
    ],
    en: [
      'Dermoscopy: a mole check',
      'A digital check of the whole body and a map for next year.',
      'So that a change is seen when it matters.',
    ],
  },
  {
    by: 'zeta',
    price: 85,
    currency: 'EUR',
    off: 10,
    way: 'in_store',
    at: ['Podgorica'],
    scenes: ['health-heart', 'health-mortar'],
    leaflets: ['preparation'],
    sr: [
      'Sistematski pregled Zeta',
      'Internista, EKG, ultrazvuk abdomena i laboratorija.',
      'Jedno jutro koje pokriva cijelu godinu.',
    ],
    en: [
      'Zeta general check',
      'Physician, ECG, abdominal ultrasound and laboratory.',
      'One morning that covers a whole year.',
    ],
  },
  {
    by: 'vrelo',
    price: 120,
    currency: 'KM',
    way: 'in_store',
    at: ['Sarajevo'],
    scenes: ['health-heart', 'health-mortar'],
    leaflets: ['preparation'],
    sr: [
      'Preventivni pregled za zaposlene',
      'Krvna slika, EKG, spirometrija i razgovor sa ljekarom.',
      'Prije nego što postane hitno.',
    ],
    en: [
      'Preventive check for employees',
      'Blood count, ECG, spirometry and a talk with a doctor.',
      'Before it becomes urgent.',
    ],
  },
  {
    by: 'kap',
    price: 1800,
    kind: 'special',
    off: 20,
    way: 'in_store',
    at: ['Beograd', 'Novi Sad', 'Niš', 'Kragujevac'],
    scenes: ['health-mortar'],
    sr: [
      'Popust na sve laboratorijske analize',
      '20\u00a0% na cenovnik, osim genetskih testova.',
      'Mala cifra na računu, jasna cifra na nalazu.',
    ],
    en: [
      'A discount on all laboratory tests',
      '20% off the price list, except genetic tests.',
      'A small figure on the bill, a clear figure in the results.',
    ],
  },
  {
    by: 'senjak',
    price: 11900,
    kind: 'fixed',
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['health-heart', 'health-mortar'],
    leaflets: ['preparation'],
    onlyFor: ['IZBOR-RS'],
    sr: [
      'Godišnji sistematski pregled',
      'Svake godine u mesecu rođendana, za sve zaposlene.',
      'Poklon koji ne možeš da vratiš u radnju.',
    ],
    en: [
      'Annual general health check',
      'Every year in the month of your birthday, for all employees.',
      'A present that cannot be returned to the shop.',
    ],
  },
  {
    by: 'zeta',
    price: 85,
    currency: 'EUR',
    kind: 'fixed',
    way: 'in_store',
    at: ['Podgorica'],
    scenes: ['health-heart'],
    onlyFor: ['IZBOR-ME'],
    sr: [
      'Sistematski pregled zaposlenih',
      'Jednom godišnje, u radno vrijeme, o trošku kompanije.',
      'Jedno jutro kada se kašnjenje na posao podrazumijeva.',
    ],
    en: [
      "Employees' health check",
      'Once a year, during working hours, paid by the company.',
      'One morning when being late is expected.',
    ],
  },
  {
    by: 'vrelo',
    price: 120,
    currency: 'KM',
    kind: 'fixed',
    way: 'in_store',
    at: ['Sarajevo'],
    scenes: ['health-heart', 'health-tooth'],
    onlyFor: ['IZBOR-BA'],
    sr: [
      'Pregled i laboratorija za zaposlene',
      'Osnovni paket jednom godišnje, bez učešća.',
      'Kalendar podsjeća na ono što tijelo još ne javlja.',
    ],
    en: [
      'Check-up and laboratory for employees',
      'The basic package once a year, at no cost to you.',
      'A reminder of what the body does not announce.',
    ],
  },
  {
    by: 'zeta',
    price: 45,
    currency: 'EUR',
    kind: 'special',
    off: 20,
    way: 'in_store',
    at: ['Podgorica'],
    scenes: ['health-heart', 'health-mortar'],
    sr: [
      'Pregled kod specijaliste po nižoj cijeni',
      '20\u00a0% manje na prvi pregled.',
      'Pitanje koje odlažeš obično ima kratak odgovor.',
    ],
    en: ['A specialist for less', '20% off the first visit.', 'The question you put off usually has a short answer.'],
  },
];

export const healthCheckups = benefitsOf('health/checkups', subject, written);
