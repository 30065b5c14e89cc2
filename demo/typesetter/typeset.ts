import { openDocument } from '#server/certificates/typefaces.ts';
import { whenMade } from '../pdfs/when-made.ts';
import { setOutline } from './outline.ts';
import { wellFilled } from './well-filled.ts';
import type { Writing } from './writing.ts';

/** Sets a document as PDF on A4 pages, with the shop's typefaces embedded and a footer on each page. */
export async function typeset(writing: Writing): Promise<Buffer> {
  const document = await openDocument();
  const { pdf, fonts } = document;
  pdf.setTitle(writing.title, { showInWindowTitleBar: true });
  pdf.setSubject(writing.standfirst);
  pdf.setAuthor('Izbor');
  pdf.setLanguage(writing.language === 'SR' ? 'sr-Latn' : 'en');
  whenMade(pdf);
  await setOutline(pdf, wellFilled(writing, fonts).print(document, writing));
  return Buffer.from(await pdf.save());
}
