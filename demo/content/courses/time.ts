import { type CourseContent, right, wrong } from './course-content.ts';
import { TIME_EN } from './time-en.ts';
import { TIME_SR } from './time-sr.ts';

export const TIME: CourseContent = {
  picture: 'learning-hours-0',
  minutes: 45,
  reading: { sr: TIME_SR, en: TIME_EN },
  sr: {
    name: 'Vreme pod kontrolom',
    summary: 'Kako da dan ima plan, plan ima rupe, a posao ima kraj.',
    about:
      'Ne učimo kako da stane više, nego kako da ono što je važno dobije mesto. Kratak kurs sa vežbama koje traju koliko i kafa.',
    points: [
      'Razlikuješ hitno od važnog i znaš šta s kojim.',
      'Planiraš dan tako da ga prvi telefonski poziv ne sruši.',
      'Procenjuješ trajanje zadatka bolje nego do sada.',
      'Kažeš ne a da ne zatvoriš vrata.',
    ],
  },
  en: {
    name: 'Time under control',
    summary: 'How a day gets a plan, a plan gets gaps, and work gets an end.',
    about:
      'This is not about fitting more in, but about giving a place to what matters. A short course with exercises that take as long as a coffee.',
    points: [
      'You tell urgent from important and know what to do with each.',
      'You plan a day so that the first phone call does not bring it down.',
      'You estimate how long a task takes better than before.',
      'You say no without closing the door.',
    ],
  },
  questions: [
    {
      sr: 'Zadatak je važan, ali nije hitan. Šta s njim?',
      en: 'A task is important but not urgent. What do you do with it?',
      answers: [
        wrong('Uradim ga odmah, pre svega ostalog', 'Do it at once, before anything else'),
        right('Odredim mu termin u kalendaru', 'Give it a time in the calendar'),
        wrong('Prosledim ga dalje', 'Pass it on'),
        wrong('Obrišem ga sa spiska', 'Strike it off the list'),
      ],
    },
    {
      sr: 'Koliki deo dana je razumno unapred rasporediti?',
      en: 'How much of a day is it sensible to plan ahead?',
      answers: [
        wrong('Sve, do poslednjeg minuta', 'All of it, to the last minute'),
        right('Oko šezdeset odsto', 'About sixty per cent'),
        wrong('Najviše deset odsto', 'Ten per cent at most'),
      ],
    },
    {
      sr: 'Šta pomaže da procena trajanja bude tačnija?',
      en: 'What helps to estimate more accurately how long something takes?',
      answers: [
        right('Podeliti zadatak na korake i sabrati ih', 'Splitting the task into steps and adding them up'),
        right('Pogledati koliko je sličan zadatak trajao ranije', 'Looking at how long a similar task took before'),
        wrong('Poći od toga kad bi trebalo da bude gotovo', 'Starting from when it ought to be done'),
      ],
    },
    {
      sr: 'Zašto je prebacivanje između zadataka skupo?',
      en: 'Why is it costly to switch between tasks?',
      answers: [
        right('Povratak u prekinut posao traje više minuta', 'It takes minutes to get back into interrupted work'),
        wrong('Zato što je zabranjeno na većini radnih mesta', 'Because most workplaces forbid it'),
        wrong('Nije skupo ako se radi brzo', 'It is not, if it is done quickly'),
      ],
    },
    {
      sr: 'Koji odgovor je ljubazno i jasno ne?',
      en: 'Which answer is a kind and clear no?',
      answers: [
        wrong('Videću, javljam se.', 'I will see, I will get back to you.'),
        right(
          'Ove nedelje ne mogu. U utorak imam sat vremena, odgovara li ti to?',
          'I cannot this week. On Tuesday I have an hour, would that suit you?',
        ),
        wrong('Dobro, ubaciću nekako.', 'All right, I will squeeze it in somehow.'),
      ],
    },
    {
      sr: 'Šta od ovoga pripada pregledu na kraju nedelje?',
      en: 'Which of these belong in a review at the end of the week?',
      answers: [
        right('Šta je završeno, a šta se prenosi', 'What is done and what is carried over'),
        right('Šta je zauzelo više vremena nego što je planirano', 'What took more time than was planned'),
        wrong('Koliko je ko od kolega radio', 'How much each colleague worked'),
      ],
    },
  ],
};
