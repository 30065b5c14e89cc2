import { useEffect, useState } from 'react';
import type { PageContent } from '../pdf-reading/page-content.ts';
import { type OnlyPages, readDocument } from '../pdf-reading/read-document.ts';
import { readPage } from '../pdf-reading/read-page.ts';
import type { Reading } from '../pdf-reading/reading.ts';
import type { OpenPdf } from './pdf-document.ts';

/** The document as text, or why it only has pages; null until it is read. Reading starts with `isTurn`, so that it delays nothing else. */
export function useReading(pdf: OpenPdf, isTurn: boolean): Reading | OnlyPages | null {
  const [reading, setReading] = useState<Reading | OnlyPages | null>(null);
  useEffect(() => {
    if (!isTurn) return;
    let over = false;
    readPdf(pdf, () => over).then(
      (read) => !over && setReading(read),
      // The text could not be extracted; the pages can still be drawn.
      () => !over && setReading('unreadable'),
    );
    return () => {
      over = true;
    };
  }, [pdf, isTurn]);
  return reading;
}

async function readPdf({ document, OPS }: OpenPdf, isOver: () => boolean): Promise<Reading | OnlyPages> {
  const contents: PageContent[] = [];
  for (let number = 1; number <= document.numPages && !isOver(); number += 1) {
    const page = await document.getPage(number);
    contents.push(await readPage(page, OPS));
  }
  return readDocument(contents);
}
