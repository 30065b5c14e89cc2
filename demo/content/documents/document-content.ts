import type { Block } from '../../typesetter/typeset.ts';

/** One language of a document of the demo shop. */
export interface DocumentText {
  /** The file's name without `.pdf`. */
  file: string;
  title: string;
  standfirst: string;
  blocks: readonly Block[];
}

export interface DocumentContent {
  en: DocumentText;
  sr: DocumentText;
}
