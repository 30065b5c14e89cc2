/**
 * Finds what has a text in its words, for texts of words with blanks between them (`searchKey`). A word that is searched for has
 * no blank, so it stands within one word: only the different words are looked through, and then what has them.
 */
export interface WordIndex {
  /** Lets a number be found by each word of a text. */
  add(number: number, text: string): void;
  /** The numbers whose text has each of these within it. At least one is asked for. */
  find(parts: readonly string[]): ReadonlySet<number>;
}

/** An empty index. */
export function wordIndex(): WordIndex {
  const words: string[] = [];
  const numbersOf = new Map<string, number[]>();
  // All words in one text, which is looked through faster than word by word, and where each begins in it.
  let text = '\n';
  const starts: number[] = [];

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

  return {
    add(number, own) {
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
      let found: ReadonlySet<number> | undefined;
      for (const part of parts) {
        const kept = found;
        const numbers = wordsWith(part).flatMap((word) => numbersOf.get(word) ?? []);
        found = new Set(kept ? numbers.filter((number) => kept.has(number)) : numbers);
      }
      return found ?? new Set();
    },
  };
}

/** The place of the last number of an ascending list that is not above `most`. */
function lastNotAfter(ascending: readonly number[], most: number): number {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ascending[middle] ?? 0) <= most) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
