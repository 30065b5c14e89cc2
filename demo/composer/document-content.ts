import * as z from 'zod/mini';
import { readWriting, type Written } from './read-writing.ts';
import { readYaml } from './read-yaml.ts';
import { type Both, both, text } from './shapes.ts';

/** One language of a document of the demo shop. */
export interface DocumentText extends Written {
  /** File name without `.pdf`. */
  file: string;
}

export interface DocumentContent {
  en: DocumentText;
  sr: DocumentText;
}

/** Reads a text in both languages, whose files lie beside each other. */
export function readBoth(path: string, file: Both): DocumentContent {
  return {
    sr: Object.assign(readWriting(`${path}.sr.md`), { file: file.sr }),
    en: Object.assign(readWriting(`${path}.en.md`), { file: file.en }),
  };
}

const listed = z.array(z.strictObject({ text, file: both }));

/** The documents of the download zone, in their order. */
export const DEMO_DOCUMENTS: readonly DocumentContent[] = readYaml('documents/documents.yaml', listed).map((document) =>
  readBoth(`documents/${document.text}`, document.file),
);
