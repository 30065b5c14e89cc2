import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Servis dolazi po uređaj i kaže šta mu je pre nego što se bilo šta naplati. Podaci ostaju tvoji i brišu se na zahtev.',
    points: ['Dijagnostika pre naplate', 'Preuzimanje i dostava', 'Podaci se brišu na zahtev'],
    arrange: 'Uređaj preuzima kurir, a javljaju se istog dana.',
    limits: ['Kopija podataka se pravi pre servisa', 'Delovi van garancije se naplaćuju'],
  },
  en: {
    about:
      'The service fetches the device and says what is wrong before anything is charged. Your data stays yours and is erased on request.',
    points: ['Diagnosis before payment', 'Pick-up and delivery', 'Data erased on request'],
    arrange: 'A courier picks the device up and they call the same day.',
    limits: ['A copy of the data is made before servicing', 'Parts out of warranty are charged'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'piksel',
    price: 6800,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['technology-laptop'],
    sr: [
      'Servis laptopa: čišćenje i pasta',
      'Ventilatori, pasta i provera temperature.',
      'Ventilator se konačno ne čuje na sastanku.',
    ],
    en: [
      'Laptop service: cleaning and paste',
      'Fans, paste and a temperature check.',
      'The fan is no longer heard in the meeting.',
    ],
  },
  {
    by: 'piksel',
    price: 9400,
    way: 'web',
    at: ['Beograd'],
    scenes: ['technology-keyboard', 'technology-laptop'],
    sr: ['Nova baterija za laptop', 'Baterija i montaža, dva sata.', 'Kafić bez utičnice više nije problem.'],
    en: [
      'A new laptop battery',
      'The battery and fitting, two hours.',
      'A café without sockets is no longer a problem.',
    ],
  },
  {
    by: 'piksel',
    price: 12900,
    off: 10,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['technology-storage', 'technology-laptop'],
    sr: ['Prebacivanje na novi računar', 'Podaci, podešavanja i sve što ruka pamti.', 'Sve na istom mestu, samo brže.'],
    en: [
      'Moving to a new computer',
      'Data, settings and everything your hand remembers.',
      'Everything in the same place, only faster.',
    ],
  },
  {
    by: 'piksel',
    price: 45,
    currency: 'EUR',
    way: 'web',
    at: ['Podgorica'],
    scenes: ['technology-laptop'],
    sr: [
      'Servis laptopa u Podgorici',
      'Čišćenje, dijagnostika i zamjena paste.',
      'Pregrijan laptop na plaži nije izuzetak.',
    ],
    en: [
      'Laptop service in Podgorica',
      'Cleaning, diagnosis and new paste.',
      'An overheated laptop on the beach is not an exception.',
    ],
  },
  {
    by: 'piksel',
    price: 1500,
    kind: 'special',
    off: 25,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['technology-phone'],
    sr: ['Popust na zamenu ekrana', '25\u00a0% manje na popravku telefona.', 'Pad sa stola je uvek nevin.'],
    en: ['A discount on screen repair', '25% off phone repairs.', 'A fall from the table is always innocent.'],
  },
];

export const technologyComputers = benefitsOf('technology/computers', subject, written);
