import * as z from 'zod/mini';
import { readYaml } from './read-yaml.ts';
import { both, inOne, many, oneOf, scene } from './shapes.ts';

interface LeafletText {
  title: string;
  points: readonly string[];
}

/** A one-page leaflet in both languages under a picture. */
export interface LeafletContent {
  scene: string;
  palette: number;
  sr: LeafletText;
  en: LeafletText;
}

const leaflet = z.strictObject({ scene, palette: z.number(), title: both, points: many });

/** Promo material of the demo shop, by the word in the file name. */
export const DEMO_LEAFLETS: ReadonlyMap<string, LeafletContent> = new Map(
  Object.entries(readYaml('leaflets.yaml', z.record(z.string(), leaflet))).map(
    ([key, { scene, palette, title, points }]) => [
      key,
      {
        scene,
        palette,
        sr: { title: title.sr, points: inOne(points, 'sr') },
        en: { title: title.en, points: inOne(points, 'en') },
      },
    ],
  ),
);

/** Schema of a leaflet's name. */
export const leafletName = oneOf(DEMO_LEAFLETS, 'leaflet');
