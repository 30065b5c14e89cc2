import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Sve što se pravi nosiš kući, a materijal i alat čekaju na stolu. Predznanje ne treba, samo odeća kojoj ne smeta mrlja.',
    points: ['Materijal i alat uključeni', 'Grupe do deset ljudi', 'Rad ostaje tebi'],
    arrange: 'Mesto rezerviši telefonom ili porukom, najkasnije dan ranije.',
    limits: ['Za mlađe od 14 godina potrebna je pratnja', 'Peći i rezbariti možeš samo uz majstora'],
  },
  en: {
    about:
      'You take home what you make, and material and tools are waiting on the table. No experience is needed, only clothes that do not mind a stain.',
    points: ['Material and tools included', 'Groups of up to ten', 'The work is yours'],
    arrange: 'Book by phone or message, a day before at the latest.',
    limits: ['Under 14 with an adult', 'Kilns and carving tools only with the master'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'glina',
    price: 4800,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['culture-vase', 'education-easel'],
    sr: ['Grnčarija: prvi put na točku', 'Tri sata, dve šolje i jedna lekcija iz strpljenja.', 'Glina zna kada žuriš.'],
    en: [
      'Pottery: first time at the wheel',
      'Three hours, two cups and a lesson in patience.',
      'Clay knows when you hurry.',
    ],
  },
  {
    by: 'glina',
    price: 16200,
    off: 10,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['culture-vase'],
    sr: [
      'Kurs keramike, osam večeri',
      'Od pljosnate činije do glazure.',
      'Osam sreda od kojih ostane ceo servis za čaj.',
    ],
    en: [
      'Ceramics course, eight evenings',
      'From a flat bowl to the glaze.',
      'Eight Wednesdays that leave you with a whole tea set.',
    ],
  },
  {
    by: 'glina',
    price: 5200,
    way: 'in_store',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['education-palette', 'education-easel'],
    sr: [
      'Akvarel za početnike',
      'Dve radionice, papir i boje uključeni.',
      'Voda radi polovinu posla i polovinu grešaka.',
    ],
    en: [
      'Watercolour for beginners',
      'Two workshops, paper and paints included.',
      'Water does half of the work and half of the mistakes.',
    ],
  },
  {
    by: 'glina',
    price: 6900,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['education-pencils', 'education-easel'],
    sr: ['Crtanje od nule', 'Šest časova, olovka i mrtva priroda.', 'Naučiš da gledaš, ruka dođe posle.'],
    en: ['Drawing from zero', 'Six lessons, a pencil and a still life.', 'You learn to look; the hand follows.'],
  },
  {
    by: 'bukva',
    price: 7400,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['home-toolbox'],
    sr: [
      'Stolarska radionica: polica za knjige',
      'Jedan dan, bukva, šmirgla i ulje.',
      'Polica koja stoji pravo, jer je tako i merena.',
    ],
    en: [
      'Carpentry: a bookshelf',
      'One day, beech, sandpaper and oil.',
      'A shelf that stands straight, because it was measured so.',
    ],
  },
  {
    by: 'glina',
    price: 3900,
    way: 'in_store',
    at: ['Niš'],
    scenes: ['education-sewing'],
    sr: [
      'Šivenje i popravke odeće',
      'Dve radionice: dugme, rajsfešlus, porub.',
      'Omiljene pantalone dobijaju drugi život.',
    ],
    en: ['Sewing and mending', 'Two workshops: a button, a zip, a hem.', 'Your favourite trousers get a second life.'],
  },
  {
    by: 'glina',
    price: 54,
    currency: 'KM',
    way: 'in_store',
    at: ['Sarajevo'],
    scenes: ['education-notebook', 'education-easel'],
    sr: ['Kaligrafija i iluminacija', 'Tri večeri, tuš, pero i zlatni list.', 'Spora slova za brze dane.'],
    en: ['Calligraphy and illumination', 'Three evenings, ink, a pen and gold leaf.', 'Slow letters for fast days.'],
  },
  {
    by: 'glina',
    price: null,
    kind: 'special',
    off: 20,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['culture-vase'],
    sr: [
      'Popust na unikatnu keramiku',
      '20\u00a0% manje na sve iz izloga ateljea.',
      'Nijedna šolja nije ista, zato ih i kupujemo.',
    ],
    en: [
      'A discount on studio ceramics',
      "20% off everything in the studio's window.",
      'No two cups are alike, which is why we buy them.',
    ],
    own: {
      sr: {
        about: 'Komadi su pečeni u ateljeu i potpisani na dnu. U izlogu je uvek ono što je ove nedelje izašlo iz peći.',
        points: ['Ručni rad, potpisan', 'Bezbedno za mašinu za sudove', 'Pakovanje za poklon'],
        arrange: 'Dođi u atelje radnim danom od 12 do 19 časova.',
        limits: ['Komadi po porudžbini nisu uključeni', 'Zamena u roku od sedam dana'],
      },
      en: {
        about:
          'The pieces are fired in the studio and signed underneath. In the window is what came out of the kiln this week.',
        points: ['Made by hand and signed', 'Safe in the dishwasher', 'Gift wrapping'],
        arrange: 'Come to the studio on weekdays from noon to 7 pm.',
        limits: ['Pieces made to order are not included', 'Exchange within seven days'],
      },
    },
  },
];

export const educationCreative = benefitsOf('education/creative', subject, written);
