/**
 * Finds what has a text in its words, for texts of words with blanks between them (`searchKey`). A word that is searched for has
 * no blank, so it stands within one word: only the different words are looked through, and then what has them.
 */
export interface WordIndex {
  /** Lets a number be found by each word of a text. */
  add(number: number, text: string): void;
  /** The numbers whose text has each of these within it, each once. At least one is asked for. */
  find(parts: readonly string[]): readonly number[];
  /** Whether any of these numbers is one that is meant. It looks no further than the first. */
  some(parts: readonly string[], isMeant: (number: number) => boolean): boolean;
}

/** An empty index. */
export function wordIndex(): WordIndex {
  const words: string[] = [];
  const numbersOf = new Map<string, number[]>();
  // All words in one text, which is looked through faster than word by word, and where each begins in it.
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
    // Of how many parts in turn each number is known to have them: sets of thousands take three times as long.
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
