import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Dan vodi ekipa koja ume i da pokrene i da pusti na miru. Prevoz od kancelarije i nazad može da se doda, a pravila su ista za sve.',
    points: ['Vodič i asistent', 'Osiguranje za ceo dan', 'Fotografije na poklon'],
    arrange: 'Datum dogovaraš direktno, bar dve nedelje ranije.',
    limits: ['Cena zavisi od broja ljudi', 'U slučaju kiše postoji rezervni datum'],
  },
  en: {
    about:
      'The day is led by a crew that knows how to start things and when to leave people in peace. A ride there and back can be added, and the rules are the same for all.',
    points: ['A guide and an assistant', 'Insurance for the whole day', 'Photographs as a gift'],
    arrange: 'Arrange the date directly, at least two weeks ahead.',
    limits: ['The price depends on the number of people', 'In case of rain there is a second date'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'cukarica',
    key: 'team-rowing',
    price: null,
    way: 'invoice',
    at: ['Beograd'],
    scenes: ['team-rowing'],
    leaflets: ['team'],
    bought: 61,
    sr: [
      'Dan za tim: veslanje na Savi',
      'Za grupe od osam do dvadeset četvoro, sa trenerom i ručkom.',
      'Čamac ide samo kada svi vuku u isto vreme.',
    ],
    en: [
      'A day for the team: rowing on the Sava',
      'For groups of 8 to 24, with a coach and lunch.',
      'A boat moves only when everybody pulls at once.',
    ],
  },
  {
    by: 'krosnja',
    price: null,
    way: 'invoice',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['sport-climbing', 'team-campfire'],
    leaflets: ['team'],
    sr: [
      'Timski dan u krošnjama',
      'Grupe od deset, mostovi i zip-lajn.',
      'Sastanak na pet metara visine je odmah kraći.',
    ],
    en: [
      'A team day in the trees',
      'Groups of ten, bridges and a zip line.',
      'A meeting five metres up is immediately shorter.',
    ],
  },
  {
    by: 'drina',
    price: null,
    way: 'invoice',
    at: ['Cela Srbija'],
    scenes: ['team-rowing', 'team-campfire'],
    leaflets: ['team'],
    sr: [
      'Dva dana na Drini, za tim',
      'Rafting, kotlić i noćenje u šatorima.',
      'Prvi sastanak na kome niko ne gleda u ekran.',
    ],
    en: [
      'Two days on the Drina for the team',
      'Rafting, a stew and a night in tents.',
      'The first meeting where nobody looks at a screen.',
    ],
  },
  {
    by: 'zemun',
    price: null,
    way: 'invoice',
    at: ['Beograd'],
    scenes: ['travel-sailing'],
    leaflets: ['team'],
    sr: ['Timsko jedrenje na Dunavu', 'Tri jedrilice, tri ekipe i jedan talas.', 'Onaj ko viče nije uvek u pravu.'],
    en: [
      'Team sailing on the Danube',
      'Three boats, three crews and one wave.',
      'The one who shouts is not always right.',
    ],
  },
  {
    by: 'kaludjerske',
    price: 2900,
    way: 'web',
    at: ['Ostalo'],
    scenes: ['team-campfire', 'travel-mountains'],
    sr: ['Timski izlet na Taru', 'Šetnja, ručak i vatra, po osobi.', 'Polazak u sedam, povratak pod zvezdama.'],
    en: ['A team trip to Tara', 'A walk, lunch and a fire, per person.', 'Off at seven, back under the stars.'],
  },
  {
    by: 'drina',
    price: null,
    currency: 'EUR',
    way: 'invoice',
    at: ['Nikšić', 'Ostalo'],
    scenes: ['team-rowing', 'team-campfire'],
    leaflets: ['team'],
    sr: ['Timski vikend uz Taru', 'Rafting, logor i večera na obali.', 'Najtiši kolega najbolje vesla.'],
    en: ['A team weekend on the Tara', 'Rafting, a camp and dinner on the bank.', 'The quietest colleague rows best.'],
  },
  {
    by: 'vlasic',
    price: null,
    currency: 'KM',
    way: 'invoice',
    at: ['Ostalo'],
    scenes: ['team-campfire', 'travel-skis'],
    leaflets: ['team'],
    sr: ['Timska zima na Vlašiću', 'Sanjke, logor i domaća večera.', 'Godinu dana sastanaka, jedan dan snijega.'],
    en: ['A team winter on Vlašić', 'Sledges, a fire and a home-made dinner.', 'A year of meetings, one day of snow.'],
  },
  {
    by: 'krosnja',
    price: 2400,
    kind: 'special',
    off: 20,
    way: 'web',
    at: ['Beograd'],
    scenes: ['sport-climbing'],
    sr: ['Popust za manje timove', '20\u00a0% manje za grupe do osam osoba.', 'Mala ekipa ima najviše mesta na mostu.'],
    en: [
      'A discount for smaller teams',
      '20% off groups of up to eight.',
      'A small team has the most room on the bridge.',
    ],
  },
  {
    by: 'cukarica',
    price: 28000,
    kind: 'fixed',
    way: 'invoice',
    at: ['Beograd'],
    scenes: ['team-rowing'],
    sr: ['Godišnje timsko putovanje', 'Dva dana jednom godišnje, po izboru tima.', 'Dva dana bez ijednog slajda.'],
    en: ['The annual team trip', 'Two days once a year, chosen by the team.', 'Two days without a single slide.'],
    own: {
      sr: {
        about: 'Mesto bira tim glasanjem, a troškove pokriva kompanija. Program ostavlja pola dana bez plana, namerno.',
        points: ['Dva dana i jedna noć', 'Prevoz, hrana i smeštaj', 'Pola dana bez plana'],
        arrange: 'Datum se dogovara na početku godine.',
        limits: ['Učešće je dobrovoljno', 'Dani putovanja se vode kao radni'],
      },
      en: {
        about:
          'The team votes for the place and the company covers the costs. Half a day is left without a plan, on purpose.',
        points: ['Two days and a night', 'Transport, food and lodging', 'Half a day without a plan'],
        arrange: 'The date is agreed at the start of the year.',
        limits: ['Taking part is voluntary', 'Travel days count as working days'],
      },
    },
  },
];

export const teamOutdoors = benefitsOf('team/outdoors', subject, written);
