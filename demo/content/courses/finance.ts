import { type CourseContent, right, wrong } from './course-content.ts';
import { FINANCE_EN } from './finance-en.ts';
import { FINANCE_SR } from './finance-sr.ts';

export const FINANCE: CourseContent = {
  picture: 'learning-savings-0',
  minutes: 60,
  price: 25,
  currency: 'EUR',
  reading: { sr: FINANCE_SR, en: FINANCE_EN },
  sr: {
    name: 'Lične finansije od plate do plate',
    summary: 'Budžet koji se drži, rezerva za iznenađenja i kredit bez sitnih slova.',
    about:
      'Bez saveta u šta da uložiš i bez obećanja. Samo račun: koliko ulazi, koliko izlazi, šta ostaje i šta te pozajmljeni novac zaista košta.',
    points: [
      'Praviš mesečni budžet za pola sata.',
      'Znaš kolika rezerva ti treba i kako se skuplja.',
      'Čitaš ponudu za kredit i nalaziš broj koji je važan.',
      'Prepoznaješ ponudu koja je previše dobra da bi bila istinita.',
    ],
  },
  en: {
    name: 'Personal finance from payday to payday',
    summary: 'A budget that holds, a reserve for surprises and a loan without small print.',
    about:
      'No advice on what to invest in, and no promises. Just sums: what comes in, what goes out, what is left, and what borrowed money really costs you.',
    points: [
      'You make a monthly budget in half an hour.',
      'You know how large a reserve you need and how to build it.',
      'You read an offer for a loan and find the number that matters.',
      'You recognise an offer that is too good to be true.',
    ],
  },
  questions: [
    {
      sr: 'Šta se u mesečni budžet upisuje prvo?',
      en: 'What goes into a monthly budget first?',
      answers: [
        right('Redovni prihodi i obavezni troškovi', 'Regular income and the costs that must be paid'),
        wrong('Želje', 'Wishes'),
        wrong('Ono što je ostalo na kraju prošlog meseca', 'What was left at the end of last month'),
      ],
    },
    {
      sr: 'Po pravilu 50/30/20, čemu je namenjeno dvadeset odsto?',
      en: 'By the 50/30/20 rule, what are the twenty per cent for?',
      answers: [
        wrong('Stanu i računima', 'Rent and bills'),
        wrong('Izlascima i putovanjima', 'Going out and travelling'),
        right('Štednji i vraćanju dugova', 'Saving and paying off debt'),
      ],
    },
    {
      sr: 'Kolika rezerva se obično preporučuje?',
      en: 'How large a reserve is usually recommended?',
      answers: [
        wrong('Jedna plata', 'One salary'),
        right('Troškovi za tri do šest meseci', 'The costs of three to six months'),
        wrong('Troškovi za pet godina', 'The costs of five years'),
      ],
    },
    {
      sr: 'Koji broj u ponudi za kredit govori koliko on zaista košta?',
      en: 'Which number in an offer for a loan says what it really costs?',
      answers: [
        wrong('Nominalna kamatna stopa', 'The nominal interest rate'),
        right('Efektivna kamatna stopa i ukupan iznos za vraćanje', 'The effective rate and the total to be paid back'),
        wrong('Visina mesečne rate', 'The monthly payment'),
      ],
    },
    {
      sr: 'Mesečna rata je manja kad je rok duži. Šta još važi?',
      en: 'The monthly payment is lower when the term is longer. What else is true?',
      answers: [
        right('Ukupno se vraća više', 'More is paid back in all'),
        wrong('Ukupno se vraća isto', 'The same is paid back in all'),
        wrong('Kamata se ne plaća poslednje godine', 'No interest is paid in the last year'),
      ],
    },
    {
      sr: 'Šta su znaci prevare?',
      en: 'Which are signs of a fraud?',
      answers: [
        right('Siguran i visok prinos', 'A certain and high return'),
        right('Požurivanje: ponuda važi samo danas', 'Hurry: the offer is for today only'),
        right('Traži se da prvo uplatiš da bi dobio novac', 'You are to pay first in order to get money'),
        wrong('Ugovor koji možeš da poneseš kući i pročitaš', 'A contract that you may take home and read'),
      ],
    },
    {
      sr: 'Kojim redom se vraćaju dugovi ako želiš da te što manje koštaju?',
      en: 'In which order are debts paid off when they should cost you as little as possible?',
      answers: [
        right('Prvo onaj s najvišom kamatom', 'The one with the highest rate first'),
        wrong('Prvo najstariji', 'The oldest first'),
        wrong('Svi pomalo, podjednako', 'All of them a little, equally'),
      ],
    },
    {
      sr: 'Cena je porasla sa 1.000 na 1.250 dinara. Koliko je to?',
      en: 'A price rose from 1,000 to 1,250 dinars. How much is that?',
      answers: [wrong('20\u00a0%', '20%'), right('25\u00a0%', '25%'), wrong('125\u00a0%', '125%')],
    },
  ],
};
