import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Kozmetika je iz apoteke, sa sastavom koji piše i na srpskom, a farmaceut odgovara na pitanja i telefonom. Uzorke šaljemo uz svaku porudžbinu.',
    points: ['Sastojci na srpskom', 'Savet farmaceuta', 'Uzorci uz porudžbinu'],
    arrange: 'Isporuka traje dva radna dana.',
    limits: ['Otvoreni proizvodi se ne vraćaju', 'Lekovi na recept nisu uključeni'],
  },
  en: {
    about:
      'Cosmetics come from a pharmacy, with ingredients in Serbian, and the pharmacist answers by phone too. Samples with every order.',
    points: ['Ingredients in Serbian', "A pharmacist's advice", 'Samples with each order'],
    arrange: 'Delivery takes two working days.',
    limits: ['Opened products cannot be returned', 'Prescription medicines are not included'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'melem',
    price: 4200,
    way: 'voucher',
    at: ['Cela Srbija'],
    scenes: ['beauty-soap', 'beauty-bottles'],
    sr: [
      'Vaučer za kozmetiku',
      'Preko hiljadu proizvoda, u apoteci ili na sajtu.',
      'Za kremu iz plana i onu bez koje se ne ide u zimu.',
    ],
    en: [
      'A voucher for cosmetics',
      'Over a thousand products, in shop or on the site.',
      'For the cream in your plans and the one no winter goes without.',
    ],
  },
  {
    by: 'melem',
    price: 3600,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['beauty-soap'],
    sr: ['Kutija za suvu kožu', 'Ulje, losion i sapun bez mirisa.', 'Radijator radi svoje, i ovo radi svoje.'],
    en: ['A box for dry skin', 'Oil, lotion and scent-free soap.', 'The radiator does its work, and so does this.'],
  },
  {
    by: 'melem',
    price: 2400,
    way: 'web',
    at: ['Cela Srbija'],
    monthly: true,
    scenes: ['beauty-soap'],
    sr: ['Osnovna nega, pretplata', 'Šampon, sapun i krema svakog meseca.', 'Polica se sama dopunjava.'],
    en: ['Basic care, subscription', 'Shampoo, soap and cream each month.', 'The shelf fills itself.'],
  },
  {
    by: 'melem',
    price: 6800,
    off: 10,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['beauty-bottles', 'beauty-soap'],
    sr: ['Nega posle sunca', 'Losion, sprej i krema za lice, tri proizvoda.', 'Leto traje duže na koži.'],
    en: ['After-sun care', 'Lotion, spray and a face cream.', 'Summer lasts longer on the skin.'],
  },
  {
    by: 'melem',
    price: 55,
    currency: 'KM',
    way: 'voucher',
    at: ['Cela Bosna i Hercegovina'],
    scenes: ['beauty-soap'],
    sr: ['Vaučer za apoteku i negu', 'Apoteka i kozmetika u istom vaučeru.', 'Od aspirina do kreme, bez dvije kase.'],
    en: [
      'A voucher for pharmacy and care',
      'Pharmacy and cosmetics in one voucher.',
      'From aspirin to cream without two tills.',
    ],
  },
  {
    by: 'melem',
    price: null,
    kind: 'special',
    off: 25,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['beauty-soap'],
    sr: [
      'Popust na prirodnu kozmetiku',
      '25\u00a0% manje na celu domaću liniju.',
      'Melisa, kantarion i neven, iz domaćih bašta.',
    ],
    en: [
      'A discount on natural cosmetics',
      '25% off the whole local range.',
      "Lemon balm, St John's wort and marigold from local gardens.",
    ],
  },
  {
    by: 'melem',
    price: 3000,
    kind: 'fixed',
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['learning-kit'],
    onlyFor: ['IZBOR-RS'],
    sr: [
      'Kutija prve pomoći za kuću',
      'Jednom godišnje na kućnu adresu, na račun kompanije.',
      'Stoji u fioci i najbolje je kada se ne otvara.',
    ],
    en: [
      'A first-aid box for the home',
      'Once a year to your address, paid by the company.',
      'It lives in a drawer, happily unopened.',
    ],
    own: {
      sr: {
        about:
          'Zavoji, flasteri, termometar i lek protiv bolova, u kutiji koja staje u fioku. Rok se proverava svake godine, a istekli sadržaj se menja.',
        points: ['Dvadeset pet stvari u jednoj kutiji', 'Uputstvo za prve minute', 'Zamena isteklog sadržaja'],
        arrange: 'Adresu potvrđuješ u anketi koja stiže u januaru.',
        limits: ['Jedna kutija po domaćinstvu', 'Lekovi na recept nisu uključeni'],
      },
      en: {
        about:
          'Bandages, plasters, a thermometer and a painkiller in a box that fits a drawer. Dates are checked every year and what has expired is replaced.',
        points: ['Twenty-five things in one box', 'A guide to the first minutes', 'Expired contents replaced'],
        arrange: 'Confirm your address in the January poll.',
        limits: ['One box per household', 'Prescription medicines are not included'],
      },
    },
  },
];

export const beautyCosmetics = benefitsOf('beauty/cosmetics', subject, written);
