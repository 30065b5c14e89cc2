import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#contract/language/language.ts';
import { projectRoot } from '#server/config/project-root.ts';

/** Folder of the PDFs that `npm run demo:pdfs` has set. */
export const MADE = join(projectRoot, 'demo/made');

/** A PDF of the download zone. */
export interface MadeDocument {
  /** File in `demo/made/` and name under which people save it. */
  file: string;
  position: number;
  language: Language;
  titleEn: string;
  titleSr: string;
}

/** A PDF of a course or a package, with its place in the database. */
export interface MadeLearning {
  /** File in `demo/made/`. */
  file: string;
  table: 'courses' | 'packages';
  nameSr: string;
  column: 'pdfEn' | 'pdfSr' | 'certificatePdfEn' | 'certificatePdfSr';
  /** Name under which people save it. */
  name: string;
  pages: number;
}

/** List of all made PDFs, so that a shop that stores them need not read their texts or open them. */
export interface Made {
  documents: readonly MadeDocument[];
  learning: readonly MadeLearning[];
  leaflets: readonly string[];
}

/** Reads the list of the made PDFs. */
export function readMade(): Made {
  return JSON.parse(readFileSync(join(MADE, 'made.json'), 'utf8'));
}

/** Reads the bytes of a made PDF. */
export const readMadeFile = (file: string): Promise<Buffer> => readFile(join(MADE, file));
