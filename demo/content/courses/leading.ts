import { type CourseContent, right, wrong } from './course-content.ts';
import { LEADING_EN } from './leading-en.ts';
import { LEADING_SR } from './leading-sr.ts';

export const LEADING: CourseContent = {
  picture: 'learning-peak-1',
  minutes: 90,
  price: 7900,
  reading: { sr: LEADING_SR, en: LEADING_EN },
  sr: {
    name: 'Prvi put na čelu tima',
    summary: 'Osnove vođenja za one koji su juče bili kolege, a danas odgovaraju za rezultat.',
    about:
      'Dobar stručnjak ne postaje sam od sebe dobar vođa. Kurs prolazi kroz prvih devedeset dana: razgovore u četiri oka, dogovaranje ciljeva, povratnu informaciju i prvo neprijatno pitanje.',
    points: [
      'Dogovaraš cilj tako da obe strane znaju kad je postignut.',
      'Daješ povratnu informaciju koja pomaže, a ne boli.',
      'Poveravaš posao bez stalnog gledanja preko ramena.',
      'Vodiš razgovor u četiri oka koji ne liči na ispitivanje.',
    ],
  },
  en: {
    name: 'Leading a team for the first time',
    summary: 'The basics for those who were colleagues yesterday and answer for results today.',
    about:
      'A good expert does not become a good lead by themselves. The course goes through the first ninety days: one-to-ones, agreeing on goals, feedback and the first awkward question.',
    points: [
      'You agree on a goal so that both sides know when it is reached.',
      'You give feedback that helps and does not hurt.',
      'You hand over work without looking over shoulders.',
      'You hold a one-to-one that does not feel like an interview.',
    ],
  },
  questions: [
    {
      sr: 'Koji cilj je dobro postavljen?',
      en: 'Which goal is set well?',
      answers: [
        wrong('Budite brži.', 'Be faster.'),
        right(
          'Do kraja marta odgovaramo na pitanja kupaca za najviše jedan radni dan.',
          'By the end of March we answer customers within one working day.',
        ),
        wrong('Poboljšati komunikaciju.', 'Improve communication.'),
      ],
    },
    {
      sr: 'Koja povratna informacija najviše pomaže?',
      en: 'Which feedback helps most?',
      answers: [
        wrong('Ti si neorganizovan.', 'You are disorganised.'),
        right(
          'Izveštaj je stigao dan kasnije, pa klijent nije imao brojke za sastanak. Šta bi pomoglo sledeći put?',
          'The report came a day late, so the client had no figures for the meeting. What would help next time?',
        ),
        wrong('Sve je super, samo nastavi.', 'All great, carry on.'),
      ],
    },
    {
      sr: 'Kada se daje kritika?',
      en: 'When is criticism given?',
      answers: [
        right('Uskoro posle događaja', 'Soon after what happened'),
        right('U četiri oka', 'In private'),
        wrong('Na godišnjem razgovoru, sve odjednom', 'In the yearly review, all at once'),
        wrong('Pred celim timom, da svi nauče', 'In front of the team, so that everybody learns'),
      ],
    },
    {
      sr: 'Šta poveravaš kad poveravaš posao?',
      en: 'What do you hand over when you delegate?',
      answers: [
        right('Očekivani rezultat i rok', 'The expected result and the deadline'),
        right('Slobodu da se izabere put', 'The freedom to choose the way'),
        wrong('Svaki korak, da bude kako ti radiš', 'Every step, so that it is done your way'),
      ],
    },
    {
      sr: 'Ko najviše govori u razgovoru u četiri oka?',
      en: 'Who talks most in a one-to-one?',
      answers: [
        wrong('Onaj ko vodi tim', 'The lead'),
        right('Član tima', 'The team member'),
        wrong('Obe strane tačno podjednako', 'Both sides exactly the same'),
      ],
    },
    {
      sr: 'Dvoje iz tima se ne slažu oko rešenja. Šta radiš prvo?',
      en: 'Two people of the team disagree about a solution. What do you do first?',
      answers: [
        wrong('Odmah presečem', 'Decide at once'),
        right(
          'Saslušam oboje i proverim oko čega se zapravo ne slažu',
          'Hear both and find out what they really disagree about',
        ),
        wrong('Sačekam da se slegne', 'Wait until it settles'),
      ],
    },
    {
      sr: 'Juče kolega, danas vođa. Šta pomaže u prvim danima?',
      en: 'A colleague yesterday, the lead today. What helps in the first days?',
      answers: [
        right('Razgovor sa svakim iz tima pojedinačno', 'Talking with everybody in the team, one by one'),
        right('Jasno reći šta se menja, a šta ne', 'Saying clearly what changes and what does not'),
        wrong('Promeniti što više stvari prve nedelje', 'Changing as much as possible in the first week'),
      ],
    },
    {
      sr: 'Neko iz tima je pogrešio i sam to prijavio. Šta radiš?',
      en: 'Somebody in the team made a mistake and told you. What do you do?',
      answers: [
        right(
          'Zahvalim na iskrenosti i tražimo kako da se ne ponovi',
          'Thank them for saying so, and together find how it will not happen again',
        ),
        wrong('Javno objavim ko je pogrešio', 'Announce who made it'),
        wrong('Ubuduće taj posao radim lično', 'Do that job myself from now on'),
      ],
    },
    {
      sr: 'Kako izgleda dobra pohvala?',
      en: 'What does good praise look like?',
      answers: [
        wrong('Opšta: svaka čast svima', 'General: well done everybody'),
        right('Konkretna: šta je urađeno i kome je pomoglo', 'Specific: what was done and whom it helped'),
        wrong('Retka, da ne izgubi vrednost', 'Rare, so that it keeps its value'),
      ],
    },
  ],
};
