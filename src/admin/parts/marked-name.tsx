import { searchKey } from '#contract/search/search.rules.ts';

interface NamePart {
  text: string;
  isMarked: boolean;
}

/**
 * A name split into parts, with those marked that match a searched word regardless of case and diacritics (`words` are results of
 * `searchKey`).
 */
export function markedParts(name: string, words: readonly string[]): NamePart[] {
  const marks = words.flatMap((word) => placeOf(word, name) ?? []).sort((one, other) => one.from - other.from);
  const parts: NamePart[] = [];
  let at = 0;
  for (const { from, to } of marks) {
    if (from < at) continue;
    parts.push({ text: name.slice(at, from), isMarked: false }, { text: name.slice(from, to), isMarked: true });
    at = to;
  }
  return [...parts, { text: name.slice(at), isMarked: false }].filter(({ text }) => text !== '');
}

/** Letters by which the spelling in a name may be longer than the searched word: dj for đ; lj in Cyrillic is shorter. */
const MORE = 2;

function placeOf(word: string, name: string): { from: number; to: number } | null {
  for (let from = 0; from < name.length; from += 1) {
    for (let to = from + 1; to <= Math.min(name.length, from + word.length + MORE); to += 1) {
      const part = name.slice(from, to);
      if (part.trim() === part && searchKey(part) === word) return { from, to };
    }
  }
  return null;
}

/** A name with the searched words underlined. */
export function MarkedName({ name, words }: { name: string; words: readonly string[] }) {
  return markedParts(name, words).map(({ text, isMarked }, place) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place
      <mark key={place} className="bg-transparent font-640 text-inherit shadow-[inset_0_-2px_0_var(--accent)]">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
