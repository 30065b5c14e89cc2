import { searchKey } from '#contract/search/search.rules.ts';
import type { Database } from '../database/database.ts';
import { documents } from '../documents/documents.table.ts';
import { typeset } from '../documents/typeset.ts';
import type { Storage } from '../files/storage.ts';
import { CARD_AND_VOUCHERS } from './content/documents/card-and-vouchers.ts';
import type { DocumentContent } from './content/documents/document-content.ts';
import { FILING_REQUESTS } from './content/documents/filing-requests.ts';
import { PAYROLL_TAX } from './content/documents/payroll-tax.ts';
import { PROGRAMME_RULES } from './content/documents/programme-rules.ts';

const CONTENTS: readonly DocumentContent[] = [PROGRAMME_RULES, FILING_REQUESTS, PAYROLL_TAX, CARD_AND_VOUCHERS];

/** What stands below a page of a demo document. */
export const PAGE_OF = {
  EN: (page: number, pages: number) => `Page ${page} of ${pages}`,
  SR: (page: number, pages: number) => `Strana ${page} od ${pages}`,
};

const PDF = 'application/pdf';

interface DemoDocument {
  content: DocumentContent;
  language: 'EN' | 'SR';
  position: number;
  key: string;
}

const DOCUMENTS: readonly DemoDocument[] = CONTENTS.flatMap((content, place) =>
  (['SR', 'EN'] as const).map((language) => ({
    ...{ content, language, position: place + 1 },
    key: `documents/${textOf(content, language).file}.pdf`,
  })),
);

export const DEMO_DOCUMENT_COUNT = DOCUMENTS.length;

/**
 * Makes the first of the demo documents that is missing; answers whether there was one. Setting a page takes a while, so the
 * first start does not wait for it: a job makes one after another.
 */
export async function makeNextDocument(database: Database, storage: Storage): Promise<boolean> {
  const made = new Set((await database.select({ key: documents.key }).from(documents)).map(({ key }) => key));
  const next = DOCUMENTS.find(({ key }) => !made.has(key));
  if (!next) return false;
  const { content, language, position, key } = next;
  const text = textOf(content, language);
  const bytes = await typeset({ ...text, language, pageOf: PAGE_OF[language] });
  await storage.put(key, bytes, PDF);
  const titles = { titleEn: content.en.title, titleSr: content.sr.title };
  await database
    .insert(documents)
    .values({
      ...{ position, language, key, ...titles, name: `${text.file}.pdf`, type: PDF, bytes: bytes.length },
      searchKey: searchKey(`${titles.titleEn} ${titles.titleSr}`),
    })
    .onConflictDoNothing();
  return true;
}

function textOf(content: DocumentContent, language: 'EN' | 'SR') {
  return language === 'SR' ? content.sr : content.en;
}
