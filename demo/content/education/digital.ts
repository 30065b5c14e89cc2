import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Predavači rade u struci i pokazuju na pravim primerima, sa greškama koje su i sami napravili. Materijal ostaje tvoj i posle kursa.',
    points: ['Snimci časova dostupni godinu dana', 'Zadaci sa komentarima predavača', 'Potvrda o završenom kursu'],
    arrange: 'Prijavi se službenom adresom, pristup stiže sledećeg radnog dana.',
    limits: ['Potreban je sopstveni računar', 'Broj mesta u grupi je ograničen'],
  },
  en: {
    about:
      'The teachers work in the trade and show real examples, including mistakes of their own. The material stays yours after the course.',
    points: ['Recordings for a year', "Exercises with the teacher's comments", 'A certificate of completion'],
    arrange: 'Sign in with your work address; access comes on the next working day.',
    limits: ['You need a computer of your own', 'Places in a group are limited'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'kod',
    price: 29500,
    way: 'web',
    at: ['Beograd', 'Online'],
    scenes: ['education-code', 'education-pencils'],
    leaflets: ['course'],
    sr: [
      'Uvod u programiranje: Python',
      'Deset nedelja, od prve petlje do malog projekta.',
      'Za one koji su tabelu već prerasli.',
    ],
    en: [
      'An introduction to programming: Python',
      'Ten weeks, from the first loop to a small project.',
      'For those who have outgrown the spreadsheet.',
    ],
  },
  {
    by: 'kod',
    price: 34000,
    off: 20,
    way: 'web',
    at: ['Online'],
    scenes: ['education-code', 'technology-laptop'],
    leaflets: ['course'],
    sr: [
      'Veb razvoj za početnike',
      'HTML, CSS i JavaScript, tri meseca uveče.',
      'Na kraju imaš sajt koji otvaraš na tuđem telefonu.',
    ],
    en: [
      'Web development for beginners',
      'HTML, CSS and JavaScript, three months of evenings.',
      "In the end you have a site to open on somebody else's phone.",
    ],
  },
  {
    by: 'kod',
    price: 12800,
    way: 'web',
    at: ['Online'],
    scenes: ['learning-cells', 'education-lamp'],
    leaflets: ['course'],
    sr: [
      'Excel za napredne',
      'Pivot tabele, formule i grafikoni koji se razumeju.',
      'Tabela od dva sata postaje tabela od deset minuta.',
    ],
    en: [
      'Advanced Excel',
      'Pivot tables, formulas and charts people understand.',
      'A two-hour table becomes a ten-minute table.',
    ],
  },
  {
    by: 'kod',
    price: 22600,
    way: 'web',
    at: ['Online'],
    scenes: ['learning-cells', 'education-graduation'],
    leaflets: ['course'],
    sr: [
      'Analiza podataka i SQL',
      'Upiti, čišćenje podataka i priča iza brojeva.',
      'Brojevi govore, ako znaš da pitaš.',
    ],
    en: [
      'Data analysis and SQL',
      'Queries, cleaning data and the story behind numbers.',
      'Numbers talk, if you know how to ask.',
    ],
  },
  {
    by: 'kod',
    price: 15900,
    way: 'web',
    at: ['Beograd'],
    scenes: ['learning-bubbles', 'technology-phone'],
    leaflets: ['course'],
    sr: [
      'UX istraživanje za netehničare',
      'Tri subote, intervjui i prototip na papiru.',
      'Pitaj pet ljudi pre nego što napraviš nešto za pet hiljada.',
    ],
    en: [
      'User research for everyone',
      'Three Saturdays, interviews and a paper prototype.',
      'Ask five people before building for five thousand.',
    ],
  },
  {
    by: 'kod',
    price: 9800,
    way: 'web',
    at: ['Online'],
    scenes: ['education-idea', 'technology-laptop'],
    sr: [
      'Veštačka inteligencija u svakodnevnom poslu',
      'Dve radionice: šta poveriti alatu, a šta nikako.',
      'Alat koji piše brzo traži nekog ko čita sporo.',
    ],
    en: [
      'Artificial intelligence at everyday work',
      'Two workshops: what to hand to the tool and what never.',
      'A tool that writes fast needs somebody who reads slowly.',
    ],
  },
  {
    by: 'kod',
    price: 18200,
    way: 'web',
    at: ['Online'],
    scenes: ['technology-camera', 'technology-laptop'],
    leaflets: ['course'],
    sr: [
      'Obrada fotografije',
      'Šest časova, od svetla do štampe.',
      'Slika se pravi dva puta: jednom napolju, jednom kod kuće.',
    ],
    en: ['Photo editing', 'Six lessons, from light to print.', 'A picture is made twice: once outside, once at home.'],
  },
  {
    by: 'kod',
    price: 27800,
    off: 10,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['education-palette', 'technology-laptop'],
    leaflets: ['course'],
    sr: [
      'Grafički dizajn, osnove',
      'Tipografija, boja i prelom, dva meseca.',
      'Posle ovog kursa plakati na ulici više nikad nisu isti.',
    ],
    en: [
      'Graphic design basics',
      'Type, colour and layout, two months.',
      'Street posters will never look the same again.',
    ],
  },
  {
    by: 'kod',
    price: 8600,
    way: 'web',
    at: ['Online'],
    scenes: ['learning-shield', 'technology-padlock'],
    sr: [
      'Bezbednost na internetu',
      'Lozinke, prevare i porodični uređaji, jedno popodne.',
      'Najskuplji klik je onaj bez razmišljanja.',
    ],
    en: [
      'Staying safe online',
      "Passwords, scams and the family's devices, one afternoon.",
      'The dearest click is the one without a thought.',
    ],
  },
  {
    by: 'kod',
    price: 31000,
    way: 'web',
    at: ['Online'],
    scenes: ['technology-keyboard', 'education-code'],
    leaflets: ['course'],
    sr: [
      'Testiranje softvera',
      'Dva meseca, ručno testiranje i prvi automatski testovi.',
      'Zanimanje za ljude kojima upadaju u oči sitnice.',
    ],
    en: [
      'Software testing',
      'Two months, manual testing and the first automated tests.',
      'A trade for people who notice small things.',
    ],
  },
  {
    by: 'most',
    price: 180,
    currency: 'KM',
    off: 15,
    way: 'web',
    at: ['Online'],
    scenes: ['learning-lectern', 'technology-laptop'],
    leaflets: ['course'],
    sr: [
      'Prezentacije koje se pamte',
      'Struktura, slajdovi i glas, četiri radionice.',
      'Manje slajdova, više razgovora.',
    ],
    en: ['Presentations people remember', 'Structure, slides and voice, four workshops.', 'Fewer slides, more talk.'],
  },
  {
    by: 'talas',
    price: 95,
    currency: 'EUR',
    way: 'web',
    at: ['Podgorica', 'Budva'],
    scenes: ['education-target', 'technology-phone'],
    sr: ['Digitalni marketing, osnove', 'Oglasi, mreže i mjerenje, šest časova.', 'Da znaš na šta je otišao budžet.'],
    en: [
      'Digital marketing basics',
      'Ads, networks and measuring, six lessons.',
      'So that you know where the budget went.',
    ],
  },
  {
    by: 'kod',
    price: 24000,
    kind: 'special',
    off: 30,
    way: 'web',
    at: ['Online'],
    scenes: ['education-code', 'technology-laptop'],
    sr: [
      'Popust na letnju školu programiranja',
      '30\u00a0% manje za prijave do kraja maja.',
      'Leto sa jednim projektom i dva kupanja dnevno.',
    ],
    en: [
      'A discount on the summer coding school',
      '30% off for those who apply by the end of May.',
      'A summer with one project and two swims a day.',
    ],
  },
  {
    by: 'kod',
    price: null,
    kind: 'special',
    off: 25,
    way: 'web',
    at: ['Online'],
    scenes: ['education-graduation', 'education-lamp'],
    sr: [
      'Popust na pripremu za sertifikate',
      '25\u00a0% manje na pripreme za računarstvo u oblaku.',
      'Ispit se polaže jednom, priprema se isplati dvaput.',
    ],
    en: [
      'A discount on certificate preparation',
      '25% off cloud computing preparation.',
      'The exam is taken once, the preparation pays twice.',
    ],
  },
];

export const educationDigital = benefitsOf('education/digital', subject, written);
