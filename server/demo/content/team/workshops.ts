import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Radionica se prilagođava timu, a ne obrnuto, i završava se dogovorom koji ostaje zapisan. Facilitator se javlja posle dve nedelje.',
    points: ['Priprema uz razgovor sa vođom', 'Zapisnik i predlog sledećih koraka', 'Razgovor posle dve nedelje'],
    arrange: 'Dogovor o datumu bar tri nedelje ranije.',
    limits: ['Najmanje šest učesnika', 'Prostor i kafa su uključeni samo gde piše'],
  },
  en: {
    about:
      'The workshop adapts to the team, not the other way round, and ends with an agreement in writing. The facilitator calls back in two weeks.',
    points: ['Preparation with the team leader', 'Notes and a proposal of next steps', 'A talk two weeks later'],
    arrange: 'Agree on a date at least three weeks ahead.',
    limits: ['At least six people', 'Room and coffee are included only where stated'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'cvor',
    key: 'team-workshop',
    price: null,
    way: 'invoice',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['team-table', 'team-puzzle'],
    sr: [
      'Timska radionica: kako radimo zajedno',
      'Pola dana, osam do dvadeset ljudi.',
      'Pravilo koje nije napisano obično pravi najviše štete.',
    ],
    en: [
      'A team workshop: how we work together',
      'Half a day, eight to twenty people.',
      'A rule that is not written usually does the most harm.',
    ],
  },
  {
    by: 'cvor',
    price: null,
    way: 'invoice',
    at: ['Beograd'],
    scenes: ['team-puzzle'],
    sr: [
      'Radionica o teškim razgovorima',
      'Vežbe, uloge i jedan pravi slučaj.',
      'Rečenica koju ne kažeš traje nedeljama.',
    ],
    en: [
      'A workshop on difficult conversations',
      'Exercises, roles and one real case.',
      'A sentence left unsaid lasts for weeks.',
    ],
  },
  {
    by: 'cvor',
    price: null,
    way: 'invoice',
    at: ['Online'],
    scenes: ['team-puzzle', 'team-table'],
    sr: ['Timski kviz preko ekrana', 'Sat i po, pitanja po meri tima.', 'Najbolji u kvizu obično ćuti na sastanku.'],
    en: [
      'A team quiz on screen',
      'An hour and a half, questions made for the team.',
      'The best at quizzes usually says nothing in meetings.',
    ],
  },
  {
    by: 'lipe',
    price: null,
    way: 'invoice',
    at: ['Beograd'],
    scenes: ['team-table', 'food-plate'],
    sr: [
      'Timski ručak i kuvanje',
      'Tri jela, zajednički sto i kuvar domaćin.',
      'Nož se bira prema karakteru, ne prema poziciji.',
    ],
    en: [
      'A team lunch and cooking',
      'Three dishes, a shared table and a chef as host.',
      'The knife is chosen by character, not by position.',
    ],
  },
  {
    by: 'glina',
    price: null,
    way: 'invoice',
    at: ['Beograd'],
    scenes: ['team-table', 'culture-vase'],
    sr: ['Timska grnčarija', 'Ceo dan na točkovima i jedan zajednički servis.', 'Nijedna šolja nije ista, tim jeste.'],
    en: ['Team pottery', 'A day at the wheels and one shared tea set.', 'No two cups are alike; the team is.'],
  },
  {
    by: 'lipa',
    price: 5200,
    way: 'web',
    at: ['Novi Sad'],
    scenes: ['team-bowling'],
    sr: ['Kuglanje za tim', 'Četiri staze, tri sata i dobrovoljan sudija.', 'Poslednji na tabeli bira večeru.'],
    en: [
      'Bowling for the team',
      'Four lanes, three hours and a volunteer referee.',
      'Last on the board chooses dinner.',
    ],
  },
  {
    by: 'sokaka',
    price: null,
    currency: 'KM',
    way: 'invoice',
    at: ['Sarajevo'],
    scenes: ['team-table', 'food-plate'],
    sr: ['Timska sofra u Sarajevu', 'Pet jela i domaćin koji priča.', 'Sto koji se ne prazni do kafe.'],
    en: [
      'A team table in Sarajevo',
      'Five dishes and a host who tells stories.',
      'A table that is not empty until coffee.',
    ],
  },
  {
    by: 'cvor',
    price: null,
    kind: 'special',
    off: 15,
    way: 'invoice',
    at: ['Beograd'],
    scenes: ['team-puzzle'],
    sr: ['Popust na drugu radionicu', '15 % manje ako su dve u istoj godini.', 'Prva radionica otvori, druga zatvori.'],
    en: [
      'A discount on the second workshop',
      '15 % off two in the same year.',
      'The first workshop opens, the second closes.',
    ],
  },
  {
    by: 'cvor',
    price: null,
    kind: 'fixed',
    way: 'invoice',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['team-table', 'team-puzzle'],
    onlyFor: ['IZBOR-RS'],
    sr: [
      'Dan bez projekata',
      'Jednom u kvartalu tim radi na sebi, sa radionicom po izboru.',
      'Pet ljudi, jedan sto i nijedan rok.',
    ],
    en: [
      'A day without projects',
      'Once a quarter the team works on itself, with a workshop of its choice.',
      'Five people, one table and no deadline.',
    ],
  },
];

export const teamWorkshops = benefitsOf('team/workshops', subject, written);
