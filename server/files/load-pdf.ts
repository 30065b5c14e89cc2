import { AsyncLocalStorage } from 'node:async_hooks';
import type { LoadOptions, PDFDocument } from '@cantoo/pdf-lib';

/**
 * How many bytes the compressed streams of one PDF may unpack to while it is read: a few hundred bytes can unpack to gigabytes.
 */
export const MOST_UNPACKED = 64 * 1024 * 1024;

/** A decoding stream of pdf-lib, whose buffer grows as it is filled. */
interface Unpacking {
  buffer: Uint8Array;
  ensureBuffer(this: Unpacking, length: number): Uint8Array;
}

const unpacked = new AsyncLocalStorage<{ bytes: number }>();
let isBounded = false;

/** Reads an uploaded PDF. Throws when it is broken, protected by a password, or unpacks to more than MOST_UNPACKED. */
export async function loadPdf(bytes: Buffer, options: LoadOptions = {}): Promise<PDFDocument> {
  // Loaded lazily, only when a document is read.
  const pdfLib = await import('@cantoo/pdf-lib');
  if (!isBounded) bound(pdfLib);
  isBounded = true;
  return unpacked.run({ bytes: 0 }, () => pdfLib.PDFDocument.load(bytes, options));
}

// pdf-lib has no limit of its own and does not export the base class of its decoding streams, so it is found through an instance.
function bound({ decodePDFRawStream, PDFContext, PDFName, PDFRawStream }: typeof import('@cantoo/pdf-lib')): void {
  const packed = PDFContext.create().obj({});
  packed.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  const shared = Object.getPrototypeOf(
    Object.getPrototypeOf(decodePDFRawStream(PDFRawStream.of(packed, new Uint8Array([0x78, 0x9c])))),
  ) as Unpacking;
  const { ensureBuffer } = shared;
  if (!Object.hasOwn(shared, 'ensureBuffer')) throw new Error('pdf-lib unpacks in another way');
  shared.ensureBuffer = function (length) {
    const document = unpacked.getStore();
    if (document && length > this.buffer.byteLength) {
      document.bytes += length - this.buffer.byteLength;
      if (document.bytes > MOST_UNPACKED) throw new Error('A PDF unpacks to more than is allowed');
    }
    return ensureBuffer.call(this, length);
  };
}
