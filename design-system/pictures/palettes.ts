import type { Ink } from './inks.ts';
import type { Palette } from './stage.ts';

function palette(ground: Ink, backdrop: Ink, plane: Ink, hero: Ink, companion: Ink, accent: Ink): Palette {
  return { ground: `${ground}^`, backdrop: `${backdrop}~`, plane: `${plane}^`, hero, companion, accent };
}

/** Three palettes for each category: ground, backdrop, plane, hero, companion, accent. */
export const PALETTES = {
  sport: [
    palette('butter', 'paper', 'apricot', 'evergreen', 'terracotta', 'paper'),
    palette('apricot', 'butter', 'terracotta', 'evergreen', 'paper', 'butter'),
    palette('mist', 'butter', 'sage', 'terracotta', 'evergreen', 'mustard'),
  ],
  wellness: [
    palette('mist', 'paper', 'sage', 'evergreen', 'clay', 'apricot'),
    palette('peach', 'paper', 'rose', 'fern', 'paper', 'terracotta'),
    palette('sage', 'mist', 'fern', 'sand', 'clay', 'apricot'),
  ],
  health: [
    palette('ice', 'paper', 'sky', 'terracotta', 'teal', 'butter'),
    palette('blush', 'paper', 'rose', 'teal', 'terracotta', 'paper'),
    palette('sky', 'ice', 'teal', 'paper', 'terracotta', 'butter'),
  ],
  education: [
    palette('butter', 'paper', 'mustard', 'navy', 'terracotta', 'paper'),
    palette('sky', 'paper', 'teal', 'navy', 'apricot', 'butter'),
    palette('sand', 'butter', 'clay', 'teal', 'terracotta', 'mustard'),
  ],
  travel: [
    palette('sky', 'butter', 'teal', 'navy', 'terracotta', 'paper'),
    palette('peach', 'terracotta', 'teal', 'navy', 'paper', 'butter'),
    palette('ice', 'apricot', 'sky', 'evergreen', 'terracotta', 'paper'),
  ],
  food: [
    palette('sand', 'paper', 'clay', 'terracotta', 'fern', 'mustard'),
    palette('blush', 'paper', 'terracotta', 'fern', 'butter', 'mustard'),
    palette('butter', 'paper', 'mustard', 'brick', 'fern', 'apricot'),
  ],
  culture: [
    palette('plum', 'brick', 'night', 'terracotta', 'butter', 'rose'),
    palette('lilac', 'paper', 'plum', 'plum', 'terracotta', 'butter'),
    palette('terracotta', 'apricot', 'brick', 'plum', 'paper', 'butter'),
  ],
  kids: [
    palette('sky', 'paper', 'butter', 'terracotta', 'navy', 'apricot'),
    palette('butter', 'paper', 'apricot', 'teal', 'terracotta', 'paper'),
    palette('ice', 'butter', 'sage', 'terracotta', 'teal', 'mustard'),
  ],
  home: [
    palette('blush', 'paper', 'rose', 'evergreen', 'terracotta', 'mustard'),
    palette('mist', 'paper', 'sage', 'terracotta', 'evergreen', 'apricot'),
    palette('sand', 'peach', 'clay', 'teal', 'brick', 'mustard'),
  ],
  technology: [
    palette('lilac', 'paper', 'plum', 'navy', 'apricot', 'paper'),
    palette('ice', 'paper', 'sky', 'navy', 'terracotta', 'apricot'),
    palette('navy', 'teal', 'night', 'apricot', 'sky', 'paper'),
  ],
  beauty: [
    palette('blush', 'paper', 'rose', 'plum', 'terracotta', 'butter'),
    palette('lilac', 'blush', 'rose', 'plum', 'paper', 'terracotta'),
    palette('peach', 'paper', 'apricot', 'brick', 'plum', 'paper'),
  ],
  books: [
    palette('mist', 'paper', 'clay', 'brick', 'evergreen', 'mustard'),
    palette('peach', 'paper', 'clay', 'navy', 'terracotta', 'butter'),
    palette('sage', 'butter', 'evergreen', 'terracotta', 'navy', 'mustard'),
  ],
  mobility: [
    palette('peach', 'paper', 'clay', 'teal', 'terracotta', 'butter'),
    palette('ice', 'apricot', 'sage', 'terracotta', 'navy', 'butter'),
    palette('butter', 'paper', 'sage', 'terracotta', 'navy', 'paper'),
  ],
  team: [
    palette('teal', 'evergreen', 'navy', 'apricot', 'paper', 'butter'),
    palette('evergreen', 'fern', 'night', 'apricot', 'butter', 'terracotta'),
    palette('sage', 'mist', 'fern', 'terracotta', 'paper', 'butter'),
  ],
  learning: [
    palette('mist', 'butter', 'sage', 'evergreen', 'terracotta', 'mustard'),
    palette('ice', 'paper', 'sky', 'navy', 'apricot', 'butter'),
    palette('peach', 'paper', 'clay', 'teal', 'terracotta', 'butter'),
  ],
} as const satisfies Record<string, readonly [Palette, Palette, Palette]>;

/** The palette of the four ways of buying. */
export const WAYS_PALETTE = palette('mist', 'paper', 'sage', 'terracotta', 'evergreen', 'mustard');
