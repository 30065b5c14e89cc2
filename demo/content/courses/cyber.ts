import { type CourseContent, right, wrong } from './course-content.ts';
import { CYBER_EN } from './cyber-en.ts';
import { CYBER_SR } from './cyber-sr.ts';

export const CYBER: CourseContent = {
  picture: 'learning-shield-1',
  minutes: 40,
  passMark: 80,
  reading: { sr: CYBER_SR, en: CYBER_EN },
  sr: {
    name: 'Bezbednost na mreži u radnom danu',
    summary: 'Lozinke, lažne poruke i mali običaji koji čuvaju velike stvari.',
    about:
      'Najveći broj upada počinje jednom porukom i jednim klikom. Kurs pokazuje kako takve poruke izgledaju, šta ih odaje i šta da se uradi ako je klik ipak pao.',
    points: [
      'Prepoznaješ lažnu poruku i kad je dobro napisana.',
      'Imaš lozinke koje ne moraš da pamtiš.',
      'Uključuješ drugi korak prijave tamo gde je važno.',
      'Prijavljuješ grešku odmah, jer prvi sat vredi najviše.',
    ],
  },
  en: {
    name: 'Safe online through the working day',
    summary: 'Passwords, false messages and small habits that keep great things safe.',
    about:
      'Most break-ins begin with one message and one click. The course shows what such messages look like, what gives them away, and what to do when you did click.',
    points: [
      'You recognise a false message even when it is well written.',
      'You have passwords that you need not remember.',
      'You switch on the second step where it matters.',
      'You report a mistake at once, because the first hour counts most.',
    ],
  },
  questions: [
    {
      sr: 'Šta najpouzdanije odaje lažnu poruku banke?',
      en: 'What gives a false message from a bank away most reliably?',
      answers: [
        wrong('Greške u pisanju', 'Spelling mistakes'),
        right('Adresa na koju link zaista vodi', 'The address that the link really leads to'),
        wrong('Nedostatak logotipa', 'A missing logo'),
      ],
    },
    {
      sr: 'Koja lozinka je najbolja?',
      en: 'Which password is the best?',
      answers: [
        wrong('P@ssw0rd!', 'P@ssw0rd!'),
        wrong('Ime kompanije i tekuća godina', 'The name of the company and the current year'),
        right('Duga i nasumična, iz programa za lozinke', 'A long random one from a password manager'),
        wrong('Ista svuda, ali vrlo složena', 'The same everywhere, but very complex'),
      ],
    },
    {
      sr: 'Od čega štiti drugi korak prijave?',
      en: 'What does a second step of signing in protect you from?',
      answers: [
        right('Od nekoga ko je saznao tvoju lozinku', 'From somebody who has learned your password'),
        wrong('Od virusa na računaru', 'From a virus on your computer'),
        wrong('Od neželjene pošte', 'From spam'),
      ],
    },
    {
      sr: 'Direktor ti piše s nepoznate adrese i traži hitnu uplatu. Šta radiš?',
      en: 'The director writes from an unknown address and asks for an urgent payment. What do you do?',
      answers: [
        wrong('Uplatim, jer je hitno', 'Pay, because it is urgent'),
        wrong('Odgovorim na tu poruku i pitam', 'Answer that message and ask'),
        right('Pozovem ga na broj koji znam od ranije', 'Call him on a number that I already know'),
      ],
    },
    {
      sr: 'Shvataš da je tvoja lozinka otkucana na lažnoj stranici. Šta sad?',
      en: 'What do you do when you realise that you typed your password on a false page?',
      answers: [
        right('Odmah promenim lozinku na pravoj stranici', 'Change the password on the real page at once'),
        right('Javim podršci, i kad mi je neprijatno', 'Tell support, even if it is embarrassing'),
        wrong('Sačekam da vidim da li će se nešto desiti', 'Wait and see whether anything happens'),
      ],
    },
    {
      sr: 'Našao se USB na parkingu kompanije. Šta s njim?',
      en: 'A USB stick was found in the company car park. What now?',
      answers: [
        wrong('Uključim ga da vidim čiji je', 'Plug it in to see whose it is'),
        right('Predam ga podršci, ne uključujem ga', 'Hand it to support without plugging it in'),
        wrong('Zadržim ga, može da posluži', 'Keep it, it may be useful'),
      ],
    },
    {
      sr: 'Zašto ažuriranja ne treba odlagati?',
      en: 'Why should updates not be put off?',
      answers: [
        right('Zatvaraju rupe koje su već poznate i napadačima', 'They close holes that attackers know about already'),
        wrong('Zato što uređaj bez njih prestaje da radi', 'Because the device stops working without them'),
        wrong('Zbog novih ikonica', 'Because of the new icons'),
      ],
    },
    {
      sr: 'Radiš iz kafića. Šta je razumno?',
      en: 'You work from a café. What is sensible?',
      answers: [
        right('Zaključati ekran kad ustaneš', 'Locking the screen when you get up'),
        right(
          'Koristiti službeni VPN ili svoj telefon kao mrežu',
          'Using the company VPN or your own phone as a network',
        ),
        wrong('Ostaviti računar komšiji za stolom na čuvanje', 'Leaving the computer with somebody at the next table'),
      ],
    },
  ],
};
