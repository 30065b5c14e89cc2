import { useEffect, useState } from 'react';

/** Entry of a story or page in the book's index.json. */
export interface BookEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
  tags?: string[];
}

let asked: Promise<readonly BookEntry[]> | undefined;

async function readIndex(): Promise<readonly BookEntry[]> {
  const answer = await fetch('./index.json');
  const { entries } = (await answer.json()) as { entries: Record<string, BookEntry> };
  return Object.values(entries);
}

/** Every story and page of this book; empty until they are loaded. */
export function useBookIndex(): readonly BookEntry[] {
  const [entries, setEntries] = useState<readonly BookEntry[]>([]);
  useEffect(() => {
    asked ??= readIndex();
    let here = true;
    asked.then((found) => here && setEntries(found)).catch(() => setEntries([]));
    return () => {
      here = false;
    };
  }, []);
  return entries;
}

/** What the stories of a component cover. */
export interface Coverage {
  stories: number;
  plays: number;
  long: boolean;
  dark: boolean;
  phone: boolean;
}

/** Counts the coverage from the names of the stories and their play functions. */
export function coverageOf(entries: readonly BookEntry[]): Coverage {
  const stories = entries.filter(({ type }) => type === 'story');
  const named = (word: RegExp) => stories.some(({ name }) => word.test(name));
  return {
    stories: stories.length,
    plays: stories.filter(({ tags }) => tags?.includes('play-fn')).length,
    long: named(/long|wide/i),
    dark: named(/dark/i),
    phone: named(/phone/i),
  };
}
