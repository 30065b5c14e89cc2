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
    kind: 'special',
    off: 15,
    way: 'invoice',
    at: ['Beograd'],
    scenes: ['team-puzzle'],
    sr: [
      'Popust na drugu radionicu',
      '15\u00a0% manje ako su dve u istoj godini.',
      'Prva radionica otvori, druga zatvori.',
    ],
    en: [
      'A discount on the second workshop',
      '15% off two in the same year.',
      'The first workshop opens, the second closes.',
    ],
  },
  {
    by: 'cvor',
    price: 5400,
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
    own: {
      sr: {
        about:
          'Kalendar se čisti mesec dana unapred, a teme predlaže tim. Facilitator dolazi ako je potreban, inače ne.',
        points: ['Jednom u tri meseca', 'Teme predlaže tim', 'Ručak je obezbeđen'],
        arrange: 'Vođa tima najavljuje dan mesec dana ranije.',
        limits: ['Hitni poslovi imaju prednost', 'Dan se ne zamenjuje slobodnim danom'],
      },
      en: {
        about:
          'The calendar is cleared a month ahead and the team proposes the topics. A facilitator comes if needed, otherwise not.',
        points: ['Once every three months', 'The team proposes the topics', 'Lunch is provided'],
        arrange: 'The team lead announces the day a month ahead.',
        limits: ['Urgent work comes first', 'It cannot be swapped for a day off'],
      },
    },
  },
];

export const teamWorkshops = benefitsOf('team/workshops', subject, written);
