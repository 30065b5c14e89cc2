import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';

/** Where the PDFs of the demo lie once `npm run demo:pdfs` has set them. */
export const MADE = join(projectRoot, 'demo/made');

/** A PDF of the download zone. */
export interface MadeDocument {
  /** The file in `demo/made/`, as people save it. */
  file: string;
  position: number;
  language: 'EN' | 'SR';
  titleEn: string;
  titleSr: string;
}

/** A PDF of a course or a package: where it belongs, and how it is saved. */
export interface MadeLearning {
  /** The file in `demo/made/`. */
  file: string;
  table: 'courses' | 'packages';
  nameSr: string;
  column: 'pdfEn' | 'pdfSr' | 'certificatePdfEn' | 'certificatePdfSr';
  /** As people save it. */
  name: string;
  pages: number;
}

/** All that was made, so that a shop which files it need neither read its texts nor open it. */
export interface Made {
  documents: readonly MadeDocument[];
  learning: readonly MadeLearning[];
  leaflets: readonly string[];
}

/** What was made last. */
export function readMade(): Made {
  return JSON.parse(readFileSync(join(MADE, 'made.json'), 'utf8'));
}

/** The bytes of a PDF. */
export const readMadeFile = (file: string): Promise<Buffer> => readFile(join(MADE, file));
