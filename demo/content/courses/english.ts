import { type CourseContent, right, wrong } from './course-content.ts';
import { ENGLISH_EN } from './english-en.ts';
import { ENGLISH_SR } from './english-sr.ts';

export const ENGLISH: CourseContent = {
  picture: 'learning-bubbles-0',
  minutes: 120,
  price: 6500,
  reading: { sr: ENGLISH_SR, en: ENGLISH_EN },
  sr: {
    name: 'Engleski u razgovoru na poslu',
    summary: 'Sastanak, poziv, kratak razgovor uz kafu: rečenice koje zvuče prirodno.',
    about:
      'Za one koji engleski razumeju, ali na sastanku ćute dok u glavi slažu rečenicu. Gotovi obrasci za situacije koje se ponavljaju, s objašnjenjem zašto tako.',
    points: [
      'Počinješ i završavaš razgovor bez neprijatne tišine.',
      'Tražiš da ti se ponovi ili pojasni, učtivo i jasno.',
      'Ne slažeš se a da ne zvučiš grubo.',
      'Izbegavaš deset grešaka koje najčešće prave govornici srpskog.',
    ],
  },
  en: {
    name: 'Conversational English at work',
    summary: 'A meeting, a call, small talk over coffee: sentences that sound natural.',
    about:
      'For those who understand English but stay silent in a meeting while they build a sentence in their head. Ready patterns for situations that come up again and again, with the reasons behind them.',
    points: [
      'You begin and end a conversation without an awkward silence.',
      'You ask people to repeat or explain, politely and clearly.',
      'You disagree without sounding rude.',
      'You avoid the ten mistakes that speakers of Serbian make most.',
    ],
  },
  questions: [
    {
      sr: 'Kako najprirodnije moliš da se ponovi rečeno?',
      en: 'What is the most natural way to ask somebody to repeat something?',
      answers: [
        wrong('What?', 'What?'),
        right('Sorry, could you say that again?', 'Sorry, could you say that again?'),
        wrong('Repeat, please.', 'Repeat, please.'),
      ],
    },
    {
      sr: 'Koja rečenica je ispravna?',
      en: 'Which sentence is correct?',
      answers: [
        wrong('I work here since 2019.', 'I work here since 2019.'),
        right('I have worked here since 2019.', 'I have worked here since 2019.'),
        wrong('I am working here from 2019.', 'I am working here from 2019.'),
      ],
    },
    {
      sr: 'Kako učtivo kažeš da se ne slažeš?',
      en: 'How do you disagree politely?',
      answers: [
        wrong('You are wrong.', 'You are wrong.'),
        right(
          'I see your point, but I am not sure it will scale.',
          'I see your point, but I am not sure it will scale.',
        ),
        right('I would look at it a bit differently.', 'I would look at it a bit differently.'),
        wrong('No.', 'No.'),
      ],
    },
    {
      sr: 'Kolega piše: „Could you send it by Friday?“ Do kada to treba?',
      en: 'A colleague writes: “Could you send it by Friday?” When is it needed?',
      answers: [
        right('Najkasnije u petak', 'On Friday at the latest'),
        wrong('Tek posle petka', 'Only after Friday'),
        wrong('Tačno u petak, ni ranije ni kasnije', 'Exactly on Friday, neither earlier nor later'),
      ],
    },
    {
      sr: 'Šta znači „Let’s table this“ u poruci kolege iz Amerike?',
      en: 'What does “Let’s table this” mean in a message from an American colleague?',
      answers: [
        wrong('Hajde da o tome odmah razgovaramo', 'Let us discuss it now'),
        right('Hajde da to odložimo', 'Let us put it off'),
        wrong('Hajde da napravimo tabelu', 'Let us make a table'),
      ],
    },
    {
      sr: 'Koja reč ide: „I am responsible ___ the budget.“',
      en: 'Which word fits: “I am responsible ___ the budget.”',
      answers: [right('for', 'for'), wrong('of', 'of'), wrong('on', 'on'), wrong('to', 'to')],
    },
    {
      sr: 'Kako najbolje završavaš poziv?',
      en: 'What is a good way to end a call?',
      answers: [
        right(
          'Great, so I will send the draft today. Thanks, everyone.',
          'Great, so I will send the draft today. Thanks, everyone.',
        ),
        wrong('OK. Bye.', 'OK. Bye.'),
        wrong('I finished.', 'I finished.'),
      ],
    },
    {
      sr: 'Šta je dobra tema za kratak razgovor s nekim koga jedva znaš?',
      en: 'What is a good subject for small talk with somebody you hardly know?',
      answers: [
        right('Put do kancelarije', 'The way to the office'),
        right('Planovi za vikend', 'Plans for the weekend'),
        wrong('Plata', 'Salaries'),
        wrong('Za koga glasaju', 'Whom they vote for'),
      ],
    },
    {
      sr: '„Actually“ najčešće znači:',
      en: '“Actually” mostly means:',
      answers: [wrong('trenutno', 'at the moment'), right('zapravo', 'in fact'), wrong('aktivno', 'actively')],
    },
    {
      sr: 'Kako zamoliš za pojašnjenje bez optuživanja?',
      en: 'How do you ask for an explanation without blaming?',
      answers: [
        wrong('You did not explain it well.', 'You did not explain it well.'),
        right(
          'Just to make sure I follow: do you mean both teams?',
          'Just to make sure I follow: do you mean both teams?',
        ),
        wrong('I do not understand nothing.', 'I do not understand nothing.'),
      ],
    },
    {
      sr: 'Koja rečenica ima grešku?',
      en: 'Which of these sentences contain a mistake?',
      answers: [
        right('She gave me an advice.', 'She gave me an advice.'),
        right('We discussed about the plan.', 'We discussed about the plan.'),
        wrong('I am looking forward to hearing from you.', 'I am looking forward to hearing from you.'),
      ],
    },
    {
      sr: 'Na pitanje „How are you?“ u prolazu najprirodnije je:',
      en: 'When somebody passes by and says “How are you?”, it is most natural to say:',
      answers: [
        right('Good, thanks. You?', 'Good, thanks. You?'),
        wrong('I am not so well, my back hurts since Monday.', 'I am not so well, my back hurts since Monday.'),
        wrong('I am Jelena.', 'I am Jelena.'),
      ],
    },
  ],
};
