import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Karta se vezuje za telefon ili karticu i otvara vrata istog dana. Ako se zagubi, pravi se nova bez reda na šalteru.',
    points: ['Važi istog dana', 'Nova karta bez reda', 'Podrška telefonom'],
    arrange: 'Podatke upiši na sajtu prevoznika.',
    limits: ['Karta važi za jednu osobu', 'Zone su ispisane pored naziva'],
  },
  en: {
    about:
      'The ticket is tied to your phone or card and opens the door the same day. If it is lost, a new one is made without queueing.',
    points: ['Valid the same day', 'A new ticket without a queue', 'Support by phone'],
    arrange: "Enter your details on the carrier's site.",
    limits: ['A ticket is for one person', 'The zones are beside its name'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'vrabac',
    price: 3600,
    way: 'web',
    at: ['Beograd'],
    monthly: true,
    scenes: ['mobility-tram', 'mobility-ticket'],
    sr: ['Mesečna karta za gradski prevoz', 'Neograničene vožnje, dve zone.', 'Jednom plaćeno, tri autobusa dnevno.'],
    en: ['A monthly ticket for city transport', 'Unlimited rides, two zones.', 'Paid once, three buses a day.'],
  },
  {
    by: 'vrabac',
    price: 4200,
    way: 'voucher',
    at: ['Novi Sad'],
    scenes: ['mobility-tram', 'mobility-ticket'],
    sr: ['Karta za prigradski prevoz', 'Dvadeset vožnji, od Bačke do grada.', 'Za put koji ionako prelaziš.'],
    en: ['Suburban transport', 'Twenty rides, from Bačka to the city.', 'For a journey you make anyway.'],
  },
  {
    by: 'vrabac',
    price: 22,
    currency: 'EUR',
    way: 'web',
    at: ['Podgorica', 'Budva'],
    monthly: true,
    scenes: ['mobility-tram'],
    sr: [
      'Autobus do mora, mjesečna karta',
      'Redovna linija Podgorica–Budva, vikendom.',
      'U petak u šest noge su već u vodi.',
    ],
    en: [
      'The bus to the sea, monthly ticket',
      'The Podgorica–Budva line, at weekends.',
      'By six on Friday your feet are in the water.',
    ],
  },
  {
    by: 'vrabac',
    price: 36,
    currency: 'KM',
    way: 'web',
    at: ['Sarajevo', 'Banja Luka'],
    monthly: true,
    scenes: ['mobility-tram'],
    sr: [
      'Mjesečna karta za gradski prevoz',
      'Tramvaji, autobusi i trolejbusi.',
      'Jedna karta, svi tramvaji sa zvonom.',
    ],
    en: ['A monthly city ticket', 'Trams, buses and trolleybuses.', 'One ticket, every tram with a bell.'],
  },
  {
    by: 'vrabac',
    price: null,
    kind: 'special',
    off: 10,
    way: 'web',
    at: ['Beograd'],
    scenes: ['mobility-tram'],
    sr: ['Popust na godišnju kartu', '10\u00a0% manje uz godišnju uplatu.', 'Dvanaest meseci bez podsećanja.'],
    en: ['A discount on an annual ticket', '10% off with annual payment.', 'Twelve months without a reminder.'],
  },
  {
    by: 'vrabac',
    price: 3600,
    kind: 'fixed',
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['mobility-tram'],
    onlyFor: ['IZBOR-RS'],
    sr: ['Mesečna karta za posao', 'Karta ti stiže svakog prvog u mesecu.', 'Do posla se vozi na račun kompanije.'],
    en: [
      'A monthly ticket to work',
      'The ticket arrives on the first of each month.',
      'The way to work is on the company.',
    ],
  },
  {
    by: 'vrabac',
    price: 36,
    currency: 'KM',
    kind: 'fixed',
    way: 'web',
    at: ['Sarajevo', 'Banja Luka'],
    scenes: ['mobility-tram', 'mobility-ticket'],
    onlyFor: ['IZBOR-BA'],
    sr: ['Prevoz do posla', 'Mjesečna karta za dvije zone, o trošku kompanije.', 'Tramvaj kasni, ali karta ne.'],
    en: [
      'Transport to work',
      'A monthly ticket for two zones, paid by the company.',
      'The tram is late, the ticket is not.',
    ],
  },
];

export const mobilityPublic = benefitsOf('mobility/public', subject, written);
