import type { Language } from '#contract/language/language.ts';
import type { TextLanguage } from '#contract/language/text-language.ts';
import { certificateSheet } from '#server/certificates/sheet.ts';
import type { LearningText } from '../composer/course-content.ts';
import { DEMO_DOCUMENTS, type DocumentText } from '../composer/document-content.ts';
import { DEMO_LEAFLETS } from '../composer/leaflet-texts.ts';
import { DEMO_COURSES, DEMO_PACKAGES } from '../composer/learning.ts';
import { packageGuide } from '../composer/package-guide.ts';
import { typeset } from '../typesetter/typeset.ts';
import { setLeaflet } from './leaflet.ts';
import type { MadeDocument, MadeLearning } from './made.ts';
import { whenMade } from './when-made.ts';

/** A PDF with the function that sets it. */
type Unmade<Kind> = Kind & { set: () => Promise<Buffer> };

/** Page number below a page of a demo document. */
const PAGE_OF = {
  EN: (page: number, pages: number) => `Page ${page} of ${pages}`,
  SR: (page: number, pages: number) => `Stranica ${page} od ${pages}`,
};

const LANGUAGES = [
  { key: 'sr', language: 'SR', pdf: 'pdfSr', sheet: 'certificatePdfSr', sheetName: 'sertifikat' },
  { key: 'en', language: 'EN', pdf: 'pdfEn', sheet: 'certificatePdfEn', sheetName: 'certificate' },
] as const;

/** Sets a text on numbered pages. */
export const setText = (text: DocumentText, language: Language): Promise<Buffer> =>
  typeset({ ...text, language, pageOf: PAGE_OF[language] });

/** The PDFs of the download zone, in its order. */
export const DOCUMENT_PDFS: readonly Unmade<MadeDocument>[] = DEMO_DOCUMENTS.flatMap(({ sr, en }, place) =>
  LANGUAGES.map(({ key, language }) => {
    const text = { sr, en }[key];
    const titles = { titleEn: en.title, titleSr: sr.title };
    return { file: `${text.file}.pdf`, position: place + 1, language, ...titles, set: () => setText(text, language) };
  }),
);

interface Learning {
  table: MadeLearning['table'];
  content: Record<TextLanguage, LearningText>;
  reading: (language: (typeof LANGUAGES)[number]) => DocumentText;
}

const learning: readonly Learning[] = [
  ...DEMO_COURSES.map(
    (content): Learning => ({ table: 'courses', content, reading: ({ key }) => content.reading[key] }),
  ),
  ...DEMO_PACKAGES.map(
    (content): Learning => ({ table: 'packages', content, reading: ({ language }) => packageGuide(content, language) }),
  ),
];

/** The reading of courses and packages, and the backgrounds of their certificates. */
export const LEARNING_PDFS: readonly Unmade<Omit<MadeLearning, 'pages'>>[] = learning.flatMap(
  ({ table, content, reading }) =>
    LANGUAGES.flatMap((one) => {
      const text = reading(one);
      const [place, title] = [{ table, nameSr: content.sr.name }, content[one.key].name];
      const kind = table === 'courses' ? 'course' : 'package';
      return [
        {
          ...place,
          file: `${text.file}.pdf`,
          column: one.pdf,
          name: `${text.file}.pdf`,
          set: () => setText(text, one.language),
        },
        {
          ...place,
          file: `${one.sheetName}-${text.file}.pdf`,
          column: one.sheet,
          name: `${one.sheetName}.pdf`,
          set: () => certificateSheet({ kind, title, language: one.language }, whenMade),
        },
      ];
    }),
);

/** Promo material by file name. */
export const LEAFLET_PDFS = [...DEMO_LEAFLETS].map(([name, content]) => ({
  file: `leaflet-${name}.pdf`,
  set: () => setLeaflet(content),
}));
