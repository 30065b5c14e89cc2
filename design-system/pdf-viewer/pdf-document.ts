import type { OPS, PDFDocumentProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { PdfDecoders } from './pdf-decoders.ts';

/** A PDF that is open, with what draws the text of its pages. */
export interface OpenPdf {
  document: PDFDocumentProxy;
  TextLayer: typeof TextLayer;
  /** What the operations of a page are called. */
  OPS: typeof OPS;
  /** The size of the first page, in points; the other pages are taken to be as large until they are seen. */
  size: PageSize;
  /** As the document says it (BCP 47), or undefined. */
  language: string | undefined;
}

export interface PageSize {
  width: number;
  height: number;
}

/** Opens a PDF in a worker; its code comes only now. Throws when the code does not come or the file is no PDF. */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  // The build for older browsers: the modern one wants what Safari 16 has not.
  const { getDocument, GlobalWorkerOptions, OPS, TextLayer } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = workerAddress;
  // Its own copy: the worker takes it over.
  const data = new Uint8Array(await file.arrayBuffer());
  // A document runs no code of its own here, and the worker asks for its decoders instead of fetching them.
  const safely = { isEvalSupported: false, enableXfa: false, useWorkerFetch: false };
  const document = await getDocument({ data, ...safely, BinaryDataFactory: PdfDecoders }).promise;
  const [first, { info }] = await Promise.all([document.getPage(1), document.getMetadata()]);
  const { width, height } = first.getViewport({ scale: 1 });
  const { Language } = info as { Language?: string };
  return { document, TextLayer, OPS, size: { width, height }, language: Language || undefined };
}
