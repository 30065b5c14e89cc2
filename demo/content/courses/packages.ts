import type { CourseContent, LearningContent, LearningText } from './course-content.ts';
import { CYBER } from './cyber.ts';
import { ENGLISH } from './english.ts';
import { EXCEL } from './excel.ts';
import { FIRST_AID } from './first-aid.ts';
import { LEADING } from './leading.ts';
import { SPEAKING } from './speaking.ts';
import { STRESS } from './stress.ts';
import { TIME } from './time.ts';

/** One language of a package: what the catalogue shows, and what its guide says besides. */
export interface PackageText extends LearningText {
  /** The name of the guide's file without `.pdf`. */
  file: string;
  /** Why the courses come in this order. */
  order: string;
  /** A way to fit it into working days: when, and what. */
  plan: readonly (readonly [string, string])[];
}

export interface PackageContent extends LearningContent {
  /** In the order that they are best read in. */
  courses: readonly CourseContent[];
  sr: PackageText;
  en: PackageText;
}

const sum = (courses: readonly CourseContent[]) => courses.reduce((minutes, course) => minutes + course.minutes, 0);

const CALM = [TIME, STRESS, FIRST_AID];
const DIGITAL = [CYBER, EXCEL, ENGLISH];
const LEAD = [TIME, SPEAKING, LEADING];

export const CALM_DAY: PackageContent = {
  picture: 'wellness-lotus-1',
  courses: CALM,
  minutes: sum(CALM),
  sr: {
    name: 'Mirniji radni dan',
    summary: 'Plan, predah i prva pomoć: tri kratka kursa koja čuvaju tebe i ljude oko tebe.',
    about: 'Tri besplatna kursa koji zajedno traju kao jedan duži ručak i koriste već sutra.',
    points: [
      'Dan koji ima plan i prostor za iznenađenja.',
      'Tri vežbe disanja za težak trenutak.',
      'Siguran redosled kad nekome pozli.',
    ],
    file: 'vodic-mirniji-radni-dan',
    order:
      'Plan dolazi prvi, jer oslobađa sat vremena za ostalo. Predah je drugi: vežbe disanja rade samo ako za njih ima mesta u danu. Prva pomoć je na kraju, jer se najbolje pamti kad glava ne žuri.',
    plan: [
      ['Ponedeljak', 'Kurs o vremenu, pre prvog sastanka. Istog dana napiši plan za utorak.'],
      ['Sreda', 'Kurs o stresu. Jednu vežbu disanja probaj odmah, drugu pred spavanje.'],
      ['Petak', 'Kurs prve pomoći. Usput pogledaj gde u kancelariji stoje ormarić i defibrilator.'],
    ],
  },
  en: {
    name: 'A calmer working day',
    summary: 'A plan, a breath and first aid: three short courses that look after you and those around you.',
    about: 'Three free courses that together take as long as a long lunch and are of use from tomorrow.',
    points: [
      'A day with a plan and room for surprises.',
      'Three breathing exercises for a hard moment.',
      'A sure order of steps when somebody feels unwell.',
    ],
    file: 'guide-a-calmer-working-day',
    order:
      'The plan comes first, because it frees an hour for the rest. The breath is second: the exercises only work if the day has room for them. First aid comes last, as it is best remembered by a mind that is in no hurry.',
    plan: [
      ['Monday', 'The course on time, before the first meeting. Write a plan for Tuesday on the same day.'],
      ['Wednesday', 'The course on stress. Try one breathing exercise at once, and another before you go to bed.'],
      ['Friday', 'The course on first aid. Look where in the office the kit and the defibrillator are.'],
    ],
  },
};

export const DIGITAL_OFFICE: PackageContent = {
  picture: 'technology-headphones-1',
  courses: DIGITAL,
  minutes: sum(DIGITAL),
  price: 9400,
  sr: {
    name: 'Digitalna kancelarija',
    summary: 'Bezbednost, tabele i engleski za svakodnevni posao, povoljnije nego pojedinačno.',
    about:
      'Za sve koji rade za računarom: prvo da bude bezbedno, zatim da bude brzo, na kraju da se razumemo i sa kolegama iz drugih zemalja.',
    points: [
      'Navike koje čuvaju naloge i podatke.',
      'Tabele koje računaju umesto tebe.',
      'Engleski za sastanke, pozive i kratke razgovore.',
    ],
    file: 'vodic-digitalna-kancelarija',
    order:
      'Prvo bezbednost, jer se navike stečene na početku prenose na sve posle toga. Zatim tabele, gde se uštedi najviše vremena. Engleski je poslednji: do tada znaš šta želiš da pokažeš, pa ostaje samo da to i kažeš.',
    plan: [
      ['Prva nedelja', 'Bezbednost na mreži. Za vikend uključi drugi korak prijave na tri najvažnija naloga.'],
      ['Druga nedelja', 'Excel, u dva dela. Vežbaj na tabeli koju inače radiš, ne na izmišljenoj.'],
      ['Treća nedelja', 'Engleski, po pola sata dnevno. Jedan sastanak otvori rečenicom iz kursa.'],
    ],
  },
  en: {
    name: 'The digital office',
    summary: 'Safety, spreadsheets and English for everyday work, for less than one by one.',
    about:
      'For everybody who works at a computer: first to be safe, then to be quick, and at last to be understood by colleagues in other countries.',
    points: [
      'Habits that keep accounts and data safe.',
      'Spreadsheets that calculate in your place.',
      'English for meetings, calls and small talk.',
    ],
    file: 'guide-the-digital-office',
    order:
      'Safety first, because habits made at the start carry over to everything after. Then spreadsheets, which save the most time. English is last: by then you know what you want to show, and only have to say it.',
    plan: [
      ['First week', 'Safe online. At the weekend switch on the second step of your three most important accounts.'],
      ['Second week', 'Excel, in two parts. Practise on a spreadsheet that you work with, not on an invented one.'],
      ['Third week', 'English, half an hour a day. Open one meeting with a sentence from the course.'],
    ],
  },
};

export const NEW_LEAD: PackageContent = {
  picture: 'learning-steps-0',
  courses: LEAD,
  minutes: sum(LEAD),
  price: 10900,
  sr: {
    name: 'Od stručnjaka do vođe tima',
    summary: 'Vreme, nastup i vođenje: put za prvih devedeset dana na čelu tima.',
    about: 'Tri kursa istim redom kojim dolaze i pitanja: kako da stignem, kako da kažem i kako da vodim.',
    points: ['Tvoje vreme, pa vreme tima.', 'Jasna poruka pred ljudima.', 'Ciljevi, povratna informacija i poverenje.'],
    file: 'vodic-od-strucnjaka-do-vodje-tima',
    order:
      'Ko ne stiže sopstveni posao, ne stiže ni tuđ, zato je vreme prvo. Nastup je drugi, jer se prve nedelje na novom mestu uglavnom govori. Vođenje je na kraju: kad ima i vremena i reči, ostaje da se radi s ljudima.',
    plan: [
      ['Do 30. dana', 'Vreme pod kontrolom. Odredi šta predaješ drugima i kome.'],
      ['Do 60. dana', 'Javni nastup. Kratko obraćanje timu spremi po koracima iz kursa.'],
      ['Do 90. dana', 'Vođenje tima. Sa svakim iz tima obavi jedan razgovor o ciljevima.'],
    ],
  },
  en: {
    name: 'From expert to team lead',
    summary: 'Time, talks and leading: a way through the first ninety days at the head of a team.',
    about:
      'Three courses in the order in which the questions come: how do I manage, how do I say it, and how do I lead.',
    points: [
      'Your own time, then the time of the team.',
      'A clear message in front of people.',
      'Goals, feedback and trust.',
    ],
    file: 'guide-from-expert-to-team-lead',
    order:
      'Whoever cannot keep up with their own work cannot keep up with that of others, so time comes first. Speaking is second, as the first weeks in a new place are mostly talk. Leading is last: with time and with words, what is left is to work with people.',
    plan: [
      ['Up to day 30', 'Time under control. Decide what you hand over, and to whom.'],
      ['Up to day 60', 'Speaking in public. Prepare a short address to the team by the steps of the course.'],
      ['Up to day 90', 'Leading a team. Have one talk about goals with each of the team.'],
    ],
  },
};
