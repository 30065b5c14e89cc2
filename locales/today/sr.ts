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

  'calm.title': 'Sto je čist',
  'calm.text': 'Ono što treba uraditi stiže ovde samo, najstarije prvo.',
  'first.title': 'Prvi dan',
  'first.left': ({ count }) =>
    `Još ${counted('SR', count, { one: 'korak', few: 'koraka', other: 'koraka' })} i sve je spremno.`,
  'first.done': '{{done}} od {{all}}',
  'first.isDone': 'urađeno',
  'first.code': 'Jednokratni kod',
  'first.code.text': 'Tvoj nalog menja ono što vide mnogi, pa sama lozinka nije dovoljna.',
  'first.code.do': 'Uključi ga',
  'first.company': 'Kompanija',
  'first.company.text': 'Čiji ljudi koriste prodavnicu, i u kojoj valuti.',
  'first.company.do': 'Dodaj kompaniju',
  'first.provider': 'Partner',
  'first.provider.text': 'Ko nudi benefite.',
  'first.provider.do': 'Dodaj partnera',
  'first.category': 'Kategorija',
  'first.category.text': 'Ono što ljudi traže, i za šta može da bude budžet.',
  'first.category.do': 'Dodaj kategoriju',
  'first.benefit': 'Benefit u ponudi',
  'first.benefit.text': 'Napisan, sa slikama, i stavljen u ponudu.',
  'first.benefit.do': 'Napiši benefit',
  'first.owner': 'Neko ko vodi kompaniju',
  'first.owner.text': 'Dobija pozivnicu, pa poziva sve ostale.',
  'first.owner.do': 'Na kompanije',
  'first.people': 'Prva osoba',
  'first.people.text': 'Dovoljni su ime i e‑adresa.',
  'first.people.do': 'Dodaj osobu',
  'first.invited': 'Pozivnica',
  'first.invited.text': 'Sa njom se osoba registruje i ulazi u prodavnicu.',
  'first.invited.do': 'Na spisak ljudi',

  failed: 'Nije se učitalo šta čeka',
};
