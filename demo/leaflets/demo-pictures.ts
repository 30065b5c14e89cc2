import { type Drawing, PICTURES } from '#design-system/pictures/write-pictures.ts';
import { drawLeaflet, LEAFLETS } from './leaflets.ts';

/** Every picture of the demo shop by its file's name without `.svg`: the house's own, and leaflets. */
export const DEMO_PICTURES: ReadonlyMap<string, Drawing> = new Map<string, Drawing>([
  ...PICTURES,
  ...LEAFLETS.map((leaflet): [string, Drawing] => [`leaflet-${leaflet}`, (light) => drawLeaflet(leaflet, light)]),
]);
