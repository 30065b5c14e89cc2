import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';

/** A file below `demo/content/`, as it is written. */
export function readContent(path: string): string {
  return readFileSync(join(projectRoot, 'demo/content', path), 'utf8');
}

/** A blank that no line breaks at is written as in html, so that it can be seen. */
export const withBlanks = (text: string): string => text.replaceAll('&nbsp;', '\u00a0');
