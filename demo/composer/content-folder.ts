import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';

/** Reads a file below `demo/content/`. */
export function readContent(path: string): string {
  return readFileSync(join(projectRoot, 'demo/content', path), 'utf8');
}

/** Replaces `&nbsp;`, which is written as in HTML so that it can be seen, with the character. */
export const withBlanks = (text: string): string => text.replaceAll('&nbsp;', '\u00a0');
