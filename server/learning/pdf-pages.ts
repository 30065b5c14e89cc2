import type { PDFPage } from '@cantoo/pdf-lib';
import { loadPdf } from '../files/load-pdf.ts';

/** The greatest length of a side of a PDF page, in points: five metres. */
const LONGEST_SIDE = 14_400;

/** How many pages a PDF has; null when it cannot be used: broken, protected by a password, empty, or with too large a page. */
export async function pagesOf(bytes: Buffer): Promise<number | null> {
  try {
    const pdf = await loadPdf(bytes, { throwOnInvalidObject: true, updateMetadata: false });
    return pdf.getPages().every(isOfThisWorld) ? pdf.getPageCount() || null : null;
  } catch {
    return null;
  }
}

function isOfThisWorld(page: PDFPage): boolean {
  return [page.getMediaBox(), page.getCropBox()].every(
    ({ width, height }) => Math.abs(width) <= LONGEST_SIDE && Math.abs(height) <= LONGEST_SIDE,
  );
}
