/**
 * An index for searching parts of words in texts of words separated by blanks (`searchKey`). A searched part has no blank, so it
 * lies within one word: only the distinct words are scanned, then the numbers of the texts that have them are looked up.
 */
export interface WordIndex {
  /** Adds a text under a number. */
  add(number: number, text: string): void;
  /** The numbers of the texts that contain all parts, each number once. There must be at least one part. */
  find(parts: readonly string[]): readonly number[];
  /** Whether `isMeant` accepts any of the numbers found. It stops at the first. */
  some(parts: readonly string[], isMeant: (number: number) => boolean): boolean;
}

/** An empty index. */
export function wordIndex(): WordIndex {
  const words: string[] = [];
  const numbersOf = new Map<string, number[]>();
  // All words joined in one string, which is scanned faster than word by word, and the offset of each word in it.
  let text = '\n';
  const starts: number[] = [];
  let highest = -1;

  function wordsWith(part: string): string[] {
    const found: string[] = [];
    let at = text.indexOf(part);
    while (at >= 0) {
      const place = lastNotAfter(starts, at);
      const word = words[place];
      if (word === undefined) return found;
      found.push(word);
      at = text.indexOf(part, (starts[place] ?? 0) + word.length);
    }
    return found;
  }

  function look(parts: readonly string[], isEnough: (number: number) => boolean): boolean {
    // For each number, how many of the parts in turn its text contains; sets would take three times as long for thousands.
    const had = new Uint8Array(highest + 1);
    for (const [turn, part] of parts.entries()) {
      for (const word of wordsWith(part)) {
        for (const number of numbersOf.get(word) ?? []) {
          if (had[number] !== turn) continue;
          had[number] = turn + 1;
          if (turn === parts.length - 1 && isEnough(number)) return true;
        }
      }
    }
    return false;
  }

  return {
    add(number, own) {
      highest = Math.max(highest, number);
      for (const word of new Set(own.split(' ').filter(Boolean))) {
        const numbers = numbersOf.get(word);
        if (numbers) numbers.push(number);
        else {
          numbersOf.set(word, [number]);
          words.push(word);
          starts.push(text.length);
          text += `${word}\n`;
        }
      }
    },
    find(parts) {
      const found: number[] = [];
      look(parts, (number) => {
        found.push(number);
        return false;
      });
      return found;
    },
    some: look,
  };
}

/** Index of the last number in an ascending list that is not above `most` (binary search). */
function lastNotAfter(ascending: readonly number[], most: number): number {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ascending[middle] ?? 0) <= most) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
