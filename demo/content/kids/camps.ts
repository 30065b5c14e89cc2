import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Vaspitači su isti cele godine, a grupe su male i po uzrastu. Roditelj svake večeri dobija poruku i fotografiju dana.',
    points: ['Vaspitači sa iskustvom', 'Grupe do dvanaest dece', 'Poruka i fotografija svako veče'],
    arrange: 'Prijavu popunjavaš na sajtu, uz podatke o alergijama.',
    limits: ['Dete mora imati zdravstvenu knjižicu', 'Otkazivanje najkasnije sedam dana ranije'],
  },
  en: {
    about:
      'The carers are the same all year and the groups are small and by age. Every evening parents get a message and a photograph of the day.',
    points: ['Experienced carers', 'Groups of up to twelve', 'A message and photograph every evening'],
    arrange: 'Fill in the form on the site, with notes on allergies.',
    limits: ['The child needs a health record', 'Cancel at least seven days before'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'zvoncica',
    key: 'camp',
    price: 21000,
    way: 'web',
    at: ['Beograd', 'Ostalo'],
    scenes: ['kids-tent', 'team-campfire', 'kids-kite'],
    sr: [
      'Letnji kamp za decu od 6 do 12 godina',
      'Sedam dana u prirodi, radionice i logorska vatra.',
      'Vraćaju se umorni, prašnjavi i viši za pola glave.',
    ],
    en: [
      'Summer camp for children aged 6 to 12',
      'Seven days outdoors, workshops and a campfire.',
      'They come back tired, dusty and half a head taller.',
    ],
  },
  {
    by: 'zvoncica',
    price: 4900,
    way: 'web',
    at: ['Beograd'],
    scenes: ['kids-tent'],
    sr: ['Dnevni kamp na raspustu', 'Pet dana, od 8 do 16 časova, sa ručkom.', 'Raspust bez pitanja šta ćemo sutra.'],
    en: [
      'A day camp in the holidays',
      'Five days, 8 am to 4 pm, with lunch.',
      'A school break without asking what we do tomorrow.',
    ],
  },
  {
    by: 'zvoncica',
    price: 60,
    currency: 'EUR',
    off: 15,
    way: 'web',
    at: ['Podgorica'],
    scenes: ['kids-tent', 'kids-kite'],
    sr: ['Ljetnji kamp uz more', 'Pet dana sa plažom i radionicama.', 'Slana kosa do kraja avgusta.'],
    en: ['Summer camp by the sea', 'Five days of beach and workshops.', 'Salty hair until the end of August.'],
  },
  {
    by: 'zvoncica',
    price: null,
    kind: 'special',
    off: 10,
    way: 'web',
    at: ['Beograd'],
    scenes: ['kids-tent'],
    sr: [
      'Popust na drugo dete',
      '10\u00a0% manje za brata ili sestru u istom kampu.',
      'Jedna torba više, jedna briga manje.',
    ],
    en: [
      'A discount for a second child',
      '10% off for a sibling in the same camp.',
      'One backpack more, one worry less.',
    ],
  },
];

export const kidsCamps = benefitsOf('kids/camps', subject, written);
