import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Izbor je tvoj, a dogovor sa rukovodiocem traje jedan razgovor. Ono što naučiš preneseš timu u pola sata, i to je sve što se traži.',
    points: ['Slobodan izbor programa', 'Dogovor u jednom razgovoru', 'Pola sata za tim posle povratka'],
    arrange: 'Najavi se rukovodiocu bar mesec dana ranije.',
    limits: ['Putni troškovi se dogovaraju posebno', 'Odustajanje se javlja čim je poznato'],
  },
  en: {
    about:
      'The choice is yours, and agreeing with your manager takes one talk. You pass on what you learned to the team in half an hour, and that is all that is asked.',
    points: ['A free choice of programme', 'Agreed in one talk', 'Half an hour for the team afterwards'],
    arrange: 'Tell your manager at least a month ahead.',
    limits: ['Travel costs are agreed separately', 'Say so as soon as you withdraw'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'kompas',
    price: null,
    way: 'invoice',
    at: ['Beograd', 'Novi Sad', 'Niš'],
    scenes: ['learning-lectern', 'education-microphone'],
    sr: [
      'Stručna konferencija po izboru',
      'Kotizacija za skup u zemlji, preko fakture.',
      'Jedna dobra rečenica sa hodnika vredi više od tri panela.',
    ],
    en: [
      'A professional conference of your choice',
      'The fee for a meeting in the country, by invoice.',
      'One good sentence in the corridor is worth three panels.',
    ],
  },
  {
    by: 'kompas',
    price: null,
    way: 'invoice',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['education-graduation', 'education-pencils'],
    sr: [
      'Školarina za master ili specijalizaciju',
      'Deo školarine na račun fakulteta, po dogovoru.',
      'Indeks u trideset petoj izgleda bolje nego u dvadesetoj.',
    ],
    en: [
      "Tuition for a master's or specialisation",
      'A part of the fee, paid to the faculty by agreement.',
      'A student card at thirty-five looks better than at twenty.',
    ],
  },
  {
    by: 'kompas',
    price: 60000,
    kind: 'fixed',
    way: 'web',
    at: ['Beograd', 'Online'],
    scenes: ['learning-steps', 'education-graduation'],
    sr: [
      'Budžet za stručno usavršavanje',
      'Jedna konferencija ili kurs godišnje, po dogovoru sa rukovodiocem.',
      'Predlog je tvoj, račun je naš.',
    ],
    en: [
      'Professional development budget',
      'One conference or course a year, agreed with your manager.',
      'The proposal is yours, the bill is ours.',
    ],
  },
];

export const educationDevelopment = benefitsOf('education/business', subject, written);
