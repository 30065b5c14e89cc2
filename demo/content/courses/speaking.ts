import { type CourseContent, right, wrong } from './course-content.ts';
import { SPEAKING_EN } from './speaking-en.ts';
import { SPEAKING_SR } from './speaking-sr.ts';

export const SPEAKING: CourseContent = {
  picture: 'learning-lectern-2',
  minutes: 75,
  price: 5200,
  reading: { sr: SPEAKING_SR, en: SPEAKING_EN },
  sr: {
    name: 'Javni nastup uprkos tremi',
    summary: 'Od prve rečenice do pitanja iz publike: kako se govor gradi i izgovara.',
    about:
      'Trema ne nestaje, ali može da sedi na zadnjem sedištu. Kurs vodi kroz pripremu jednog kratkog izlaganja, od jedne rečenice koju publika treba da ponese do poslednjeg pitanja.',
    points: [
      'Gradiš izlaganje oko jedne poruke.',
      'Počinješ rečenicom koja drži pažnju.',
      'Praviš slajdove koji ne govore umesto tebe.',
      'Odgovaraš i na pitanje na koje ne znaš odgovor.',
    ],
  },
  en: {
    name: 'Public speaking, with nerves in the back seat',
    summary: 'From the first sentence to the questions: how a talk is built and given.',
    about:
      'Nerves do not vanish, but they can sit in the back. The course leads through the preparation of one short talk, from the one sentence that the audience should take home to the last question.',
    points: [
      'You build a talk around one message.',
      'You open with a sentence that holds attention.',
      'You make slides that do not speak in your place.',
      'You answer even a question whose answer you do not know.',
    ],
  },
  questions: [
    {
      sr: 'Odakle počinje priprema izlaganja?',
      en: 'Where does the preparation of a talk begin?',
      answers: [
        wrong('Od izbora šablona za slajdove', 'With the choice of a slide template'),
        right(
          'Od jedne rečenice koju publika treba da ponese',
          'With the one sentence that the audience should take home',
        ),
        wrong('Od vica za početak', 'With a joke for the opening'),
      ],
    },
    {
      sr: 'Koji početak najbolje drži pažnju?',
      en: 'Which opening holds attention best?',
      answers: [
        wrong('Izvinite, za pripremu nije bilo vremena.', 'Sorry, I had no time to prepare.'),
        wrong('Danas ću govoriti o rezultatima kvartala.', 'Today I will talk about the results of the quarter.'),
        right(
          'Prošlog meseca smo izgubili tri sata na svakih deset porudžbina.',
          'Last month we lost three hours on every ten orders.',
        ),
      ],
    },
    {
      sr: 'Koliko misli treba da nosi jedan slajd?',
      en: 'How many ideas should one slide carry?',
      answers: [right('Jednu', 'One'), wrong('Tri do pet', 'Three to five'), wrong('Koliko stane', 'As many as fit')],
    },
    {
      sr: 'Šta pomaže protiv treme neposredno pre nastupa?',
      en: 'What helps against nerves just before speaking?',
      answers: [
        right('Naglas izgovorena prva rečenica', 'Saying the first sentence aloud'),
        right('Nekoliko dugih izdaha', 'A few long breaths out'),
        wrong('Još jedna jaka kafa', 'One more strong coffee'),
        wrong('Prepravljanje slajdova u poslednjem minutu', 'Changing the slides at the last minute'),
      ],
    },
    {
      sr: 'Ne znaš odgovor na pitanje iz publike. Šta kažeš?',
      en: 'You do not know the answer to a question from the audience. What do you say?',
      answers: [
        wrong('Nešto uopšteno, samo da nije tišina', 'Something general, so that there is no silence'),
        right('Ne znam, proveriću i javljam do sutra', 'I do not know, I will check and tell you by tomorrow'),
        wrong('To nije tema', 'That is off the subject'),
      ],
    },
    {
      sr: 'Pauza u govoru:',
      en: 'A pause in a talk:',
      answers: [
        wrong('otkriva nesigurnost i treba je popuniti', 'shows that you are unsure and should be filled'),
        right('daje publici vreme da razume', 'gives the audience time to understand'),
        right('daje govorniku vreme da udahne', 'gives the speaker time to breathe'),
      ],
    },
    {
      sr: 'Kako je najbolje vežbati?',
      en: 'What is the best way to rehearse?',
      answers: [
        wrong('Čitati tekst u sebi', 'Reading the text silently'),
        right('Izgovoriti ga naglas, stojeći, uz merenje vremena', 'Saying it aloud, standing, with a clock'),
        wrong('Naučiti ga napamet od reči do reči', 'Learning it by heart, word for word'),
      ],
    },
  ],
};
