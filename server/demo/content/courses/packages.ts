import type { CourseContent, LearningContent } from './course-content.ts';
import { CYBER } from './cyber.ts';
import { ENGLISH } from './english.ts';
import { EXCEL } from './excel.ts';
import { FIRST_AID } from './first-aid.ts';
import { LEADING } from './leading.ts';
import { SPEAKING } from './speaking.ts';
import { STRESS } from './stress.ts';
import { TIME } from './time.ts';

export interface PackageContent extends LearningContent {
  /** In the order that they are best read in. */
  courses: readonly CourseContent[];
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
  },
};
