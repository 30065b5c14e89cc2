import type { PDFPage } from '@cantoo/pdf-lib';
import { DAY, type Ink as Paint } from '#design-system/pictures/inks.ts';
import { drawScene, type PictureCategory } from '#design-system/pictures/pictures.ts';
import { color, type Ink, type OpenDocument, openDocument } from '#server/certificates/typefaces.ts';
import type { LeafletContent } from '../composer/leaflet-texts.ts';
import { whenMade } from './when-made.ts';

const WIDTH = 600;
const HEIGHT = 848;
const PICTURE_HEIGHT = 360;
const LEFT = 48;

function paint(name: Paint): Ink {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(DAY[name].slice(at, at + 2), 16) / 255);
  return [red, green, blue];
}

/** Sets a one-page leaflet as PDF: a picture above its text in Serbian and in English. */
export async function setLeaflet({ scene, palette, sr, en }: LeafletContent): Promise<Buffer> {
  const document = await openDocument();
  const { pdf, tags } = document;
  pdf.setTitle(`${sr.title} / ${en.title}`, { showInWindowTitleBar: true });
  pdf.setLanguage('sr-Latn');
  whenMade(pdf);
  const page = pdf.addPage([WIDTH, HEIGHT]);
  tags.decoration(page, () => drawGround(page, scene, palette));
  setHalf(document, page, 410, sr);
  setHalf(document, page, 656, en);
  return Buffer.from(await pdf.save());
}

/** Draws the middle of the picture over the whole width, paper below it, and a line between the languages. */
function drawGround(page: PDFPage, scene: string, palette: number): void {
  const [category, name = ''] = scene.split('-') as [PictureCategory, string];
  const scale = WIDTH / 400;
  const above = (320 * scale - PICTURE_HEIGHT) / 2;
  page.drawSvg(drawScene(category, name, palette), { x: 0, y: HEIGHT + above, width: WIDTH, height: 320 * scale });
  const paper = { x: 0, y: 0, width: WIDTH, height: HEIGHT - PICTURE_HEIGHT };
  page.drawRectangle({ ...paper, color: color(paint('paper')) });
  page.drawRectangle({ x: LEFT, y: HEIGHT - 614, width: WIDTH - 2 * LEFT, height: 2, color: color(paint('sand')) });
}

/** Sets one language: the title with its baseline `top` points below the upper edge, then its points. */
function setHalf({ fonts, tags }: OpenDocument, page: PDFPage, top: number, text: LeafletContent['sr']): void {
  const style = { x: LEFT, y: HEIGHT - top, size: 26, font: fonts.display, color: color(paint('night')) };
  tags.tagged(page, tags.add('H1'), () => page.drawText(text.title, style));
  const list = tags.add('L');
  for (const [index, point] of text.points.entries()) {
    const y = HEIGHT - top - 32 - index * 27;
    const dot = { x: 54, y: y + 5, size: 3.5, color: color(paint('terracotta')) };
    tags.decoration(page, () => page.drawCircle(dot));
    const part = tags.add('LBody', { within: tags.add('LI', { within: list }) });
    tags.tagged(page, part, () => page.drawText(point, { ...style, x: 70, y, size: 15.5, font: fonts.text }));
  }
}
