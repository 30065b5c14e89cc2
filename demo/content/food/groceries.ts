import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Vaučer i isporuka važe za ceo asortiman, bez spiska dozvoljenih proizvoda. Domaći proizvođači su posebno obeleženi.',
    points: [
      'Važi i u prodavnici i za onlajn porudžbine',
      'Može iz više kupovina',
      'Domaći proizvodi posebno obeleženi',
    ],
    arrange: 'Spisak prodavnica je u materijalima.',
    limits: ['Ne važi za cigarete, alkoholna pića i igre na sreću', 'Ostatak vrednosti se ne isplaćuje u novcu'],
  },
  en: {
    about:
      'Vouchers and deliveries cover the whole range, without a list of permitted goods. Local producers are marked.',
    points: ['Valid in shops and for online orders', 'Over several trips', 'Local products are marked'],
    arrange: 'The list of shops is in the materials.',
    limits: ['Not for cigarettes, alcohol or lottery', 'What is left is not paid out'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'korpa',
    key: 'groceries',
    price: 3000,
    way: 'voucher',
    at: ['Cela Srbija'],
    scenes: ['food-groceries', 'food-fruit'],
    leaflets: ['shops'],
    bought: 790,
    sr: [
      'Vaučer za namirnice',
      'Iskoristi ga odjednom ili iz više kupovina, u 140 prodavnica.',
      'Najobičniji benefit i zato prvi koji se potroši.',
    ],
    en: [
      'Grocery voucher',
      'Spend it at once or over several trips, in 140 shops.',
      'The plainest benefit, and so the first to be used.',
    ],
  },
  {
    by: 'korpa',
    price: 10000,
    way: 'voucher',
    at: ['Cela Srbija'],
    scenes: ['food-groceries'],
    leaflets: ['shops'],
    sr: [
      'Veliki vaučer za namirnice',
      'Za mesečnu kupovinu cele porodice.',
      'Za onu subotu kada se lista ne završava.',
    ],
    en: ['Large grocery voucher', "For a family's monthly shopping.", 'For that Saturday when the list does not end.'],
  },
  {
    by: 'korpa',
    price: 25,
    currency: 'EUR',
    way: 'voucher',
    at: ['Cela Crna Gora'],
    scenes: ['food-groceries'],
    leaflets: ['shops'],
    sr: [
      'Vaučer za pijacu i prodavnicu',
      'Pršut, sir i sve ostalo, u 30 prodavnica.',
      'Za doručak koji počinje pršutom i ne žuri.',
    ],
    en: [
      'A voucher for market and shop',
      'Prosciutto, cheese and the rest, in 30 shops.',
      'For a breakfast that begins with prosciutto and does not hurry.',
    ],
  },
  {
    by: 'korpa',
    price: 50,
    currency: 'KM',
    way: 'voucher',
    at: ['Cela Bosna i Hercegovina'],
    scenes: ['food-groceries'],
    leaflets: ['shops'],
    sr: [
      'Vaučer za kupovinu namirnica',
      'Važi u 60 prodavnica širom zemlje.',
      'Od Bihaća do Trebinja, isti vaučer na svakoj kasi.',
    ],
    en: [
      'A voucher for groceries',
      'Valid in 60 shops around the country.',
      'From Bihać to Trebinje, the same voucher at every till.',
    ],
  },
  {
    by: 'korpa',
    price: 9000,
    kind: 'fixed',
    way: 'voucher',
    at: ['Cela Srbija'],
    scenes: ['food-groceries'],
    leaflets: ['shops'],
    onlyFor: ['IZBOR-RS'],
    sr: [
      'Novogodišnji vaučer za namirnice',
      'Svakog decembra, za sve zaposlene.',
      'Da sarma ne zavisi od datuma plate.',
    ],
    en: [
      'A New Year grocery voucher',
      'Every December, for all employees.',
      'So that dinner does not depend on payday.',
    ],
  },
  {
    by: 'korpa',
    price: 60,
    currency: 'EUR',
    kind: 'fixed',
    way: 'voucher',
    at: ['Cela Crna Gora'],
    scenes: ['food-groceries'],
    onlyFor: ['IZBOR-ME'],
    sr: [
      'Praznični vaučer',
      'Za Božić i za Novu godinu, u prodavnicama Domaće korpe.',
      'Dva puta godišnje kuhinja je puna, a budžet ostaje isti.',
    ],
    en: [
      'Holiday voucher',
      'For Christmas and New Year, in Domaća korpa shops.',
      'Twice a year the kitchen is full and the budget stays.',
    ],
  },
];

export const foodGroceries = benefitsOf('food/groceries', subject, written);
