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
    by: 'tocak',
    price: null,
    kind: 'special',
    off: 15,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['mobility-bicycle'],
    leaflets: ['bicycle'],
    sr: ['Popust na gume i svetla', '15\u00a0% manje, montaža gratis.', 'Kiša se ne najavljuje.'],
    en: ['A discount on tyres and lights', '15% off, fitting free.', 'Rain does not announce itself.'],
  },
  {
    by: 'kadrovska',
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
    own: {
      sr: {
        about:
          'Stalci su pod kamerom, a tuš i ormarići su odmah pored. U ormariću stoji pumpa i alat za sitne popravke.',
        points: ['Pokriveni stalci pod kamerom', 'Tuš i ormarić', 'Pumpa i alat'],
        arrange: 'Karticu za garažu uzimaš na portirnici.',
        limits: ['Jedno mesto po osobi', 'Preko noći samo uz najavu'],
      },
      en: {
        about:
          'The stands are under a camera, with a shower and lockers beside them. A pump and tools for small repairs are in the cupboard.',
        points: ['Covered stands under a camera', 'Shower and locker', 'A pump and tools'],
        arrange: 'Get the garage card at reception.',
        limits: ['One place each', 'Overnight only by arrangement'],
      },
    },
  },
];

export const mobilityCycling = benefitsOf('mobility/cycling', subject, written);
