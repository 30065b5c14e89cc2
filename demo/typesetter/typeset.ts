import { openDocument } from '#server/certificates/typefaces.ts';
import { setOutline } from './outline.ts';
import { wellFilled } from './well-filled.ts';

/** A part of a document: a heading, a paragraph, a list, or a table of two columns. */
export type Block =
  | { heading: string }
  | { text: string }
  | { points: readonly string[] }
  | { rows: readonly (readonly [string, string])[] };

/** A document as it is written, before it is set on pages. */
export interface Writing {
  title: string;
  /** The one sentence below the title. */
  standfirst: string;
  blocks: readonly Block[];
  language: 'EN' | 'SR';
  /** Below each page: which page it is. */
  pageOf: (page: number, pages: number) => string;
}

/** Sets a document on A4 pages, with the shop's typefaces in it and a footer on each page; answers the PDF. */
export async function typeset(writing: Writing): Promise<Buffer> {
  const document = await openDocument();
  const { pdf, fonts } = document;
  pdf.setTitle(writing.title, { showInWindowTitleBar: true });
  pdf.setSubject(writing.standfirst);
  pdf.setAuthor('Izbor');
  pdf.setLanguage(writing.language === 'SR' ? 'sr-Latn' : 'en');
  pdf.setProducer('Izbor');
  pdf.setCreator('Izbor');
  await setOutline(pdf, wellFilled(writing, fonts).print(document, writing));
  return Buffer.from(await pdf.save());
}
