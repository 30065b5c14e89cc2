import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';

/** By the names that pdf.js knows them by. */
const ADDRESSES: Record<string, string> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openjpeg };

/** Brings what reads the pictures of scanned pages (JBIG2 and fax, JPEG 2000), once a document has one that needs it. */
export class PdfDecoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = ADDRESSES[filename];
    if (address === undefined) throw new Error(`nothing here reads by ${filename}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} did not come: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
