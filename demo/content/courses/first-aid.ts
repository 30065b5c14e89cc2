import { type CourseContent, right, wrong } from './course-content.ts';
import { FIRST_AID_EN } from './first-aid-en.ts';
import { FIRST_AID_SR } from './first-aid-sr.ts';

export const FIRST_AID: CourseContent = {
  picture: 'learning-kit-0',
  minutes: 60,
  passMark: 80,
  reading: { sr: FIRST_AID_SR, en: FIRST_AID_EN },
  sr: {
    name: 'Prva pomoć na poslu',
    summary: 'Šta da uradiš u prvih nekoliko minuta, dok hitna pomoć ne stigne.',
    about:
      'Od poziva hitnoj pomoći do oživljavanja, krvarenja, opekotina i gušenja. Kurs ne zamenjuje vežbu na lutki, ali posle njega znaš redosled i ne gubiš vreme.',
    points: [
      'Prilaziš bezbedno i zoveš pomoć s pravim podacima.',
      'Prepoznaješ kad neko ne diše normalno i počinješ pritiske.',
      'Zaustavljaš krvarenje i hladiš opekotinu kako treba.',
      'Znaš šta ne treba raditi, što je često isto toliko važno.',
    ],
  },
  en: {
    name: 'First aid at work',
    summary: 'What to do in the first few minutes, until the ambulance comes.',
    about:
      'From calling for help to resuscitation, bleeding, burns and choking. The course does not replace practice on a manikin, but afterwards you know the order of things and lose no time.',
    points: [
      'You approach safely and call for help with the right details.',
      'You recognise when somebody does not breathe normally and begin compressions.',
      'You stop bleeding and cool a burn the right way.',
      'You know what not to do, which is often just as important.',
    ],
  },
  questions: [
    {
      sr: 'Kolega leži na podu pored mašine. Šta je prvo?',
      en: 'A colleague lies on the floor beside a machine. What comes first?',
      answers: [
        right('Proveriti da li je prilaz bezbedan', 'Checking that it is safe to approach'),
        wrong('Podići ga u sedeći položaj', 'Sitting him up'),
        wrong('Dati mu vode', 'Giving him water'),
        wrong('Potražiti zapisnik o povredama', 'Looking for the accident book'),
      ],
    },
    {
      sr: 'Šta hitna pomoć treba da čuje od tebe?',
      en: 'What does the ambulance service need to hear from you?',
      answers: [
        right('Tačno mesto i kako se prilazi', 'The exact place and how to get to it'),
        right('Šta se desilo i koliko je povređenih', 'What happened and how many are hurt'),
        right('Da li povređeni diše i reaguje', 'Whether the person breathes and responds'),
        wrong('Ko je kriv', 'Whose fault it was'),
      ],
    },
    {
      sr: 'Osoba ne reaguje i ne diše normalno. Kojim ritmom se pritiska grudni koš?',
      en: 'Somebody does not respond and does not breathe normally. At what rate do you press the chest?',
      answers: [
        wrong('60 do 80 puta u minuti', '60 to 80 times a minute'),
        right('100 do 120 puta u minuti', '100 to 120 times a minute'),
        wrong('Što brže, to bolje', 'The faster the better'),
      ],
    },
    {
      sr: 'Koliko duboko se pritiska grudni koš odrasle osobe?',
      en: 'How deep is the chest of an adult pressed?',
      answers: [
        wrong('2 do 3 centimetra', '2 to 3 centimetres'),
        right('5 do 6 centimetara', '5 to 6 centimetres'),
        wrong('8 do 10 centimetara', '8 to 10 centimetres'),
      ],
    },
    {
      sr: 'Rana na podlaktici jako krvari. Šta prvo?',
      en: 'A wound on the forearm bleeds heavily. What do you do first?',
      answers: [
        right('Pritisnem ranu čvrsto čistom gazom ili tkaninom', 'Press the wound firmly with clean gauze or cloth'),
        wrong('Isperem je alkoholom', 'Rinse it with alcohol'),
        wrong('Podvežem ruku pertlom', 'Tie the arm off with a shoelace'),
      ],
    },
    {
      sr: 'Kako se zbrinjava opekotina od vrele vode?',
      en: 'How is a burn from hot water treated?',
      answers: [
        right('Hladi se tekućom vodom dvadesetak minuta', 'It is cooled under running water for about twenty minutes'),
        right('Skida se prstenje i sat pre otoka', 'Rings and watches come off before it swells'),
        wrong('Maže se maslom ili pastom za zube', 'Butter or toothpaste is put on it'),
        wrong('Stavlja se led pravo na kožu', 'Ice is put straight on the skin'),
      ],
    },
    {
      sr: 'Kolega se guši hranom, ne može da govori ni da kašlje. Šta radiš?',
      en: 'A colleague chokes on food and can neither speak nor cough. What do you do?',
      answers: [
        wrong('Dam mu da pije', 'Give him something to drink'),
        right(
          'Do pet udaraca između lopatica, pa do pet potisaka ispod grudne kosti',
          'Up to five blows between the shoulder blades, then up to five thrusts below the breastbone',
        ),
        wrong('Položim ga na leđa i čekam', 'Lay him on his back and wait'),
      ],
    },
    {
      sr: 'Neko se onesvestio, diše normalno i polako dolazi sebi. Šta pomaže?',
      en: 'Somebody fainted, breathes normally and slowly comes round. What helps?',
      answers: [
        right('Da leži, sa podignutim nogama, i da ima vazduha', 'Lying down with the legs raised, and fresh air'),
        wrong('Da odmah ustane i prošeta', 'Getting up at once and walking'),
        wrong('Da pojede nešto dok leži', 'Eating something while lying'),
      ],
    },
    {
      sr: 'Kada se prekidaju pritisci na grudni koš?',
      en: 'When do you stop chest compressions?',
      answers: [
        right('Kad osoba počne normalno da diše', 'When the person begins to breathe normally'),
        right('Kad te zameni hitna pomoć', 'When the ambulance crew takes over'),
        wrong('Posle dva minuta u svakom slučaju', 'After two minutes in any case'),
      ],
    },
    {
      sr: 'Na poslu postoji automatski defibrilator. Ko sme da ga upotrebi?',
      en: 'There is an automated defibrillator at work. Who may use it?',
      answers: [
        wrong('Samo lekar', 'Only a doctor'),
        right('Svako, uređaj govori šta da se radi', 'Anybody, the device says what to do'),
        wrong('Samo ko ima potvrdu', 'Only somebody with a certificate'),
      ],
    },
  ],
};
