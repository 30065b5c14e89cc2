import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Komadi su od punog drveta, sa uljem umesto laka, i prave se po meri tvog zida. Majstor dolazi da izmeri pre nego što uzme testeru.',
    points: ['Merenje na licu mesta uključeno', 'Puno drvo i prirodna ulja', 'Dve godine garancije'],
    arrange: 'Posle kupovine te zovemo da dogovorimo merenje.',
    limits: ['Izrada traje tri do pet nedelja', 'Dostava van grada se naplaćuje posebno'],
  },
  en: {
    about:
      'Pieces are of solid wood, oiled rather than varnished, and made to the measure of your wall. The master comes to measure before he takes up a saw.',
    points: ['Measuring at your place included', 'Solid wood and natural oils', 'Two years of warranty'],
    arrange: 'After buying we call to arrange the measuring.',
    limits: ['Making takes three to five weeks', 'Delivery outside the city is charged'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'bukva',
    price: 14900,
    way: 'web',
    at: ['Beograd'],
    scenes: ['home-armchair', 'home-toolbox'],
    sr: ['Radni sto od bukve', 'Sto 120 × 60 cm, sa kanalom za kablove.', 'Sto koji je tu i kada laptop nije.'],
    en: [
      'A beech desk',
      'A desk of 120 × 60 cm with a channel for cables.',
      'A desk that is there even when the laptop is not.',
    ],
  },
  {
    by: 'bukva',
    price: 9600,
    off: 10,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['books-shelf', 'home-armchair'],
    sr: ['Polica za knjige po meri', 'Do dva metra, pet redova, puno drvo.', 'Knjige se dižu sa poda.'],
    en: [
      'A bookshelf made to measure',
      'Up to two metres, five shelves, solid wood.',
      'The books come up off the floor.',
    ],
  },
  {
    by: 'bukva',
    price: 6800,
    way: 'web',
    at: ['Beograd'],
    scenes: ['home-armchair', 'home-houseplant'],
    sr: [
      'Stolica za radno mesto',
      'Podesiva visina, naslon i sedište po meri.',
      'Leđa se javljaju mnogo kasnije nego obično.',
    ],
    en: [
      'A chair for work',
      'Adjustable height, a back and a seat to measure.',
      'Your back speaks up much later than usual.',
    ],
  },
  {
    by: 'bukva',
    price: null,
    kind: 'special',
    off: 15,
    way: 'web',
    at: ['Beograd'],
    scenes: ['home-toolbox', 'home-armchair'],
    sr: [
      'Popust na nameštaj po meri',
      '15\u00a0% manje na prvi komad.',
      'Prvi komad je uvek najteži, pa neka bude jeftiniji.',
    ],
    en: [
      'A discount on made-to-measure furniture',
      '15% off the first piece.',
      'The first piece is always the hardest, so let it cost less.',
    ],
  },
];

export const homeFurniture = benefitsOf('home/furniture', subject, written);
