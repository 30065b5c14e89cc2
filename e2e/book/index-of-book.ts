import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A story of the built book. */
export interface BookStory {
  id: string;
  /** Path in the sidebar. */
  title: string;
  name: string;
  importPath: string;
  exportName: string;
  /** Contains `play-fn` for a story with a play function. */
  tags: string[];
}

/** Folder of the built book: this commit's own, or the one that a command compares with. */
export const bookFolder = process.env.BOOK ?? fileURLToPath(new URL('../../storybook-static', import.meta.url));

interface Index {
  entries: Record<string, BookStory & { type: string }>;
}

let read: Index | undefined;

function readIndex(): Index {
  const index = `${bookFolder}/index.json`;
  if (!read && !existsSync(index)) throw new Error('There is no built Storybook: run npm run build:storybook first.');
  read ??= JSON.parse(readFileSync(index, 'utf8')) as Index;
  return read;
}

/** The ids of all stories and pages of the built book. */
export const entriesOfBook = (): ReadonlySet<string> => new Set(Object.keys(readIndex().entries));

/** The stories of the built book by source file, both in the order of the sidebar. */
export function storiesByFile(): Map<string, BookStory[]> {
  const { entries } = readIndex();
  const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'));
  const byFile = new Map<string, BookStory[]>();
  for (const story of stories) byFile.set(story.importPath, [...(byFile.get(story.importPath) ?? []), story]);
  return byFile;
}
