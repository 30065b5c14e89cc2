import { randomBytes } from 'node:crypto';
import { searchKey } from '#contract/search/search.rules.ts';
import type { Database } from '#server/database/database.ts';
import { documents } from '#server/documents/documents.table.ts';
import type { Storage } from '#server/files/storage.ts';
import { takeLease } from '#server/jobs/lease.ts';
import { DEMO_DOCUMENTS, type DocumentContent } from '../composer/document-content.ts';
import { typeset } from '../typesetter/typeset.ts';

/** What stands below a page of a demo document. */
export const PAGE_OF = {
  EN: (page: number, pages: number) => `Page ${page} of ${pages}`,
  SR: (page: number, pages: number) => `Stranica ${page} od ${pages}`,
};

const PDF = 'application/pdf';

interface DemoDocument {
  content: DocumentContent;
  language: 'EN' | 'SR';
  position: number;
  name: string;
}

const DOCUMENTS: readonly DemoDocument[] = DEMO_DOCUMENTS.flatMap((content, place) =>
  (['SR', 'EN'] as const).map((language) => ({
    content,
    language,
    position: place + 1,
    name: `${textOf(content, language).file}.pdf`,
  })),
);

export const DEMO_DOCUMENT_COUNT = DOCUMENTS.length;

/**
 * Makes the first of the demo documents that is missing; answers whether there was one. Setting a page takes a while, so the
 * first start does not wait for it: a job makes one after another. Of many servers each makes others.
 */
export async function makeNextDocument(database: Database, storage: Storage, now: Date): Promise<boolean> {
  const made = await database.select({ name: documents.name }).from(documents);
  const next = await firstToMake(database, new Set(made.map(({ name }) => name)), now);
  if (!next) return false;
  const { content, language, position } = next;
  const text = textOf(content, language);
  const bytes = await typeset({ ...text, language, pageOf: PAGE_OF[language] });
  const key = `documents/${text.file}-${randomBytes(12).toString('base64url')}.pdf`;
  await storage.put(key, bytes, PDF);
  const titles = { titleEn: content.en.title, titleSr: content.sr.title };
  await database
    .insert(documents)
    .values({
      position,
      language,
      key,
      ...titles,
      name: next.name,
      type: PDF,
      bytes: bytes.length,
      searchKey: searchKey(`${titles.titleEn} ${titles.titleSr}`),
    })
    .onConflictDoNothing();
  return true;
}

async function firstToMake(
  database: Database,
  made: ReadonlySet<string>,
  now: Date,
): Promise<DemoDocument | undefined> {
  for (const document of DOCUMENTS) {
    if (!made.has(document.name) && (await takeLease(database, `demo-pdf:${document.name}`, now))) return document;
  }
  return undefined;
}

function textOf(content: DocumentContent, language: 'EN' | 'SR') {
  return language === 'SR' ? content.sr : content.en;
}
