import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Servis počinje pregledom sa tobom, pa znaš šta se menja pre nego što se menja. Zamenski bicikl ili trotinet čeka dok je tvoj u radionici.',
    points: ['Pregled i dogovor pre rada', 'Zamensko vozilo', 'Rezervni delovi na lageru'],
    arrange: 'Termin zakaži telefonom ili na sajtu.',
    limits: ['Delovi se naplaćuju po ceni proizvođača', 'Udarene felge se ne popravljaju'],
  },
  en: {
    about:
      'Service starts with a look at it together, so you know what is changed before it is. A substitute bicycle or scooter waits while yours is in the workshop.',
    points: ['A look and an agreement first', 'A substitute vehicle', 'Spare parts in stock'],
    arrange: 'Book by phone or on the site.',
    limits: ["Parts are charged at the maker's price", 'Bent rims are not repaired'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'tocak',
    key: 'bicycle',
    price: 3450,
    way: 'in_store',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['mobility-bicycle'],
    leaflets: ['bicycle'],
    bought: 189,
    sr: [
      'Servis bicikla pred sezonu',
      'Podešavanje menjača, kočnica i ležajeva, novo ulje.',
      'Prvi topao dan te neće iznenaditi.',
    ],
    en: [
      'Bicycle service before the season',
      'Gears, brakes and bearings tuned, fresh oil.',
      'The first warm day will not catch you out.',
    ],
  },
  {
    by: 'tocak',
    price: 26900,
    off: 10,
    way: 'web',
    at: ['Beograd'],
    scenes: ['mobility-bicycle'],
    leaflets: ['bicycle'],
    sr: [
      'Gradski bicikl sa opremom',
      'Bicikl, blatobrani, svetla i brava.',
      'Prvi kilometar je uvek nizbrdo, bar u glavi.',
    ],
    en: [
      'A city bicycle with equipment',
      'A bicycle, mudguards, lights and a lock.',
      'The first kilometre is always downhill, at least in your mind.',
    ],
  },
  {
    by: 'zum',
    price: 39500,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['mobility-scooter'],
    sr: ['Trotinet za grad', 'Do dvadeset pet kilometara i kočnice koje drže.', 'Sastanak preko mosta je sada blizu.'],
    en: [
      'A city scooter',
      'Up to twenty-five kilometres and brakes that hold.',
      'A meeting across the bridge is now close.',
    ],
  },
  {
    by: 'zum',
    price: 1700,
    way: 'web',
    at: ['Beograd'],
    monthly: true,
    scenes: ['mobility-scooter'],
    sr: [
      'Trotinet po vožnji, pretplata',
      'Dvadeset minuta svakog dana, bez otključavanja.',
      'Poslednji kilometar od stanice do posla.',
    ],
    en: [
      'Scooter rides, subscription',
      'Twenty minutes every day, no unlocking fee.',
      'The last kilometre from the stop to work.',
    ],
  },
  {
    by: 'tocak',
    price: 2900,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['mobility-bicycle'],
    leaflets: ['bicycle'],
    sr: [
      'Dečji bicikl na proveru',
      'Kočnice, lanac i dve nove gume.',
      'Da vožnja bude mirna i za dete i za roditelje.',
    ],
    en: [
      "A children's bicycle check",
      'Brakes, chain and two new tyres.',
      'So that the ride is calm for child and parents.',
    ],
  },
  {
    by: 'zum',
    price: 55,
    currency: 'KM',
    way: 'web',
    at: ['Sarajevo', 'Banja Luka'],
    scenes: ['mobility-scooter'],
    sr: ['Trotinet po vožnji', 'Pet sati vožnje i kaciga na pozajmicu.', 'Wilson je blizu, Ilidža bliža.'],
    en: ['Scooter rides', 'Five hours of riding and a helmet to borrow.', "Wilson's is near, Ilidža nearer."],
  },
  {
    by: 'tocak',
    price: null,
    kind: 'special',
    off: 15,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['mobility-bicycle'],
    leaflets: ['bicycle'],
    sr: ['Popust na gume i svetla', '15 % manje, montaža gratis.', 'Kiša ne pita kada.'],
    en: ['A discount on tyres and lights', '15 % off, fitting free.', 'Rain does not ask when.'],
  },
  {
    by: 'zum',
    price: 2000,
    kind: 'special',
    off: 20,
    way: 'web',
    at: ['Beograd'],
    scenes: ['mobility-scooter'],
    sr: ['Popust na prvih deset vožnji', '20 % manje za nove korisnike.', 'Prvih deset minuta je najvažnije.'],
    en: ['A discount on the first ten rides', '20 % off for new users.', 'The first ten minutes matter most.'],
  },
  {
    by: 'tocak',
    price: 3500,
    kind: 'fixed',
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['mobility-bicycle'],
    onlyFor: ['IZBOR-RS'],
    sr: ['Parking za bicikle i tuš', 'U garaži kompanije, sa svlačionicom.', 'Na posao bez prevoza i bez znoja.'],
    en: [
      'Bicycle parking and a shower',
      "In the company's garage, with a changing room.",
      'To work without traffic and without sweat.',
    ],
  },
];

export const mobilityCycling = benefitsOf('mobility/cycling', subject, written);
