import { useEffect, useState } from 'react';

/** What the book says of one story or page (index.json beside it). */
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

/** Every story and page of this book; none until they are read. */
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

/** What the stories of one thing cover. */
export interface Coverage {
  stories: number;
  plays: number;
  long: boolean;
  dark: boolean;
  phone: boolean;
}

/** Counted from the stories themselves: from their names, and from whether they are played. */
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
