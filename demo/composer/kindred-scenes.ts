import type { SceneName } from '#design-system/pictures/pictures.ts';

/** Groups of similar scenes: any of a group can replace another that its neighbours already show. */
const KINDRED: readonly (readonly SceneName[])[] = [
  ['sport-kettlebell', 'sport-dumbbells', 'sport-stopwatch', 'sport-gloves', 'sport-shoe'],
  ['sport-swimmer', 'sport-goggles'],
  ['sport-mat', 'sport-pilates'],
  ['sport-climbing', 'sport-rope'],
  ['health-heart', 'health-mortar', 'learning-kit'],
  ['education-speech', 'education-dictionary', 'education-globe', 'education-notebook', 'learning-bubbles'],
  ['education-code', 'technology-laptop', 'technology-keyboard'],
  ['education-compass', 'education-target', 'education-chess', 'learning-peak', 'learning-steps'],
  ['education-easel', 'education-palette'],
  ['wellness-lotus', 'wellness-stones', 'learning-breath'],
  ['wellness-bath', 'wellness-towels'],
  ['health-tooth', 'health-toothbrush'],
  ['health-eye', 'health-glasses'],
  ['mobility-car', 'mobility-wheel'],
  ['home-houseplant', 'home-bouquet'],
  ['food-plate', 'food-soup'],
  ['culture-theatre', 'culture-tickets'],
  ['culture-cinema', 'culture-tickets'],
  ['books-pile', 'books-shelf', 'books-reading'],
  ['books-audiobook', 'technology-headphones'],
  ['food-groceries', 'food-fruit'],
  ['kids-rainbow', 'kids-kite', 'kids-train'],
  ['beauty-bottles', 'beauty-soap'],
  ['beauty-hairdresser', 'beauty-mirror', 'beauty-dryer'],
  ['food-wine', 'food-cellar'],
  ['food-coffee', 'food-takeaway'],
  ['food-cake', 'food-cupcakes'],
  ['mobility-tram', 'mobility-ticket'],
  ['team-table', 'team-puzzle'],
  ['travel-sailing', 'travel-suitcase'],
];

/** The scenes that can replace `scene`. */
export function kinOf(scene: string): readonly SceneName[] {
  return KINDRED.filter((row) => row.some((name) => name === scene)).flatMap((row) =>
    row.filter((name) => name !== scene),
  );
}
