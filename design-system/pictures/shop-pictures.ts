import { type Drawing, PICTURES } from './write-pictures.ts';

/** The scenes that the app itself shows, in the palette it shows them in: on empty states, on the walls of `/login` and about. */
const SCENES = [
  'beauty-bottles-1',
  'books-audiobook-0',
  'books-pile-0',
  'books-reading-2',
  'culture-cinema-0',
  'culture-record-1',
  'culture-theatre-0',
  'education-guitar-0',
  'education-lamp-0',
  'education-pencils-0',
  'education-pencils-1',
  'education-speech-0',
  'food-coffee-0',
  'food-fruit-0',
  'food-groceries-0',
  'food-plate-0',
  'health-eye-1',
  'health-glasses-0',
  'home-armchair-0',
  'home-houseplant-1',
  'kids-train-1',
  'learning-savings-0',
  'mobility-bicycle-0',
  'mobility-car-1',
  'mobility-tram-0',
  'sport-kettlebell-0',
  'sport-kettlebell-2',
  'sport-racket-0',
  'sport-swimmer-0',
  'team-rowing-0',
  'team-table-0',
  'technology-headphones-1',
  'technology-phone-0',
  'travel-balloon-0',
  'travel-balloon-1',
  'travel-balloon-2',
  'travel-mountains-0',
  'travel-sailing-1',
  'wellness-lotus-1',
  'wellness-stones-0',
] as const;

const isOfEveryPage = (name: string) => /^(banner|ways)-/.test(name);

/** The pictures that the app is built with, by the name of their file without `.svg`. All others come with the benefits. */
export const SHOP_PICTURES: ReadonlyMap<string, Drawing> = new Map(
  [...PICTURES].filter(([name]) => isOfEveryPage(name) || SCENES.some((scene) => scene === name)),
);
