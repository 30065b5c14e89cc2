import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';

const WIDTH = 420;
const HEIGHT = 595;
const SIDE = 120;

/** Centre of each picture, as fractions of the page's width and height from its upper left corner. */
export const SCANS = {
  jbig2: { x: 120 / WIDTH, y: 135 / HEIGHT },
  jpeg2000: { x: 300 / WIDTH, y: 135 / HEIGHT },
  fax: { x: 120 / WIDTH, y: 345 / HEIGHT },
} as const;

/** A page as written by scanners: a black square in JBIG2, a grey one in JPEG 2000 and a black one in fax encoding. */
export async function scannedPdf(): Promise<Blob> {
  const document = await PDFDocument.create();
  const page = document.addPage([WIDTH, HEIGHT]);
  const faxed = { Width: 16, Height: 8, ColorSpace: 'DeviceGray', BitsPerComponent: 1 };
  draw(page, SCANS.jbig2, JBIG2, { ...faxed, Filter: 'JBIG2Decode' });
  draw(page, SCANS.jpeg2000, JPEG2000, { Width: 8, Height: 8, ColorSpace: 'DeviceGray', Filter: 'JPXDecode' });
  const parameters = { K: -1, Columns: 16, Rows: 8 };
  draw(page, SCANS.fax, BLACK, { ...faxed, Filter: 'CCITTFaxDecode', DecodeParms: parameters });
  return new Blob([new Uint8Array(await document.save())], { type: 'application/pdf' });
}

function draw(page: PDFPage, { x, y }: { x: number; y: number }, bytes: Uint8Array, dictionary: object): void {
  const { context } = page.doc;
  const image = context.register(context.stream(bytes, { Type: 'XObject', Subtype: 'Image', ...dictionary }));
  const name = page.node.newXObject('Scan', image);
  const [left, bottom] = [x * WIDTH - SIDE / 2, (1 - y) * HEIGHT - SIDE / 2];
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(SIDE, 0, 0, SIDE, left, bottom),
    drawObject(name),
    popGraphicsState(),
  );
}

// ITU-T T.6, 16 by 8 black pixels: a line of a white run of 0 and a black one of 16, seven as the line before, the end.
const BLACK = bytesOf(`001 00110101 0000010111 ${'11'.repeat(7)} 000000000001 000000000001`);

// ITU-T T.88: a page of 16 by 8 pixels, and a region on all of it that is coded as a fax.
const SIZE = hex('00000010 00000008');
const JBIG2 = new Uint8Array([
  ...hex('00000000 30 00 01 00000013'),
  ...[...SIZE, ...hex('00000000 00000000 00 0000')],
  ...[...hex('00000001 26 00 01 000000'), 18 + BLACK.length],
  ...[...SIZE, ...hex('00000000 00000000 00'), 1, ...BLACK],
]);

// ITU-T T.800: 8 by 8 pixels of one component, in one tile whose only packet is empty, which is the middle grey.
const JPEG2000 = new Uint8Array([
  ...hex('ff4f ff51 0029 0000 00000008 00000008 00000000 00000000 00000008 00000008 00000000 00000000 0001 07 01 01'),
  ...hex('ff52 000c 00 00 0001 00 00 04 04 00 01'),
  ...hex('ff5c 0004 40 40'),
  ...hex('ff90 000a 0000 0000000f 00 01 ff93 00 ffd9'),
]);

function bytesOf(bits: string): Uint8Array {
  const plain = bits.replaceAll(' ', '');
  const bytes = plain.match(/.{1,8}/g) ?? [];
  return new Uint8Array(bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}

function hex(digits: string): Uint8Array {
  const bytes = digits.replaceAll(' ', '').match(/../g) ?? [];
  return new Uint8Array(bytes.map((byte) => Number.parseInt(byte, 16)));
}
