import { statSync } from 'node:fs';
import { join } from 'node:path';
import { MADE } from './made.ts';

/** Size of a leaflet's PDF in bytes; null before it is made. */
export function leafletSize(name: string): number | null {
  return statSync(join(MADE, `leaflet-${name}.pdf`), { throwIfNoEntry: false })?.size ?? null;
}
