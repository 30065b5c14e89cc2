import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Uči se radeći, u maloj grupi, a domaćin je neko ko time živi. Beleške i recepti ili vežbe idu sa tobom kući.',
    points: ['Sve potrebno čeka na mestu', 'Grupe do dvanaest ljudi', 'Beleške za kod kuće'],
    arrange: 'Mesto rezerviši telefonom ili porukom, najkasnije dan ranije.',
    limits: ['Otkazivanje najkasnije dan ranije', 'Alergije na hranu najavi unapred'],
  },
  en: {
    about:
      'You learn by doing, in a small group, from somebody who lives by it. Notes, recipes or exercises go home with you.',
    points: ['All you need is there', 'Groups of up to twelve', 'Notes for home'],
    arrange: 'Book by phone or message, a day before at the latest.',
    limits: ['Cancel a day before', 'Tell the host about food allergies in advance'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'gramofonija',
    price: 8800,
    way: 'web',
    at: ['Beograd'],
    scenes: ['education-guitar', 'culture-record'],
    sr: [
      'Gitara za odrasle početnike',
      'Deset časova, instrument može da se pozajmi.',
      'Tri akorda su dovoljna za celu logorsku vatru.',
    ],
    en: [
      'Guitar for adult beginners',
      'Ten lessons, with a guitar to borrow.',
      'Three chords are enough for a whole campfire.',
    ],
  },
  {
    by: 'zrno',
    price: 4200,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['technology-espresso', 'food-coffee'],
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
];

export const educationEvenings = benefitsOf('education/creative', subject, written);
