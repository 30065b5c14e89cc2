import {
  concatTransformationMatrix,
  degrees,
  drawObject,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';

type Face = 'text' | 'bold' | 'italic' | 'heading';

/** A line of text: x, y, text; 10 points in the plain face by default. */
export type Line = readonly [
  x: number,
  y: number,
  text: string,
  style?: { face?: Face; size?: number; turned?: number },
];

/** A page to print for a test. Points from the upper left corner. */
export interface Sheet {
  /** 420 by 595 by default. */
  width?: number;
  height?: number;
  /** Rotation of the page in degrees. */
  rotated?: number;
  lines?: readonly Line[];
  /** Black rectangles: x, y, width, height. */
  shapes?: readonly (readonly [x: number, y: number, width: number, height: number])[];
  /** Grey pictures: x, y, width, height. */
  pictures?: readonly (readonly [x: number, y: number, width: number, height: number])[];
}

export interface Printing {
  /** TrueType bytes of each face; by default the standard fonts, which lack č and ć. */
  faces?: Record<Face, Uint8Array>;
  /** Library that makes subsets of fonts. */
  fontkit?: unknown;
  language?: string;
}

/** Prints pages for a test, with the given content only. */
export async function printed(sheets: readonly Sheet[], printing: Printing = {}): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  if (printing.language) document.setLanguage(printing.language);
  const faces = await facesOf(document, printing);
  for (const { width = 420, height = 595, rotated = 0, lines = [], shapes = [], pictures = [] } of sheets) {
    const page = document.addPage([width, height]);
    page.setRotation(degrees(rotated));
    for (const [x, y, w, h] of shapes)
      page.drawRectangle({ x, y: height - y - h, width: w, height: h, color: rgb(0, 0, 0) });
    for (const [x, y, w, h] of pictures) drawPicture(page, { x, y: height - y - h, width: w, height: h });
    for (const [x, y, text, { face = 'text', size = 10, turned = 0 } = {}] of lines) {
      page.drawText(text, { x, y: height - y, size, font: faces[face], rotate: degrees(turned) });
    }
  }
  return new Uint8Array(await document.save());
}

async function facesOf(document: PDFDocument, { faces, fontkit }: Printing): Promise<Record<Face, PDFFont>> {
  if (fontkit) document.registerFontkit(fontkit as never);
  const { TimesRoman, TimesRomanBold, TimesRomanItalic } = StandardFonts;
  const embed = (face: Face, standard: StandardFonts) =>
    faces ? document.embedFont(faces[face], { subset: true }) : document.embedFont(standard);
  return {
    text: await embed('text', TimesRoman),
    bold: await embed('bold', TimesRomanBold),
    italic: await embed('italic', TimesRomanItalic),
    heading: await embed('heading', TimesRoman),
  };
}

/** Draws a picture of two grey pixels in the given size. */
function drawPicture(page: PDFPage, place: { x: number; y: number; width: number; height: number }): void {
  const { context } = page.doc;
  const head = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 2,
    Height: 1,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
  };
  const name = page.node.newXObject('Picture', context.register(context.stream(new Uint8Array([90, 200]), head)));
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(place.width, 0, 0, place.height, place.x, place.y),
    drawObject(name),
    popGraphicsState(),
  );
}
