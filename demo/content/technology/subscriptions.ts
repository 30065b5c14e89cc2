import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Pristup se vezuje za ličnu adresu, ne za poslovnu, pa ostaje tvoj i kada promeniš posao. Uputstvo ide istog dana.',
    points: ['Aktivacija u roku od dva radna dana', 'Podrška na srpskom', 'Otkazivanje u aplikaciji'],
    arrange: 'Podatke za prijavu biraš na sajtu partnera.',
    limits: ['Cena se menja prvog u godini', 'Nalog je za jednu osobu, osim gde je navedeno'],
  },
  en: {
    about:
      'Access is tied to a personal address, not to a work one, so it stays yours when you change jobs. Instructions come the same day.',
    points: ['Activation within two working days', 'Support in Serbian', 'Cancel in the app'],
    arrange: "You choose your sign-in on the provider's site.",
    limits: ['The price changes with the year', 'One account, one person, unless stated'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'oblak',
    price: 1900,
    way: 'web',
    at: ['Online'],
    monthly: true,
    scenes: ['technology-storage'],
    sr: [
      'Oblak za fotografije, pretplata',
      'Dva terabajta i automatska kopija.',
      'Telefon može da se izgubi, slike ne mogu.',
    ],
    en: [
      'Cloud storage for photographs, subscription',
      'Two terabytes and an automatic copy.',
      'A phone may be lost, the pictures may not.',
    ],
  },
  {
    by: 'oblak',
    price: 2600,
    way: 'web',
    at: ['Online'],
    monthly: true,
    scenes: ['technology-headphones', 'technology-phone'],
    sr: ['Muzika i podkasti, porodična pretplata', 'Šest naloga, bez reklama.', 'Svako sluša svoje, kuća je ista.'],
    en: [
      'Music and podcasts, a family subscription',
      'Six accounts, without ads.',
      'Everybody listens to their own in the same house.',
    ],
  },
  {
    by: 'oblak',
    price: 1400,
    way: 'web',
    at: ['Online'],
    monthly: true,
    scenes: ['technology-padlock'],
    sr: ['Menadžer lozinki, pretplata', 'Dve osobe, beskonačno lozinki.', 'Jedna lozinka, i ta dobra.'],
    en: ['A password manager, subscription', 'Two people, endless passwords.', 'One password, and a good one.'],
  },
  {
    by: 'oblak',
    price: 3600,
    way: 'web',
    at: ['Online'],
    scenes: ['learning-shield', 'technology-padlock'],
    sr: [
      'Antivirus i porodična zaštita',
      'Tri uređaja i filteri za decu, godinu dana.',
      'Mirniji ekrani u celoj kući.',
    ],
    en: [
      'Antivirus and family protection',
      'Three devices and filters for children, one year.',
      'Calmer screens in the whole house.',
    ],
  },
  {
    by: 'oblak',
    price: 12,
    currency: 'EUR',
    way: 'web',
    at: ['Cela Crna Gora'],
    monthly: true,
    scenes: ['technology-television'],
    sr: [
      'Video biblioteka, pretplata',
      'Filmovi i serije, dvije osobe.',
      'Film počne u devet, završi se u pola jedan.',
    ],
    en: [
      'A video library, subscription',
      'Films and series, two people.',
      'The film starts at nine and ends at half past twelve.',
    ],
  },
  {
    by: 'oblak',
    price: null,
    kind: 'special',
    off: 20,
    way: 'web',
    at: ['Online'],
    scenes: ['technology-watch', 'technology-laptop'],
    sr: [
      'Popust na godišnje pretplate',
      '20\u00a0% manje na sve pakete posle prve godine.',
      'Dvanaest meseci, jedna manja cifra.',
    ],
    en: [
      'A discount on annual subscriptions',
      '20% off every plan after the first year.',
      'Twelve months, one smaller figure.',
    ],
  },
  {
    by: 'oblak',
    price: 1600,
    way: 'web',
    at: ['Online'],
    monthly: true,
    scenes: ['technology-reader', 'technology-laptop'],
    sr: [
      'Novine i vesti bez reklama, pretplata',
      'Deset redakcija u jednoj aplikaciji.',
      'Naslov bez uzvičnika, tekst bez iskačućih prozora.',
    ],
    en: [
      'News without advertising, subscription',
      'Ten newsrooms in one app.',
      'Headlines without shouting, articles without pop-ups.',
    ],
  },
];

export const technologySubscriptions = benefitsOf('technology/subscriptions', subject, written);
