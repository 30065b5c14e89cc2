import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PDFDocument, PDFFont, RGB } from '@cantoo/pdf-lib';
import { projectRoot } from '../config/project-root.ts';
import { loadPdf } from '../files/load-pdf.ts';
import { type Tags, tagsOf } from './pdf-tags.ts';

/** The typefaces of the shop, in one document. */
export interface Fonts {
  wordmark: PDFFont;
  display: PDFFont;
  italic: PDFFont;
  text: PDFFont;
  bold: PDFFont;
}

/** Red, green and blue, each 0…1. */
export type Ink = readonly [number, number, number];

export const INK: Ink = [0.08, 0.15, 0.12];
export const MUTED: Ink = [0.36, 0.42, 0.39];
export const BRAND: Ink = [0.08, 0.27, 0.23];
export const APRICOT: Ink = [0.95, 0.64, 0.36];
export const LINE: Ink = [0.89, 0.87, 0.81];

const FONT_FILES = {
  wordmark: 'platypi/600SemiBold/Platypi_600SemiBold.ttf',
  display: 'platypi/500Medium/Platypi_500Medium.ttf',
  italic: 'platypi/400Regular_Italic/Platypi_400Regular_Italic.ttf',
  text: 'hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  bold: 'hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
} as const;

/** A document that is being made, with its embedded fonts and its tags. */
export interface OpenDocument {
  pdf: PDFDocument;
  fonts: Fonts;
  tags: Tags;
}

/** Opens an existing document to continue it, or an empty one. */
export async function openDocument(bytes?: Buffer): Promise<OpenDocument> {
  // Loaded lazily, only when a document is made.
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = bytes ? await loadPdf(bytes) : await PDFDocument.create();
  return { pdf, fonts: await embedFonts(pdf), tags: await tagsOf(pdf) };
}

/** Embeds the fonts in a document; of each only the letters that are used. */
async function embedFonts(pdf: PDFDocument): Promise<Fonts> {
  const { default: fontkit } = await import('@cantoo/fontkit');
  pdf.registerFontkit(fontkit);
  const fonts: Record<string, PDFFont> = {};
  // One after another, so that a document always has the same bytes, however fast the disk is.
  for (const [name, file] of Object.entries(FONT_FILES)) {
    const bytes = await readFile(join(projectRoot, 'node_modules/@expo-google-fonts', file));
    fonts[name] = await pdf.embedFont(bytes, { subset: true });
  }
  return fonts as unknown as Fonts;
}

/** An ink as pdf-lib takes it. */
export function color([red, green, blue]: Ink): RGB {
  return { type: 'RGB' as never, red, green, blue };
}
