import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';

/** Addresses of the decoders, by their file names in pdf.js. */
const ADDRESSES: Record<string, string> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openjpeg };

/** Loads the decoders for pictures of scanned pages (JBIG2 and fax, JPEG 2000) when a document needs one. */
export class PdfDecoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = ADDRESSES[filename];
    if (address === undefined) throw new Error(`nothing here reads by ${filename}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} did not come: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
