/** Words that both texts share, or that only one of them has. */
export interface Piece {
  kind: 'same' | 'out' | 'in';
  text: string;
}

/** The largest product of two word counts that is compared word by word; above it the whole text counts as replaced. */
const MOST = 4_000_000;

/** Difference of two texts by words, with the fewest words removed and added. */
export function wordDiff(before: string, after: string): Piece[] {
  const [out, into] = [wordsOf(before), wordsOf(after)];
  const start = sharedStart(out, into);
  const end = sharedStart(out.slice(start).reverse(), into.slice(start).reverse());
  const [outs, ins] = [out.slice(start, out.length - end), into.slice(start, into.length - end)];
  const middle = outs.length * ins.length > MOST ? replaced(outs, ins) : compared(outs, ins);
  const same = (words: string[]) => words.map((text): Piece => ({ kind: 'same', text }));
  return joined([...same(into.slice(0, start)), ...middle, ...same(into.slice(into.length - end))]);
}

/** Words with the space after them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? [];

/** White space after a word does not make it a different word. */
const isSame = (one: string | undefined, other: string | undefined) => one?.trimEnd() === other?.trimEnd();

function sharedStart(one: readonly string[], other: readonly string[]): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) if (!isSame(one[at], other[at])) return at;
  return length;
}

const replaced = (outs: readonly string[], ins: readonly string[]): Piece[] => [
  ...outs.map((text): Piece => ({ kind: 'out', text })),
  ...ins.map((text): Piece => ({ kind: 'in', text })),
];

/** By the longest common subsequence of words. */
function compared(outs: readonly string[], ins: readonly string[]): Piece[] {
  const width = ins.length + 1;
  const longest = new Uint16Array((outs.length + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = outs.length - 1; row >= 0; row -= 1)
    for (let column = ins.length - 1; column >= 0; column -= 1)
      longest[row * width + column] = isSame(outs[row], ins[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const pieces: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < outs.length || column < ins.length) {
    const [out, into] = [outs[row], ins[column]];
    if (out !== undefined && into !== undefined && isSame(out, into)) {
      pieces.push({ kind: 'same', text: into });
      row += 1;
      column += 1;
    } else if (out !== undefined && (into === undefined || at(row + 1, column) >= at(row, column + 1))) {
      pieces.push({ kind: 'out', text: out });
      row += 1;
    } else if (into !== undefined) {
      pieces.push({ kind: 'in', text: into });
      column += 1;
    }
  }
  return pieces;
}

/** Neighbours of one kind are one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const { kind, text } of pieces) {
    const last = all.at(-1);
    if (last?.kind === kind) last.text += text;
    else all.push({ kind, text });
  }
  return all;
}
