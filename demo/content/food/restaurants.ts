import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Sto je rezervisan na tvoje ime, a jelovnik se menja po sezoni. Kuvari rado prilagode jela alergijama ako kažeš unapred.',
    points: ['Rezervacija stola na tvoje ime', 'Jela bez glutena i vegetarijanska uz najavu', 'Bez doplate za vikend'],
    arrange: 'Sto rezerviši telefonom, najkasnije istog dana do podne.',
    limits: ['Pića su uključena samo gde piše', 'Rezervacija se čuva dvadeset minuta'],
  },
  en: {
    about:
      'The table is booked in your name and the menu follows the season. The cooks gladly adapt dishes to allergies if told in advance.',
    points: ['A table booked in your name', 'Gluten-free and vegetarian dishes on request', 'No weekend surcharge'],
    arrange: 'Book a table by phone, by noon of the same day.',
    limits: ['Drinks are included only where stated', 'A booking is held for twenty minutes'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'lipe',
    price: 4800,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['food-plate', 'food-wine'],
    sr: [
      'Večera za dvoje kod tri lipe',
      'Tri jela, karafa vina i sto u bašti.',
      'Bašta miriše na lipu i kad lipa ne cveta.',
    ],
    en: [
      'Dinner for two at the three lindens',
      'Three courses, a carafe of wine and a table outside.',
      'The garden smells of linden even when none is in bloom.',
    ],
  },
  {
    by: 'lipe',
    price: 1100,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['food-plate'],
    sr: [
      'Ručak radnim danom',
      'Supa, glavno jelo i salata, od 12 do 16 časova.',
      'Sat vremena bez poruka, uz supu koja ne čeka.',
    ],
    en: [
      'A weekday lunch',
      'Soup, a main course and salad, noon to 4 pm.',
      'An hour without messages, with a soup that will not wait.',
    ],
  },
  {
    by: 'lipe',
    price: 14500,
    off: 10,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['food-soup', 'food-groceries'],
    sr: [
      'Nedeljni porodični ručak',
      'Jelovnik za četvoro, uz dečje jelo.',
      'Niko ne pere sudove, i to je ceo benefit.',
    ],
    en: [
      'Family Sunday lunch',
      "A menu for four with a children's dish.",
      'Nobody washes up, and that is the whole benefit.',
    ],
  },
  {
    by: 'lipe',
    price: 2600,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['food-coffee', 'food-plate'],
    sr: [
      'Doručak za dvoje',
      'Domaći hleb, jaja, sir i džem od kajsija.',
      'Jutro koje počinje kasno i završi se u podne.',
    ],
    en: [
      'Breakfast for two',
      'Home-made bread, eggs, cheese and apricot jam.',
      'A morning that begins late and ends at noon.',
    ],
  },
  {
    by: 'barka',
    price: 55,
    currency: 'EUR',
    way: 'in_store',
    at: ['Budva'],
    scenes: ['food-wine', 'food-plate'],
    sr: ['Riblja večera za dvoje', 'Riba dana, blitva i karafa vina.', 'Riba je jutros bila u moru, a ti na poslu.'],
    en: [
      'A fish dinner for two',
      'Catch of the day, chard and a carafe of wine.',
      'This morning the fish was in the sea and you were at work.',
    ],
  },
  {
    by: 'barka',
    price: 12,
    currency: 'EUR',
    way: 'in_store',
    at: ['Podgorica'],
    scenes: ['food-plate'],
    sr: ['Ručak radnog dana', 'Riba ili meso, salata i domaći hljeb.', 'Ručak duži od pauze, ali vrijedi.'],
    en: ['A working lunch', 'Fish or meat, salad and home-made bread.', 'Longer than the break, but worth it.'],
  },
  {
    by: 'sokaka',
    price: 22,
    currency: 'KM',
    way: 'in_store',
    at: ['Sarajevo'],
    scenes: ['food-soup', 'food-plate'],
    sr: [
      'Aščinica: ručak po izboru',
      'Sarma, dolma ili bosanski lonac, uz somun.',
      'Kašika se ostavlja tek kad se vidi dno.',
    ],
    en: [
      'A home-cooked lunch of your choice',
      'Stuffed vine leaves, dolma or Bosnian stew with flatbread.',
      'You put the spoon down when you see the bottom.',
    ],
  },
  {
    by: 'sokaka',
    price: 68,
    currency: 'KM',
    way: 'in_store',
    at: ['Sarajevo'],
    scenes: ['food-soup', 'food-coffee'],
    sr: ['Bosanska sofra za četvoro', 'Od begove čorbe do tufahije.', 'Sto pun, razgovor dug, kafa na kraju.'],
    en: [
      'A Bosnian table for four',
      "From bey's soup to stuffed apples.",
      'A full table, a long talk, and coffee at the end.',
    ],
  },
  {
    by: 'lipe',
    price: 3400,
    kind: 'special',
    off: 20,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['food-plate'],
    sr: [
      'Popust u bašti kod tri lipe',
      '20\u00a0% manje na večeru od ponedeljka do srede.',
      'Za one koji ne čekaju petak.',
    ],
    en: [
      'A discount in the garden of the three lindens',
      '20% off dinner Monday to Wednesday.',
      'For those who do not wait for Friday.',
    ],
  },
  {
    by: 'barka',
    price: null,
    currency: 'EUR',
    kind: 'special',
    off: 10,
    way: 'in_store',
    at: ['Budva', 'Podgorica'],
    scenes: ['food-soup', 'food-plate'],
    sr: ['Popust na cijeli jelovnik konobe', '10\u00a0% manje, pića uključena.', 'Račun lakši taman za desert.'],
    en: [
      "A discount on the konoba's whole menu",
      '10% off, drinks included.',
      'A lighter bill, by exactly one dessert.',
    ],
  },
  {
    by: 'sokaka',
    price: 180,
    currency: 'KM',
    kind: 'fixed',
    way: 'voucher',
    at: ['Sarajevo', 'Banja Luka'],
    scenes: ['food-plate'],
    onlyFor: ['IZBOR-BA'],
    sr: ['Topli obrok', 'Mjesečni vaučer za ručak, petog u mjesecu.', 'Da se ručak jede, a ne preskače.'],
    en: ['Hot meal', 'A monthly lunch voucher, on the fifth of each month.', 'So that lunch is eaten and not skipped.'],
    own: {
      sr: {
        about:
          'Vaučer važi u aščinicama i restoranima sa spiska, i ne mora da se potroši odjednom. Iznos je isti za sve.',
        points: ['Isti iznos za sve', 'U preko četrdeset restorana', 'Može iz više ručkova'],
        arrange: 'Spisak restorana je u aplikaciji.',
        limits: ['Ne važi za alkoholna pića', 'Ostatak vrednosti se ne isplaćuje'],
      },
      en: {
        about:
          'The voucher works in the eating houses and restaurants on the list and need not be spent at once. The amount is the same for all.',
        points: ['The same amount for everybody', 'In over forty restaurants', 'Over several lunches'],
        arrange: 'The list of restaurants is in the app.',
        limits: ['Not for alcohol', 'What is left is not paid out'],
      },
    },
  },
  {
    by: 'lipe',
    price: 1800,
    kind: 'fixed',
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['team-table', 'food-plate'],
    onlyFor: ['IZBOR-RS'],
    sr: [
      'Zajednički ručak petkom',
      'Poslednji petak u mesecu, ceo tim za istim stolom.',
      'Projekat se ne pominje do kafe.',
    ],
    en: [
      'Friday lunch together',
      'The last Friday of the month, the whole team at one table.',
      'No projects before coffee.',
    ],
    own: {
      sr: {
        about:
          'Sto je rezervisan za ceo tim, a svako naručuje šta voli. Ko je na putu, taj mesec bira desert za sledeći put.',
        points: ['Jednom mesečno, petkom', 'Jela bez mesa i bez glutena', 'Piće po izboru'],
        arrange: 'Prijavi se u kalendaru do četvrtka u podne.',
        limits: ['Gosti se najavljuju dan ranije', 'Otkazivanje do podneva istog dana'],
      },
      en: {
        about:
          'The table is booked for the whole team and everybody orders what they like. Whoever is travelling chooses the dessert next time.',
        points: ['Once a month, on a Friday', 'Dishes without meat and gluten', 'A drink of your choice'],
        arrange: 'Sign up in the calendar by Thursday noon.',
        limits: ['Let us know about guests a day before', 'Cancel by noon on the day'],
      },
    },
  },
  {
    by: 'sokaka',
    price: 30,
    currency: 'KM',
    kind: 'special',
    off: 15,
    way: 'in_store',
    at: ['Sarajevo'],
    scenes: ['team-table'],
    sr: [
      'Popust na ručak za grupe',
      '15\u00a0% manje za stolove od šest i više.',
      'Što više ljudi, to više jela na sredini.',
    ],
    en: [
      'A discount on lunch for groups',
      '15% off tables of six and more.',
      'The more people, the more dishes in the middle.',
    ],
  },
];

export const foodRestaurants = benefitsOf('food/restaurants', subject, written);
