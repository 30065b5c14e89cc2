import type { PDFDocument } from '@cantoo/pdf-lib';

// The same text gives the same bytes, on whichever day it is set.
const DAY = new Date('2026-11-22T12:00:00Z');

/** Says when a PDF of the demo was made: always on the same day. */
export function whenMade(pdf: PDFDocument): void {
  pdf.setCreationDate(DAY);
  pdf.setModificationDate(DAY);
  pdf.setProducer('Izbor');
  pdf.setCreator('Izbor');
}
