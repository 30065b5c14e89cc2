import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Domaćin te čeka sa ključem i preporukom za večeru, a ne sa formularom. Rezervacija je na tvoje ime i može da se pomeri jednom bez doplate.',
    points: [
      'Noćenje sa doručkom, osim ako piše drugačije',
      'Jedno pomeranje termina bez doplate',
      'Preporuke domaćina za okolinu',
    ],
    arrange: 'Termin biraš na sajtu partnera, bar sedam dana ranije.',
    limits: ['Ne važi za državne praznike i Novu godinu', 'Boravišna taksa se plaća na licu mesta'],
  },
  en: {
    about:
      'The host waits with a key and a tip for dinner, not with a form. The booking is in your name and can be moved once at no cost.',
    points: [
      'Bed and breakfast unless it says otherwise',
      'One change of date at no cost',
      "The host's tips for the area",
    ],
    arrange: "Choose a date on the provider's site, at least seven days ahead.",
    limits: ['Not on public holidays or New Year', 'The tourist tax is paid on the spot'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'kaludjerske',
    key: 'tara',
    price: 24500,
    off: 20,
    way: 'web',
    at: ['Ostalo'],
    scenes: ['travel-mountains', 'travel-suitcase', 'team-campfire'],
    leaflets: ['packing'],
    bought: 198,
    sr: [
      'Vikend za dvoje na Tari',
      'Dve noći sa polupansionom i vođenom šetnjom do vidikovca.',
      'Petak uveče miriše na borovinu, a ponedeljak je jako daleko.',
    ],
    en: [
      'Weekend for two on Mount Tara',
      'Two nights, half board and a guided walk to the lookout.',
      'Friday evening smells of pine, and Monday is very far away.',
    ],
  },
  {
    by: 'vetar',
    price: 18900,
    way: 'web',
    at: ['Ostalo'],
    scenes: ['travel-mountains', 'travel-suitcase'],
    leaflets: ['packing'],
    sr: [
      'Zlatibor, dve noći u brvnari',
      'Brvnara za dvoje, kamin i doručak u korpi.',
      'Doručak stiže na prag, a ti tek posle deset.',
    ],
    en: [
      'Zlatibor, two nights in a log cabin',
      'A cabin for two, a fireplace and breakfast in a basket.',
      'Breakfast comes to the doorstep; you come after ten.',
    ],
  },
  {
    by: 'vetar',
    price: 15600,
    off: 10,
    way: 'web',
    at: ['Novi Sad'],
    scenes: ['travel-suitcase', 'food-wine'],
    leaflets: ['packing'],
    sr: [
      'Sremski Karlovci: vikend među podrumima',
      'Jedna noć, dve vinarije i šetnja varošicom.',
      'Barok, bermet i klupa sa pogledom.',
    ],
    en: [
      'Sremski Karlovci: a weekend among cellars',
      'One night, two wineries and a walk through town.',
      'Baroque, bermet and a bench with a view.',
    ],
  },
  {
    by: 'junakovic',
    price: 21400,
    way: 'web',
    at: ['Ostalo'],
    scenes: ['wellness-bath', 'travel-suitcase'],
    leaflets: ['packing'],
    sr: [
      'Banjski vikend sa polupansionom',
      'Dve noći i neograničen ulazak u terme.',
      'Bademantil kao jedini dres-kod.',
    ],
    en: [
      'A spa weekend with half board',
      'Two nights and unlimited entry to the baths.',
      'A bathrobe as the only dress code.',
    ],
  },
  {
    by: 'vlasic',
    price: 220,
    currency: 'KM',
    way: 'web',
    at: ['Ostalo'],
    scenes: ['travel-mountains', 'travel-suitcase'],
    leaflets: ['packing'],
    sr: [
      'Vlašić, vikend u pansionu',
      'Dvije noći, domaći sir i vidik na tri planine.',
      'Tišina koju prekida samo zvono ovce.',
    ],
    en: [
      'Vlašić, a weekend at the guesthouse',
      'Two nights, home-made cheese and a view of three mountains.',
      'A silence broken only by sheep bells.',
    ],
  },
  {
    by: 'jaz',
    price: 145,
    currency: 'EUR',
    off: 15,
    way: 'web',
    at: ['Budva'],
    scenes: ['travel-sailing', 'travel-suitcase'],
    leaflets: ['packing'],
    sr: ['Vikend u Vili Jaz', 'Dvije noći, doručak i kajak bez doplate.', 'More i kad nije ljeto ima šta da kaže.'],
    en: [
      'A weekend at Vila Jaz',
      'Two nights, breakfast and a free kayak.',
      'Even out of summer the sea has something to say.',
    ],
  },
  {
    by: 'vetar',
    price: 32000,
    way: 'web',
    at: ['Online'],
    scenes: ['travel-suitcase', 'travel-balloon'],
    leaflets: ['packing'],
    sr: [
      'Gradski vikend u inostranstvu',
      'Avionska karta i dve noći, deset gradova na izbor.',
      'U torbu stane manje nego što misliš i to je dobro.',
    ],
    en: [
      'A city weekend abroad',
      'A flight and two nights, ten cities to choose from.',
      'Less fits in the bag than you think, and that is good.',
    ],
    own: {
      sr: {
        about:
          'Biraš grad sa spiska, a agencija slaže letove i hotel u istom danu. Ručni prtljag je uključen, a predlog šetnje stiže uz vaučer.',
        points: ['Povratna karta sa ručnim prtljagom', 'Dve noći sa doručkom', 'Predlog šetnje po danu'],
        arrange: 'Grad i datum biraš na sajtu agencije, bar tri nedelje ranije.',
        limits: ['Promena imena na karti se naplaćuje', 'Pasoš važi bar tri meseca posle povratka'],
      },
      en: {
        about:
          'You choose a city from the list, and the agency arranges flights and hotel on the same day. Hand luggage is included, and a suggested walk comes with the voucher.',
        points: ['A return ticket with hand luggage', 'Two nights with breakfast', 'A suggested walk for each day'],
        arrange: "Choose city and date on the agency's site, three weeks ahead.",
        limits: ['A change of name on the ticket is charged', 'The passport is valid three months after return'],
      },
    },
  },
  {
    by: 'kaludjerske',
    price: 16800,
    kind: 'special',
    off: 30,
    way: 'web',
    at: ['Ostalo'],
    scenes: ['travel-mountains'],
    sr: [
      'Radni dani na planini',
      '30\u00a0% manje od nedelje do četvrtka, uz dobar internet.',
      'Sastanak sa pogledom na Drinu.',
    ],
    en: [
      'Working days in the mountains',
      '30% off Sunday to Thursday, with good internet.',
      'A meeting with a view of the Drina.',
    ],
  },
  {
    by: 'vlasic',
    price: null,
    currency: 'KM',
    kind: 'special',
    off: 15,
    way: 'web',
    at: ['Ostalo'],
    scenes: ['sport-skate', 'travel-mountains'],
    sr: [
      'Popust za porodice na Vlašiću',
      '15\u00a0% manje za porodice sa dvoje djece.',
      'Djeca zaspu prije devet, garantuje planina.',
    ],
    en: [
      'A family discount on Vlašić',
      '15% off for families with two children.',
      'The children sleep before nine; the mountain guarantees it.',
    ],
  },
];

export const travelWeekends = benefitsOf('travel/weekends', subject, written);
