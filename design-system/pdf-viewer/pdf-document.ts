import type { OPS, PDFDocumentProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { PdfDecoders } from './pdf-decoders.ts';

/** An open PDF, with the class that draws its text layer. */
export interface OpenPdf {
  document: PDFDocumentProxy;
  TextLayer: typeof TextLayer;
  /** Names of the drawing operators. */
  OPS: typeof OPS;
  /** Size of the first page in points; other pages are assumed to be as large until they are loaded. */
  size: PageSize;
  /** Language of the document from its metadata (BCP 47), or undefined. */
  language: string | undefined;
}

export interface PageSize {
  width: number;
  height: number;
}

/** Opens a PDF in a worker, whose code is loaded on the first call. Throws if the code cannot be loaded or the file is not a PDF. */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  // The build for older browsers: the modern one needs features that Safari 16 lacks.
  const { getDocument, GlobalWorkerOptions, OPS, TextLayer } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = workerAddress;
  // A copy, because the worker takes ownership of the buffer.
  const data = new Uint8Array(await file.arrayBuffer());
  // Scripts in documents are disabled, and the worker asks the page for decoders instead of fetching them.
  const safely = { isEvalSupported: false, enableXfa: false, useWorkerFetch: false };
  const document = await getDocument({ data, ...safely, BinaryDataFactory: PdfDecoders }).promise;
  const [first, { info }] = await Promise.all([document.getPage(1), document.getMetadata()]);
  const { width, height } = first.getViewport({ scale: 1 });
  const { Language } = info as { Language?: string };
  return { document, TextLayer, OPS, size: { width, height }, language: Language || undefined };
}
