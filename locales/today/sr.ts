import { counted, grouped, plural } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

const DAYS = { one: 'dan', few: 'dana', other: 'dana' };
const MESSAGES = { one: 'poruka', few: 'poruke', other: 'poruka' };
const WAIT = { one: 'čeka', few: 'čekaju', other: 'čeka' };

const atLeast = (count: number, isMore: boolean) => `${grouped('SR', count)}${isMore ? '+' : ''}`;

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
  grains: ({ count, fresh, late }) =>
    `Čeka: ${grouped('SR', count)}${late > 0 ? `, kasni: ${grouped('SR', late)}` : ''}${fresh > 0 ? `, od danas: ${grouped('SR', fresh)}` : ''}`,
  'since.today': 'od danas',
  'since.days': ({ count }) => counted('SR', count, DAYS),
  oldest: 'Najstarije:',
  only: 'Samo:',

  'orders.pending': 'Porudžbine',
  'orders.pending.do': 'Otvori',
  'questions.sr': 'Pitanja bez srpskog',
  'questions.sr.do': 'Prevedi',
  'questions.en': 'Pitanja bez engleskog',
  'questions.en.do': 'Prevedi',
  approvals: 'Čeka tvoje odobrenje',
  'approvals.do': 'Pogledaj',
  'requests.pending': 'Zahtevi za odluku',
  'requests.pending.do': 'Pregledaj',
  'people.added': 'Ljudi koje još niko nije pozvao',
  'people.added.do': 'Pozovi',
  'people.expired': 'Istekle pozivnice',
  'people.expired.do': 'Pozovi ponovo',

  gaps: 'U katalogu fali',
  'gap.benefits.translation': ({ count, isMore }) => `${atLeast(count, isMore)} bez prevoda`,
  'gap.benefits.picture': ({ count, isMore }) => `${atLeast(count, isMore)} bez slike`,
  'gap.providers.idle': ({ count, isMore }) =>
    `${atLeast(count, isMore)} ${plural('SR', count, { one: 'partner', few: 'partnera', other: 'partnera' })} bez ponude`,

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

  'health.title': 'Zdravlje',
  'health.mail': 'Pošta',
  'health.mail.well': 'stiže na vreme',
  'health.mail.now': ({ count, since }) => `${counted('SR', count, MESSAGES)} ${plural('SR', count, WAIT)} od ${since}`,
  'health.mail.bulk': ({ count, since }) =>
    `${counted('SR', count, MESSAGES)} za mnoge ${plural('SR', count, WAIT)} od ${since}`,
  'health.mail.do': 'Obrati se onome ko vodi server: u njegovom dnevniku piše zašto, kod „not delivered“.',
  'health.jobs': 'Poslovi',
  'health.jobs.well': 'sve ide na vreme',
  'health.job.late': '{{job}}: kasni od {{since}}',
  'health.job.failed': '{{job}}: nije uspelo {{since}}',
  'health.job.do': 'Obrati se onome ko vodi server: u njegovom dnevniku piše zašto, kod „{{name}}“.',
  'health.seal': 'Pečat',
  'health.seal.none': 'još nema šta da se zapečati',
  'health.seal.at': 'najnoviji {{at}}',
  'health.seal.late': 'izmene od {{since}} ga nemaju',
  'health.seal.do': 'Dok ga nemaju, ništa ne dokazuje da nisu prepravljene. Obrati se onome ko vodi server.',
  'job.deliver the outbox': 'Slanje pošte',
  'job.deliver what goes to many': 'Slanje pošte za mnoge',
  'job.run tasks': 'Zadaci',
  'job.remind of budgets that end': 'Podsetnici na budžete',
  'job.count what was bought': 'Brojanje kupljenog',
  'job.tell what is new in lists': 'Javljanje šta je novo na spiskovima',
  'job.renew subscriptions': 'Obnavljanje pretplata',
  'job.close accounts after the last day': 'Zatvaranje naloga posle poslednjeg dana',
  'job.end proposals on which nobody decided': 'Zatvaranje predloga o kojima niko nije odlučio',
  'job.seal changes': 'Pečaćenje izmena',
  'job.erase old values of changes': 'Brisanje starih vrednosti izmena',
  'job.forget old sessions and links': 'Brisanje starih prijava i linkova',
  'job.remove files that were never saved with a benefit': 'Brisanje fajlova nesačuvanih benefita',
  'job.forget previews of changes of many': 'Brisanje starih pregleda',
  'job.forget rows of old imports': 'Brisanje redova starih uvoza',
  'job.forget files of tasks': 'Brisanje izvezenih fajlova',
  'job.remove files that nothing names': 'Brisanje fajlova bez zapisa',

  failed: 'Nije se učitalo šta čeka',
};
