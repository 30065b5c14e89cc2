import { searchKey } from '../search/search.rules.ts';

/** How two similar words differ: in case or blanks, in diacritics, punctuation or script, or in one or two letters. */
export const LIKENESSES = ['case', 'marks', 'letters'] as const;
export type Likeness = (typeof LIKENESSES)[number];

export interface Likely {
  word: string;
  by: Likeness;
}

interface Known extends Keys {
  word: string;
}

interface Keys {
  plain: string;
  read: string;
  fixed: string;
  letters: number;
}

/** Returns a function that finds the most similar of the known words; of equally similar ones the first. */
export function likeliestAmong(words: readonly string[]): (word: string) => Likely | null {
  const exact = new Set(words);
  const known: Known[] = words.map((word) => Object.assign({ word }, keysOf(word)));
  return (word) => (exact.has(word) ? null : nearest(keysOf(word), known));
}

function nearest(asked: Keys, known: readonly Known[]): Likely | null {
  const of = (by: Likeness, one: Known | undefined): Likely | null => (one ? { word: one.word, by } : null);
  return (
    of('case', asked.plain === '' ? undefined : known.find(({ plain }) => plain === asked.plain)) ??
    of('marks', asked.read === '' ? undefined : known.find(({ read }) => read === asked.read)) ??
    of('letters', nearestByLetters(asked, known))
  );
}

function nearestByLetters(asked: Keys, known: readonly Known[]): Known | undefined {
  let most = lettersThatMayDiffer(asked.read);
  let found: Known | undefined;
  for (const one of known) {
    if (most < 1 || one.fixed !== asked.fixed || lettersOfOne(asked.letters ^ one.letters) > 2 * most) continue;
    const distance = lettersBetween(asked.read, one.read, Math.min(most, lettersThatMayDiffer(one.read)));
    if (distance === null) continue;
    found = one;
    most = distance - 1;
  }
  return found;
}

function keysOf(word: string): Keys {
  const plain = word.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  const parts = searchKey(word)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const read = parts.join(' ');
  return { plain, read, fixed: parts.filter(isFixed).join(' '), letters: lettersIn(read) };
}

/** Bit mask of the letters in a word. Most words differ in so many that a comparison letter by letter can be skipped. */
function lettersIn(read: string): number {
  let bits = 0;
  for (let place = 0; place < read.length; place++) bits |= 1 << (read.charCodeAt(place) & 31);
  return bits;
}

/** Number of bits set: with the XOR of two masks, the letters that only one of the two words has. */
function lettersOfOne(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/**
 * Parts that must match exactly, since another character makes another name: short words and numbers, as in team 1 and team 2, IT and
 * HR.
 */
const isFixed = (part: string) => part.length < 3 || /\d/.test(part) || /^[ivx]+$/.test(part);

const lettersThatMayDiffer = ({ length }: string) => (length < 5 ? 0 : length < 10 ? 1 : 2);

/** Edit distance with swaps of neighbours (Damerau-Levenshtein); null when it is above `most`. */
function lettersBetween(one: string, other: string, most: number): number | null {
  if (Math.abs(one.length - other.length) > most) return null;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (isSame ? 0 : 1),
          swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...row) > most) return null;
    [before, last] = [last, row];
  }
  const distance = at(last, other.length);
  return distance > most ? null : distance;
}

const at = (row: readonly number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY;
