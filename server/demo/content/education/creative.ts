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
    scenes: ['education-easel'],
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
    scenes: ['education-easel', 'education-pencils'],
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
    by: 'gramofonija',
    price: 8800,
    way: 'web',
    at: ['Beograd'],
    scenes: ['culture-record', 'culture-violin'],
    sr: ['Gitara za odrasle početnike', 'Deset časova, instrument može da se pozajmi.', 'Tri akorda i ceo jedan kamp.'],
    en: [
      'Guitar for adult beginners',
      'Ten lessons, with a guitar to borrow.',
      'Three chords and you own the campfire.',
    ],
  },
  {
    by: 'glina',
    price: 3900,
    way: 'in_store',
    at: ['Niš'],
    scenes: ['education-easel'],
    sr: [
      'Šivenje i popravke odeće',
      'Dve radionice: dugme, rajsfešlus, porub.',
      'Omiljene pantalone dobijaju drugi život.',
    ],
    en: ['Sewing and mending', 'Two workshops: a button, a zip, a hem.', 'Your favourite trousers get a second life.'],
  },
  {
    by: 'zrno',
    price: 4200,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['food-coffee'],
    sr: ['Kurs kućnog barista majstora', 'Mlevenje, mleko i vaga, tri sata.', 'Jutro počinje gramom više ili manje.'],
    en: [
      'Home barista course',
      'Grinding, milk and scales, three hours.',
      'A morning begins with a gram more or less.',
    ],
  },
  {
    by: 'lipe',
    price: 6400,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['food-groceries', 'food-plate'],
    sr: [
      'Kuvarska radionica: balkanska kuhinja',
      'Četiri jela, jedan sto i recepti za poneti.',
      'Ajvar ima onoliko verzija koliko ima komšiluka.',
    ],
    en: [
      'Cooking workshop: Balkan kitchen',
      'Four dishes, one table and recipes to keep.',
      'There are as many versions of ajvar as there are neighbourhoods.',
    ],
  },
  {
    by: 'glina',
    price: 54,
    currency: 'KM',
    way: 'in_store',
    at: ['Sarajevo'],
    scenes: ['culture-vase', 'education-easel'],
    sr: ['Kaligrafija i iluminacija', 'Tri večeri, tuš, pero i zlatni list.', 'Spora slova za brze dane.'],
    en: ['Calligraphy and illumination', 'Three evenings, ink, a pen and gold leaf.', 'Slow letters for fast days.'],
  },
  {
    by: 'talas',
    price: 45,
    currency: 'EUR',
    way: 'in_store',
    at: ['Podgorica'],
    scenes: ['technology-camera'],
    sr: ['Fotografska šetnja gradom', 'Tri sata sa fotografom, telefon je dovoljan.', 'Grad je isti, kadar nije.'],
    en: [
      'A photo walk through the city',
      'Three hours with a photographer; a phone is enough.',
      'The city is the same, the frame is not.',
    ],
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
      '20 % manje na sve iz izloga ateljea.',
      'Nijedna šolja nije ista, zato ih i kupujemo.',
    ],
    en: [
      'A discount on studio ceramics',
      "20 % off everything in the studio's window.",
      'No two cups are alike, which is why we buy them.',
    ],
  },
];

export const educationCreative = benefitsOf('education/creative', subject, written);
