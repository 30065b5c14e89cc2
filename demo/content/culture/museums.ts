import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Karta važi i za stalnu postavku i za izložbe, a u holu ima klupa za one koji žele da gledaju polako. Vodič se najavljuje unapred.',
    points: ['Stalna postavka i gostujuće izložbe', 'Mapa sa predlogom šetnje', 'Klupe u svakoj sali'],
    arrange: 'Vođenje rezerviši dva dana ranije.',
    limits: ['Fotografisanje je dozvoljeno bez stativa', 'Ranac ostaje u garderobi'],
  },
  en: {
    about:
      'The ticket covers the permanent collection and exhibitions, and there is a bench in the hall for those who look slowly. A guide is arranged ahead.',
    points: ['The collection and visiting exhibitions', 'A map with a suggested walk', 'Benches in every room'],
    arrange: 'Book a guide two days ahead.',
    limits: ['Photographs without a tripod', 'Backpacks stay in the cloakroom'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'prozor',
    price: 1800,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['culture-vase', 'education-easel'],
    sr: [
      'Godišnja kartica Galerije Prozor',
      'Neograničen ulaz i popust u prodavnici.',
      'Slika se menja i kad se ne pomera.',
    ],
    en: [
      'An annual card to Galerija Prozor',
      'Unlimited entry and a discount in the shop.',
      'A picture changes even when it does not move.',
    ],
  },
  {
    by: 'prozor',
    price: 3600,
    way: 'in_store',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['culture-vase'],
    sr: ['Vođena tura za dvoje', 'Sat i po sa kustosom kroz stalnu postavku.', 'Kustos zna i šta je iza slike.'],
    en: [
      'A guided tour for two',
      'An hour and a half through the collection with a curator.',
      'The curator knows what is behind the painting too.',
    ],
  },
  {
    by: 'prozor',
    price: 8200,
    off: 20,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['education-palette', 'education-easel'],
    sr: [
      'Likovna radionica u galeriji',
      'Tri subote među slikama, boje uključene.',
      'Crtaš ispred originala, u tišini koja pomaže.',
    ],
    en: [
      'An art workshop in the gallery',
      'Three Saturdays among the paintings, paints included.',
      'You draw in front of the original, in a helpful silence.',
    ],
  },
  {
    by: 'prozor',
    price: 12,
    currency: 'EUR',
    way: 'in_store',
    at: ['Podgorica'],
    scenes: ['culture-vase'],
    sr: [
      'Muzej i galerija, dvije karte',
      'Stalna postavka i gostujuća izložba.',
      'Popodne od dva sata, bez ijednog ekrana.',
    ],
    en: [
      'Museum and gallery, two tickets',
      'The collection and a visiting exhibition.',
      'An afternoon of two hours without a single screen.',
    ],
  },
  {
    by: 'prozor',
    price: 15,
    currency: 'KM',
    way: 'in_store',
    at: ['Sarajevo'],
    scenes: ['culture-vase'],
    sr: [
      'Muzejska karta za porodicu',
      'Dvoje odraslih i do troje djece.',
      'Djeca postavljaju pitanja na koja nema natpisa.',
    ],
    en: [
      'A museum ticket for the family',
      'Two adults and up to three children.',
      'Children ask questions that have no label.',
    ],
  },
  {
    by: 'prozor',
    price: 800,
    kind: 'special',
    off: 20,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['culture-vase'],
    sr: ['Popust u muzejskoj prodavnici', '20\u00a0% manje na grafike i kataloge.', 'Zid u stanu odavno čeka.'],
    en: ['A discount in the museum shop', '20% off prints and catalogues.', 'The wall at home has been waiting.'],
    own: {
      sr: {
        about: 'Grafike su štampane u malim tiražima i numerisane, a katalozi pokrivaju poslednjih deset izložbi.',
        points: ['Numerisane grafike', 'Katalozi na srpskom i engleskom', 'Uramljivanje na zahtev'],
        arrange: 'Prodavnica radi kad i galerija, osim ponedeljka.',
        limits: ['Originali nisu uključeni', 'Zamena u roku od sedam dana'],
      },
      en: {
        about: 'Prints are made in small, numbered editions, and the catalogues cover the last ten exhibitions.',
        points: ['Numbered prints', 'Catalogues in Serbian and English', 'Framing on request'],
        arrange: 'The shop is open with the gallery, except Mondays.',
        limits: ['Originals are not included', 'Exchange within seven days'],
      },
    },
  },
  {
    by: 'prozor',
    price: 1800,
    kind: 'fixed',
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['culture-vase', 'education-easel'],
    sr: [
      'Slobodan ulaz u galeriju',
      'Kartica kompanije važi za sve zaposlene i po jednog gosta.',
      'Pauza za ručak može da traje jednu sliku.',
    ],
    en: [
      'Free entry to the gallery',
      "The company's card, for every employee and one guest each.",
      'A lunch break can last one painting.',
    ],
  },
];

export const cultureMuseums = benefitsOf('culture/museums', subject, written);
