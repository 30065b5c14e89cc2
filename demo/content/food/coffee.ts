import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Sve se pravi u malim količinama i istog dana, pa nema ništa u izlogu od juče. Uputstvo za pripremu ide uz svaki paket.',
    points: ['Sveže i u malim količinama', 'Uputstvo uz paket', 'Može i kao poklon, sa porukom'],
    arrange: 'Za isporuku izaberi dan na sajtu partnera.',
    limits: ['Alergeni su navedeni na pakovanju', 'Poručene torte se ne vraćaju'],
  },
  en: {
    about:
      'Everything is made in small batches on the same day, so nothing in the window is from yesterday. Each box comes with instructions.',
    points: ['Fresh, in small batches', 'Instructions with each box', 'As a gift too, with a note'],
    arrange: "Choose a delivery day on the provider's site.",
    limits: ['Allergens are listed on the box', 'Ordered cakes cannot be returned'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'zrno',
    key: 'coffee',
    price: 3450,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['food-coffee'],
    bought: 150,
    sr: [
      'Kafa iz male pržionice, 1 kg',
      'Sveže pržena svake srede, cela zrna ili mlevena.',
      'Četvrtak miriše bolje od ostalih dana.',
    ],
    en: [
      'Coffee from a small roastery, 1 kg',
      'Roasted every Wednesday, beans or ground.',
      'Thursday smells better than the other days.',
    ],
  },
  {
    by: 'zrno',
    price: 1900,
    way: 'web',
    at: ['Cela Srbija'],
    monthly: true,
    scenes: ['food-coffee'],
    sr: [
      'Kafa na kućnu adresu, pretplata',
      'Dva paketa mesečno, svaki put drugo poreklo.',
      'Poštar zna po mirisu šta nosi.',
    ],
    en: [
      'Coffee at your door, subscription',
      'Two bags a month, another origin each time.',
      'The postman knows by the smell.',
    ],
  },
  {
    by: 'zrno',
    price: 2800,
    way: 'web',
    at: ['Beograd'],
    scenes: ['food-coffee'],
    sr: ['Degustacija kafe za dvoje', 'Pet vrsta, srkanje je obavezno.', 'Jedina prilika kad je srkanje pristojno.'],
    en: ['Coffee tasting for two', 'Five kinds; slurping is required.', 'The only occasion when slurping is polite.'],
  },
  {
    by: 'visnja',
    price: 3200,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['food-cake'],
    sr: [
      'Torta po izboru, 12 parčadi',
      'Višnja, orah ili čokolada, spremna za dva dana.',
      'Rođendan ne mora da bude povod.',
    ],
    en: [
      'A cake of your choice, 12 slices',
      'Sour cherry, walnut or chocolate, ready in two days.',
      'It need not be a birthday.',
    ],
  },
  {
    by: 'visnja',
    price: 1600,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['food-cake', 'food-coffee'],
    sr: [
      'Kolač i kafa za dvoje',
      'Dva kolača, dve kafe i sto kraj izloga.',
      'Sat vremena koji niko ne zakazuje, a svi imaju.',
    ],
    en: [
      'Cake and coffee for two',
      'Two cakes, two coffees and a table by the window.',
      'An hour that nobody schedules and everybody has.',
    ],
  },
  {
    by: 'visnja',
    price: 2400,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    monthly: true,
    scenes: ['food-cake', 'food-fruit'],
    sr: [
      'Slatki petak, pretplata',
      'Kutija sitnih kolača za tim, svakog petka.',
      'Sastanak u tri odjednom ima puno ljudi.',
    ],
    en: [
      'Sweet Friday, subscription',
      'A box of small cakes for the team every Friday.',
      'The meeting at three is suddenly full.',
    ],
  },
  {
    by: 'zrno',
    price: null,
    kind: 'special',
    off: 15,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['technology-espresso', 'food-coffee'],
    sr: ['Popust na opremu za kafu', '15\u00a0% manje na mlinove, vage i džezve.', 'Dobra kafa počinje mlevenjem.'],
    en: ['A discount on coffee equipment', '15% off grinders, scales and pots.', 'Good coffee begins with grinding.'],
    own: {
      sr: {
        about: 'U ponudi je samo ono čime se i u pržionici radi svaki dan. Uz mlin ide pet minuta priče o mlevenju.',
        points: ['Mlinovi, vage, džezve i filteri', 'Savet pri kupovini', 'Garancija dve godine'],
        arrange: 'Popust upisuješ kodom iz aplikacije.',
        limits: ['Ne važi za kafu', 'Zamena u roku od 14 dana'],
      },
      en: {
        about:
          'Only what the roastery itself uses every day is on offer. With a grinder come five minutes about grinding.',
        points: ['Grinders, scales, pots and filters', 'Advice when buying', 'Two years of warranty'],
        arrange: 'Enter the code from the app for the discount.',
        limits: ['Not for coffee', 'Exchange within 14 days'],
      },
    },
  },
  {
    by: 'zrno',
    price: 1500,
    kind: 'fixed',
    way: 'in_store',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['food-coffee'],
    onlyFor: ['IZBOR-RS'],
    sr: [
      'Dobra kafa u kancelariji',
      'Sveža kafa, mleko i biljni napici na svakom spratu.',
      'Kuhinja u kojoj se rešava više nego na sastancima.',
    ],
    en: [
      'Good coffee at the office',
      'Fresh coffee, milk and plant drinks on every floor.',
      'The kitchen where more gets solved than in meetings.',
    ],
    own: {
      sr: {
        about: 'Zrno stiže svake srede, a aparat čisti neko drugi. Pored kafe ima mleka, ovsenog napitka i čaja.',
        points: ['Sveže zrno svake nedelje', 'Biljni napici', 'Čaj i med'],
        arrange: 'Sve stoji u kuhinji, posluži se.',
        limits: ['Šolja se vraća u mašinu', 'Kafa za poneti samo u svojoj čaši'],
      },
      en: {
        about:
          'The beans come every Wednesday and somebody else cleans the machine. Beside coffee there is milk, oat drink and tea.',
        points: ['Fresh beans every week', 'Plant drinks', 'Tea and honey'],
        arrange: 'It is all in the kitchen; help yourself.',
        limits: ['Cups go back into the machine', 'Coffee to go only in your own cup'],
      },
    },
  },
  {
    by: 'visnja',
    price: 2900,
    kind: 'special',
    off: 10,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['food-cake'],
    sr: [
      'Popust na torte za kancelariju',
      '10\u00a0% manje na torte od dvadeset parčadi.',
      'Parče koje ostane niko ne priznaje.',
    ],
    en: [
      'A discount on cakes for the office',
      '10% off cakes of twenty slices.',
      'Nobody admits to the slice that is left.',
    ],
  },
];

export const foodCoffee = benefitsOf('food/coffee', subject, written);
