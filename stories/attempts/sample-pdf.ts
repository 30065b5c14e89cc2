import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/** A PDF with this number of pages, each with its number and a line of text. */
export async function samplePdf(pages: number): Promise<Blob> {
  const document = await PDFDocument.create();
  document.setLanguage('sr');
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (let number = 1; number <= pages; number += 1) {
    const page = document.addPage([420, 595]);
    page.drawText(`Poglavlje ${number}`, { x: 48, y: 500, size: 28, font });
    page.drawText('Proveri da li je mesto bezbedno, pa tek onda pomozi.', { x: 48, y: 460, size: 12, font });
  }
  return new Blob([new Uint8Array(await document.save())], { type: 'application/pdf' });
}
