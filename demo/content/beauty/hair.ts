import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Frizer prvo sluša, pa tek onda reže, a boja se bira na uzorku. Peškiri su sveži, a red se ne čeka jer je svaki termin samo tvoj.',
    points: ['Razgovor pre termina', 'Bez doplate za dužinu kose', 'Popravka u roku od sedam dana'],
    arrange: 'Termin zakaži telefonom, vikendom i ranije.',
    limits: ['Nadogradnja i ekstenzije se naplaćuju posebno', 'Otkazivanje dan ranije'],
  },
  en: {
    about:
      'The hairdresser listens first and cuts afterwards; the colour is chosen on a sample. The towels are fresh and nobody waits, for each appointment is yours alone.',
    points: ['A talk before you begin', 'No surcharge for long hair', 'A correction within seven days'],
    arrange: 'Book by phone, earlier for weekends.',
    limits: ['Extensions are charged separately', 'Cancel a day before'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'cuperak',
    key: 'haircut',
    price: 2600,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['beauty-hairdresser', 'beauty-mirror'],
    bought: 231,
    sr: [
      'Šišanje i nega kose',
      'Pranje, šišanje, maska i feniranje kod starijeg frizera.',
      'Sat vremena u kome niko ne pita za rok.',
    ],
    en: [
      'Haircut and hair care',
      'Wash, cut, mask and blow-dry with a senior stylist.',
      'An hour in which nobody asks about a deadline.',
    ],
  },
  {
    by: 'cuperak',
    price: 1900,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['beauty-hairdresser'],
    sr: ['Muško šišanje i brada', 'Šišanje, brijanje i nega, četrdeset minuta.', 'Ogledalo počinje da sarađuje.'],
    en: ["Men's cut and beard", 'A cut, a shave and care, forty minutes.', 'The mirror starts to cooperate.'],
  },
  {
    by: 'cuperak',
    price: 8900,
    off: 15,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['beauty-hairdresser', 'beauty-mirror'],
    sr: ['Bojenje i preliv', 'Boja, preliv i maska, tri sata.', 'Nijansa koja ne žuti do sledećeg puta.'],
    en: [
      'Colour and toner',
      'Colour, toner and a mask, three hours.',
      'A shade that does not turn before the next time.',
    ],
  },
  {
    by: 'ruza',
    price: 4600,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['beauty-hairdresser'],
    sr: ['Šišanje i nega za dvoje', 'Dva termina istog dana, u isto vreme.', 'Razgovor preko ogledala, kao nekad.'],
    en: [
      'A cut and care for two',
      'Two appointments on one day, at the same time.',
      'A conversation through the mirror, as in old times.',
    ],
  },
  {
    by: 'cuperak',
    price: 2200,
    way: 'in_store',
    at: ['Beograd'],
    monthly: true,
    scenes: ['beauty-hairdresser'],
    sr: [
      'Feniranje dvaput mesečno, pretplata',
      'Dva feniranja svakog meseca, po izboru.',
      'Utorak i petak izgledaju drugačije.',
    ],
    en: [
      'Two blow-dries a month, subscription',
      'Two blow-dries each month, of your choice.',
      'Tuesdays and Fridays look different.',
    ],
  },
  {
    by: 'ruza',
    price: 36,
    currency: 'KM',
    way: 'in_store',
    at: ['Sarajevo'],
    scenes: ['beauty-hairdresser'],
    sr: ['Šišanje i feniranje', 'Pranje, šišanje i feniranje po želji.', 'Vjetar s Trebevića više nije protivnik.'],
    en: [
      'Cut and blow-dry',
      'A wash, a cut and a blow-dry, just as you like it.',
      'The wind from Trebević is no longer an enemy.',
    ],
  },
  {
    by: 'ruza',
    price: 22,
    currency: 'EUR',
    way: 'in_store',
    at: ['Podgorica'],
    scenes: ['beauty-hairdresser'],
    sr: ['Šišanje kod Ruže', 'Pranje, šišanje i kratka masaža tjemena.', 'Deset minuta masaže je skriveni dio računa.'],
    en: [
      'A haircut at Ruža',
      'A wash, a cut and a short scalp massage.',
      'Ten minutes of massage are the hidden part of the bill.',
    ],
  },
  {
    by: 'cuperak',
    price: null,
    kind: 'special',
    off: 20,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['beauty-hairdresser'],
    sr: [
      'Popust na bojenje radnim danima',
      '20\u00a0% manje od ponedeljka do četvrtka.',
      'Boja od srede traje isto koliko i od subote.',
    ],
    en: [
      'A discount on colouring on weekdays',
      '20% off Monday to Thursday.',
      "Colour done on a Wednesday lasts as long as Saturday's.",
    ],
  },
];

export const beautyHair = benefitsOf('beauty/hair', subject, written);
