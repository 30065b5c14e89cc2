import type { PDFDocument } from '@cantoo/pdf-lib';

// A fixed day, so that the same text always gives the same bytes.
const DAY = new Date('2026-11-22T12:00:00Z');

/** Sets the dates of a demo PDF to a fixed day. */
export function whenMade(pdf: PDFDocument): void {
  pdf.setCreationDate(DAY);
  pdf.setModificationDate(DAY);
  pdf.setProducer('Izbor');
  pdf.setCreator('Izbor');
}
