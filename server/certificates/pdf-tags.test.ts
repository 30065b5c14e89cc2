import { PDFDocument } from '@cantoo/pdf-lib';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, expect, it } from 'vitest';
import { typeset } from '#demo/typesetter/typeset.ts';
import { certificateSheet } from './sheet.ts';
import { stampCertificate } from './stamp.ts';
import { openDocument } from './typefaces.ts';

const open: PDFDocumentProxy[] = [];
afterEach(async () => {
  for (const document of open.splice(0)) await document.loadingTask.destroy();
});

interface Node {
  role?: string;
  type?: string;
  id?: string;
  alt?: string;
  children?: Node[];
}

/** The structure of a page as a screen reader gets it: each element with its words, indented by depth. */
async function readOut(bytes: Uint8Array | Buffer): Promise<{ document: PDFDocumentProxy; lines: string[] }> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  open.push(document);
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, page) => document.getPage(page + 1)));
  return { document, lines: (await Promise.all(pages.map(linesOf))).flat() };
}

async function linesOf(page: PDFPageProxy): Promise<string[]> {
  const words = await wordsById(page);
  const told = (node: Node, depth: number): string[] => {
    const own = (node.children ?? [])
      .filter(({ type }) => type === 'content')
      .map(({ id = '' }) => words.get(id) ?? '');
    const parts = (node.children ?? []).filter(({ role }) => role !== undefined);
    const line =
      `${'  '.repeat(depth)}${node.role}: ${[...own, node.alt && `(${node.alt})`].filter(Boolean).join(' ')}`.trimEnd();
    return [line, ...parts.flatMap((part) => told(part, depth + 1))];
  };
  const { children } = (await page.getStructTree()) as Node;
  return (children?.[0]?.children ?? []).flatMap((part) => told(part, 0));
}

/** The words of each marked-content sequence of a page; decoration has no id and is left out. */
async function wordsById(page: PDFPageProxy): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const words = new Map<string, string>();
  const within: (string | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = within.findLast((one) => one !== undefined);
      if (id) words.set(id, [words.get(id), item.str.trim()].filter(Boolean).join(' '));
    } else if (item.type === 'endMarkedContent') within.pop();
    else within.push(item.id);
  }
  return words;
}

const stamp = {
  name: 'Đurđica Šćepanović',
  title: 'Prva pomoć',
  date: '22.11.2026.',
  number: 'IZB-2026-000123',
  code: 'ABCDEFGHJKLMNPQR',
  address: 'https://izbor.rs/verify/ABCDEFGHJKLMNPQR',
  language: 'SR' as const,
};
const STAMPED = [
  'P: Datum 22.11.2026.',
  'P: Broj IZB-2026-000123',
  'P: Skeniraj za proveru, ili otvori izbor.rs/verify/ ABCD-EFGH-JKLM-NPQR',
  'Figure: (QR kod: https://izbor.rs/verify/ABCDEFGHJKLMNPQR)',
];

it('reads a certificate out in the order that it is meant in, with its heading and what its picture says', async () => {
  const sheet = await certificateSheet({ kind: 'course', title: 'Prva pomoć', language: 'SR' });
  const { document, lines } = await readOut(await stampCertificate(sheet, stamp));
  expect(lines).toEqual([
    'P: Sertifikat o završenom kursu',
    'H1: Prva pomoć',
    'P: dodeljuje se',
    'P: Đurđica Šćepanović',
    'P: za uspešno položen test ovog kursa',
    ...STAMPED,
  ]);
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
});

it('reads out what stands on a sheet that came without tags, and then what is stamped on it', async () => {
  const { pdf, fonts } = await openDocument();
  pdf.addPage([900, 600]).drawText('Akademija uručuje', { x: 90, y: 500, size: 20, font: fonts.text });
  // As a PDF of a program that does not write tags.
  const plain = await PDFDocument.create();
  const [page] = await plain.copyPages(await PDFDocument.load(await pdf.save()), [0]);
  if (page) plain.addPage(page);
  const { lines } = await readOut(await stampCertificate(Buffer.from(await plain.save()), stamp));
  expect(lines).toEqual(['P: Akademija uručuje', 'P: Đurđica Šćepanović', ...STAMPED]);
});

it('begins with what it is where its title is in letters that cannot be set', async () => {
  const sheet = await certificateSheet({ kind: 'course', title: '瑜伽', otherTitle: 'يوغا', language: 'SR' });
  const { lines } = await readOut(await stampCertificate(sheet, { ...stamp, title: '瑜伽' }));
  expect(lines.slice(0, 2)).toEqual(['H1: Sertifikat o završenom kursu', 'P: dodeljuje se']);
});

const TITLE = 'Bezbednost na internetu i zaštita podataka o ličnosti na radnom mestu i van njega';

it.each([
  ['a title of 200 letters', { title: `${TITLE}, ${TITLE}, sa osvrtom na propise za zaposlene` }],
  [
    'a name of 190 letters',
    { name: `${'Anastasija Aleksandrina '.repeat(4)}${'Konstantinović Hadžić '.repeat(4)}Petrović` },
  ],
  ['a title in Cyrillic', { title: 'Љубазност на ШАЛТЕРУ' }, 'Ljubaznost na ŠALTERU'],
] as [string, Partial<typeof stamp>, string?][])('sets all of %s', async (_, words, read = Object.values(words)[0]) => {
  const { title, name } = { ...stamp, ...words };
  const sheet = await certificateSheet({ kind: 'course', title, language: 'SR' });
  const { lines } = await readOut(await stampCertificate(sheet, { ...stamp, name }));
  expect(lines.map((line) => line.replace(/^\w+: /, ''))).toContain(read);
});

it('says by its last letter that there was more of a name or a title than there is room for', async () => {
  const endless = (word: string) => Array.from({ length: 60 }, (_, place) => `${word}${place}`).join(' ');
  const sheet = await certificateSheet({ kind: 'course', title: endless('Kurs'), language: 'SR' });
  const { lines } = await readOut(await stampCertificate(sheet, { ...stamp, name: endless('Ime') }));
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^H1: Kurs0 Kurs1 .*…$/),
      expect.stringMatching(/^P: Ime0 Ime1 .*…$/),
    ]),
  );
});

it('tells the headings, paragraphs, lists and tables of a document, and leads to its headings', async () => {
  const bytes = await typeset({
    title: 'Šta čeka đake',
    standfirst: 'Žuta kuća.',
    language: 'SR',
    pageOf: (page) => `Stranica ${page}`,
    blocks: [
      { heading: 'Ukratko' },
      { text: 'Čačak, Šabac.' },
      { points: ['jedan', 'dva'] },
      { heading: 'Rokovi' },
      { rows: [['Ponedeljak', 'Otvoreno.']] },
    ],
  });
  const { document, lines } = await readOut(bytes);
  expect(lines).toEqual([
    'H1: Šta čeka đake',
    'P: Žuta kuća.',
    'H2: Ukratko',
    'P: Čačak, Šabac.',
    'L:',
    '  LI:',
    '    LBody: jedan',
    '  LI:',
    '    LBody: dva',
    'H2: Rokovi',
    'Table:',
    '  TR:',
    '    TH: Ponedeljak',
    '    TD: Otvoreno.',
  ]);
  expect((await document.getOutline()).map(({ title }) => title)).toEqual(['Ukratko', 'Rokovi']);
});
