import { counted, grouped, plural } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

const DAYS = { one: 'dan', few: 'dana', other: 'dana' };

export const sr: SameTexts<typeof en> = {
  page: 'Danas',
  morning: 'Dobro jutro',
  day: 'Dobar dan',
  evening: 'Dobro veče',

  waiting: ({ count, days }) =>
    `${plural('SR', count, { one: 'Čeka', few: 'Čekaju', other: 'Čeka' })} te ${counted('SR', count, { one: 'stvar', few: 'stvari', other: 'stvari' })}${days > 0 ? `; najstarija ${counted('SR', days, DAYS)}` : ''}.`,
  nothing: 'Ništa te ne čeka.',
  many: '10.000+',
  list: 'Šta čeka',
  grains: ({ count, fresh }) =>
    `Čeka: ${grouped('SR', count)}${fresh > 0 ? `, od danas: ${grouped('SR', fresh)}` : ''}`,
  'since.today': 'od danas',
  'since.days': ({ count }) => counted('SR', count, DAYS),
  oldest: 'Najstarije:',
  only: 'Samo:',

  'benefits.translation': 'Benefiti bez prevoda',
  'benefits.translation.do': 'Prevedi',
  'benefits.picture': 'Benefiti bez slike',
  'benefits.picture.do': 'Pregledaj',
  'providers.idle': 'Partneri bez ponude',
  'providers.idle.do': 'Pregledaj',
  'questions.sr': 'Pitanja bez srpskog',
  'questions.sr.do': 'Prevedi',
  'questions.en': 'Pitanja bez engleskog',
  'questions.en.do': 'Prevedi',
  'people.added': 'Ljudi koje još niko nije pozvao',
  'people.added.do': 'Pozovi',
  'people.expired': 'Istekle pozivnice',
  'people.expired.do': 'Pozovi ponovo',

  failed: 'Nije se učitalo šta čeka',
};
