import type { Light } from '#design-system/pictures/inks.ts';
import { type PictureCategory, sceneParts, svg } from '#design-system/pictures/pictures.ts';
import { circle, type Part, rect } from '#design-system/pictures/shapes.ts';
import { DEMO_LEAFLETS, type LeafletContent } from '../composer/leaflet-texts.ts';

/** Bytes of each as it lies in the folder. */
const sizes = new Map<string, number>();

/** How large the file of a leaflet is, in bytes. */
export function leafletSize(name: string): number {
  const size = sizes.get(name) ?? Buffer.byteLength(drawLeaflet(name));
  sizes.set(name, size);
  return size;
}

export const LEAFLETS = [...DEMO_LEAFLETS.keys()];

const WIDTH = 600;
const HEIGHT = 848;
const FONT = "'Hanken Grotesk', 'Segoe UI', sans-serif";
const DISPLAY = "Platypi, Georgia, 'Times New Roman', serif";

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const words = (x: number, y: number, size: number, font: string, language: string, text: string): Part =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="${font}" fill="night" xml:lang="${language}">${escaped(text)}</text>`;

/** One language's half of the page: the title, then its points. */
function half(y: number, language: 'sr-Latn' | 'en', { title, points }: LeafletContent['sr']): Part {
  return [
    words(48, y, 26, DISPLAY, language, title),
    points.map((point, index) => [
      circle(54, y + 27 + index * 27, 3.5, 'terracotta'),
      words(70, y + 32 + index * 27, 15.5, FONT, language, point),
    ]),
  ];
}

/** A one-page leaflet, 600 × 848, on paper both by day and by night: it is read, and printed. */
export function drawLeaflet(name: string, _light: Light = 'day'): string {
  const content = DEMO_LEAFLETS.get(name);
  if (!content) throw new Error(`There is no leaflet ${name}`);
  const [category, scene] = content.scene.split('-') as [PictureCategory, string];
  const drawing = [
    rect(0, 0, WIDTH, HEIGHT, 'paper'),
    `<svg width="600" height="360" viewBox="0 40 400 240" preserveAspectRatio="xMidYMid slice">`,
    sceneParts(category, scene, content.palette),
    '</svg>',
    half(410, 'sr-Latn', content.sr),
    rect(48, 612, 504, 2, 'sand'),
    half(656, 'en', content.en),
  ];
  return svg(WIDTH, HEIGHT, drawing, 'day');
}
