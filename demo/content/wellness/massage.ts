import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Terapeuti imaju licencu i rade bez žurbe: termin počinje kada legneš, a ne kada uđeš na vrata. Ulja su hladno ceđena i bez jakih mirisa.',
    points: ['Razgovor o bolovima pre početka', 'Topla soba i čista posteljina', 'Tuš i čaj posle tretmana'],
    arrange: 'Termin zakaži telefonom ili na recepciji, bar dan ranije.',
    limits: [
      'Nije za stanja sa temperaturom, sveže povrede i prvo tromesečje trudnoće',
      'Otkazivanje najkasnije 12 sati ranije',
    ],
  },
  en: {
    about:
      'The therapists are licensed and never hurry: your time begins when you lie down, not when you come in. The oils are cold-pressed and lightly scented.',
    points: ['A talk about aches before the start', 'A warm room and clean linen', 'A shower and tea afterwards'],
    arrange: 'Book by phone or at the desk, at least a day ahead.',
    limits: ['Not with a fever, fresh injuries or in the first trimester', 'Cancel at least 12 hours before'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'lotos',
    key: 'massage',
    price: 4200,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['wellness-lotus', 'wellness-stones', 'wellness-towels'],
    leaflets: ['massage'],
    bought: 611,
    sr: [
      'Relaks masaža celog tela, 60 minuta',
      'Topla ulja, mirna soba i sat vremena samo za tebe.',
      'Najlepši deo je kada izgubiš pojam o vremenu, a ono tek prošlo pola.',
    ],
    en: [
      'Full body relaxing massage, 60 minutes',
      'Warm oils, a quiet room and an hour of your own.',
      'The best part is losing track of time with half of it still to come.',
    ],
  },
  {
    by: 'lotos',
    price: 3400,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['wellness-stones', 'wellness-towels'],
    leaflets: ['massage'],
    sr: [
      'Masaža leđa i vrata, 40 minuta',
      'Za ramena koja su se popela do ušiju.',
      'Četrdeset minuta da se ono što je kancelarija zategla ponovo spusti.',
    ],
    en: [
      'Back and neck massage, 40 minutes',
      'For shoulders that have climbed to the ears.',
      'Forty minutes to lower what the office has raised.',
    ],
  },
  {
    by: 'lotos',
    price: 5600,
    off: 10,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['wellness-stones'],
    leaflets: ['massage'],
    sr: [
      'Masaža vrućim kamenjem',
      'Bazaltno kamenje, devedeset minuta, lavanda na kraju.',
      'Kamen čuva toplotu duže od svakog dlana.',
    ],
    en: [
      'Hot stone massage',
      'Basalt stones, ninety minutes, lavender at the end.',
      'Stone keeps warmth longer than any hand.',
    ],
  },
  {
    by: 'lotos',
    price: 7600,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['wellness-lotus', 'wellness-stones'],
    sr: ['Masaža u paru', 'Dva stola, dva terapeuta, jedna soba.', 'Sat u kome dvoje ćute i slažu se u svemu.'],
    en: [
      'A massage for two',
      'Two tables, two therapists, one room.',
      'An hour in which two people say nothing and agree on everything.',
    ],
  },
  {
    by: 'mir',
    price: 3600,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['wellness-towels'],
    sr: [
      'Sportska masaža, 50 minuta',
      'Duboki pritisak za noge i leđa posle treninga.',
      'Zaboli tačno onoliko koliko treba.',
    ],
    en: [
      'Sports massage, 50 minutes',
      'Deep pressure for legs and back after training.',
      'It hurts exactly as much as it should.',
    ],
  },
  {
    by: 'mir',
    price: 3900,
    way: 'in_store',
    at: ['Novi Sad'],
    monthly: true,
    scenes: ['wellness-towels', 'wellness-stones'],
    sr: [
      'Jedna masaža mesečno, pretplata',
      'Termin po izboru svakog meseca, bez čekanja u redu.',
      'Navika koju je lako zadržati.',
    ],
    en: [
      'One massage a month, subscription',
      'A time of your choice each month, no queue.',
      'A habit that is easy to keep.',
    ],
  },
  {
    by: 'mir',
    price: 4500,
    way: 'in_store',
    at: ['Niš'],
    scenes: ['wellness-lotus'],
    sr: [
      'Limfna drenaža, tri tretmana',
      'Lagani pokreti za umorne noge.',
      'Noge se vraćaju kući lakše nego što su došle.',
    ],
    en: [
      'Lymph drainage, three sessions',
      'Light strokes for tired legs.',
      'Your legs go home lighter than they came.',
    ],
  },
  {
    by: 'bistrik',
    price: 55,
    currency: 'KM',
    way: 'in_store',
    at: ['Sarajevo'],
    scenes: ['wellness-stones', 'wellness-towels'],
    sr: [
      'Masaža u hamamu',
      'Piling, pjena i trideset minuta na toplom kamenu.',
      'Stari način da se dan opere sa ramena.',
    ],
    en: [
      'Massage in the hammam',
      'Scrub, foam and thirty minutes on warm stone.',
      'The old way of washing the day off your shoulders.',
    ],
  },
  {
    by: 'lotos',
    price: null,
    kind: 'special',
    off: 20,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['wellness-lotus'],
    sr: [
      'Popust na pakete od pet masaža',
      '20\u00a0% manje na svaki paket, cele godine.',
      'Pet razloga da telefon ostane u torbi.',
    ],
    en: [
      'A discount on packs of five massages',
      '20% off every pack, all year.',
      'Five reasons to leave the phone in your bag.',
    ],
  },
  {
    by: 'lotos',
    price: 1500,
    kind: 'fixed',
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['wellness-stones'],
    onlyFor: ['IZBOR-RS'],
    sr: [
      'Masaža u kancelariji',
      'Petnaest minuta na stolici, svake druge srede na spratu.',
      'Dovoljno kratko za pauzu, dovoljno dugo za ramena.',
    ],
    en: [
      'Office massage',
      'Fifteen minutes on a chair, every other Wednesday on your floor.',
      'Short enough for a break, long enough for the shoulders.',
    ],
    own: {
      sr: {
        about:
          'Terapeutkinja dolazi sa stolicom u malu salu za sastanke, a ti u onome što nosiš. Radi se preko odeće, bez ulja.',
        points: ['Petnaest minuta po osobi', 'Preko odeće, bez ulja', 'Svake druge srede'],
        arrange: 'Termin upiši u kalendar male sale.',
        limits: ['Jedan termin po osobi u istoj sredi', 'Nije za sveže povrede leđa'],
      },
      en: {
        about:
          'The therapist comes with a chair to the small meeting room, and you come as you are. It is done over your clothes, without oil.',
        points: ['Fifteen minutes each', 'Over your clothes, without oil', 'Every other Wednesday'],
        arrange: "Put your time into the small room's calendar.",
        limits: ['One session a person each Wednesday', 'Not with fresh back injuries'],
      },
    },
  },
  {
    by: 'bistrik',
    price: null,
    currency: 'KM',
    kind: 'special',
    off: 15,
    way: 'in_store',
    at: ['Sarajevo'],
    scenes: ['wellness-stones', 'wellness-towels'],
    sr: [
      'Popust na jutarnje termine u hamamu',
      '15\u00a0% manje radnim danom do podne.',
      'Grad radi, a ti ležiš na toplom kamenu.',
    ],
    en: [
      'A discount on mornings at the hammam',
      '15% off on weekdays until noon.',
      'The city works while you lie on warm stone.',
    ],
  },
];

export const wellnessMassage = benefitsOf('wellness/massage', subject, written);
