import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Bere se jutro pre isporuke, a u kutiji piše iz čijeg je dvorišta. Kutija se vraća sledeće nedelje, pa za njom ne ostaje đubre.',
    points: ['Ubrano jutro pre isporuke', 'Ime domaćinstva na kutiji', 'Povratna ambalaža'],
    arrange: 'Dan i sat isporuke biraš na sajtu.',
    limits: ['Sastav zavisi od sezone', 'Isporuka se pauzira najkasnije dva dana ranije'],
  },
  en: {
    about:
      'It is picked on the morning before delivery, and the box says from whose yard. The box goes back the next week, so no waste is left.',
    points: ['Picked the morning before', "The household's name on the box", 'Returnable packaging'],
    arrange: 'Choose the day and hour of delivery on the site.',
    limits: ['The contents depend on the season', 'Pause a delivery two days before'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'klasje',
    price: 3600,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    monthly: true,
    scenes: ['food-groceries', 'food-fruit'],
    sr: [
      'Korpa povrća sa farme, pretplata',
      'Sedam kilograma sezonskog povrća svake nedelje.',
      'Ponedeljkom ne znaš šta stiže, utorkom znaš šta se kuva.',
    ],
    en: [
      'A farm vegetable box, subscription',
      'Seven kilos of seasonal vegetables each week.',
      'On Monday you do not know what comes, on Tuesday what to cook.',
    ],
  },
  {
    by: 'klasje',
    price: 2900,
    way: 'web',
    at: ['Beograd'],
    monthly: true,
    scenes: ['food-groceries'],
    sr: [
      'Jaja i mlečno sa farme, pretplata',
      'Trideset jaja, sir i kajmak dva puta mesečno.',
      'Kajmak koji ne stigne do frižidera.',
    ],
    en: [
      'Eggs and dairy from the farm, subscription',
      'Thirty eggs, cheese and kajmak twice a month.',
      'Kajmak that never reaches the fridge.',
    ],
  },
  {
    by: 'klasje',
    price: 4200,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['food-fruit'],
    sr: ['Med, džem i ajvar: domaći paket', 'Šest tegli od tri domaćinstva.', 'Zimnica bez kazana u dvorištu.'],
    en: [
      'Honey, jam and ajvar: a home-made box',
      'Six jars from three households.',
      'Winter stores without the cauldron in the yard.',
    ],
  },
  {
    by: 'klasje',
    price: null,
    kind: 'special',
    off: 12,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['food-groceries'],
    sr: [
      'Popust na prvu korpu povrća',
      '12\u00a0% manje za nove pretplatnike.',
      'Prva korpa je uvek veća nego što zamisliš.',
    ],
    en: [
      'A discount on the first vegetable box',
      '12% off for new subscribers.',
      'The first box is always bigger than you imagine.',
    ],
  },
  {
    by: 'klasje',
    price: 2600,
    way: 'web',
    at: ['Novi Sad', 'Beograd'],
    monthly: true,
    scenes: ['food-fruit', 'food-groceries'],
    sr: [
      'Voće za nedelju dana, pretplata',
      'Pet kilograma sezonskog voća, svakog ponedeljka.',
      'Zdela na stolu koja se sama puni.',
    ],
    en: [
      'A week of fruit, subscription',
      'Five kilos of seasonal fruit every Monday.',
      'The bowl on the table fills itself.',
    ],
  },
];

export const foodFarm = benefitsOf('food/groceries', subject, written);
