import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Časovi su jednom nedeljno, u grupi po uzrastu, a roditelj vidi rad na kraju semestra. Oprema čeka u učionici.',
    points: ['Male grupe po uzrastu', 'Oprema u učionici', 'Otvoren čas za roditelje'],
    arrange: 'Probni čas zakaži telefonom, besplatno je.',
    limits: ['Propušten čas se nadoknađuje u istom mesecu', 'Deca do 7 godina dolaze sa odraslom osobom'],
  },
  en: {
    about:
      'Lessons are once a week, in a group by age, and parents see the work at the end of the term. Equipment waits in the classroom.',
    points: ['Small groups by age', 'Equipment in the classroom', 'An open lesson for parents'],
    arrange: 'Book a free trial by phone.',
    limits: ['Missed lessons are made up in the same month', 'Children up to 7 come with an adult'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'zupcanik',
    price: 8600,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['kids-train', 'technology-laptop'],
    sr: [
      'Robotika za decu od 8 do 14 godina',
      'Deset časova, od motora do male mašine.',
      'Ono što sklope zaista radi.',
    ],
    en: [
      'Robotics for children aged 8 to 14',
      'Ten lessons, from a motor to a small machine.',
      'What they build really works.',
    ],
  },
  {
    by: 'zupcanik',
    price: 4200,
    way: 'web',
    at: ['Beograd'],
    monthly: true,
    scenes: ['technology-drone', 'kids-train'],
    sr: [
      'Klub robotike, pretplata',
      'Jedan čas nedeljno, cele školske godine.',
      'Do juna na ormaru stoji robot koji zaliva cveće.',
    ],
    en: [
      'Robotics club, subscription',
      'A lesson a week, all school year.',
      'By June a robot on the wardrobe waters the plants.',
    ],
  },
  {
    by: 'glina',
    price: 3200,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['education-easel', 'kids-rainbow'],
    sr: ['Likovna radionica za decu', 'Četiri susreta, glina i boje.', 'Fleke se peru, sećanja ne.'],
    en: ['An art workshop for children', 'Four meetings, clay and paints.', 'Stains wash out, memories do not.'],
  },
  {
    by: 'lipa',
    price: 3900,
    way: 'in_store',
    at: ['Novi Sad'],
    monthly: true,
    scenes: ['sport-swimmer'],
    sr: [
      'Škola plivanja za decu, pretplata',
      'Dva časa nedeljno, grupe po pet.',
      'Od mišića na naduvavanje do cele dužine bazena.',
    ],
    en: [
      'Swimming school for children, subscription',
      'Two lessons a week, groups of five.',
      'From water wings to a whole length of the pool.',
    ],
  },
  {
    by: 'akord',
    price: 5400,
    way: 'web',
    at: ['Beograd'],
    scenes: ['culture-violin'],
    sr: [
      'Prvi instrument: klavir ili violina',
      'Osam časova, instrument može da se pozajmi.',
      'Nota po nota, komšije se naviknu do drugog meseca.',
    ],
    en: [
      'A first instrument: piano or violin',
      'Eight lessons, with an instrument to borrow.',
      'Note by note; by the second month the neighbours adapt.',
    ],
  },
  {
    by: 'talas',
    price: 90,
    currency: 'EUR',
    way: 'web',
    at: ['Podgorica', 'Budva'],
    scenes: ['education-globe', 'kids-kite'],
    sr: ['Engleski za djecu', 'Dva mjeseca igre, pjesme i priča.', 'Uče ga brže od roditelja, tako to ide.'],
    en: [
      'English for children',
      'Two months of games, songs and stories.',
      'They learn it faster than their parents, as it should be.',
    ],
  },
  {
    by: 'zupcanik',
    price: null,
    kind: 'special',
    off: 20,
    way: 'web',
    at: ['Novi Sad'],
    scenes: ['technology-gamepad', 'kids-train'],
    sr: [
      'Popust na kamp robotike',
      '20\u00a0% manje za prijave u maju.',
      'Leto sa šrafcigerom i bez skrivanja iza ekrana.',
    ],
    en: [
      'A discount on robotics camp',
      '20% off for those who apply in May.',
      'A summer with a screwdriver and no hiding behind screens.',
    ],
  },
  {
    by: 'lipa',
    price: null,
    kind: 'special',
    off: 15,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['sport-football', 'sport-swimmer'],
    sr: [
      'Popust na dečji sport za dvoje',
      '15\u00a0% manje kada treniraju brat i sestra.',
      'Jedna vožnja na trening umesto dve.',
    ],
    en: [
      'A discount on sport for two children',
      '15% off when siblings train.',
      'One drive to practice instead of two.',
    ],
  },
];

export const kidsLessons = benefitsOf('kids/lessons', subject, written);
