/** Width of a text, in points. */
type Measure = (text: string) => number;

/** Least width of a paragraph's last line, as a share of the full width, if that costs no further line. */
const LAST_LINE = 0.22;

/** Breaks a text into lines that fit, without a last line of one short word. */
export function paragraphLines(text: string, measure: Measure, width: number): string[] {
  const lines = filledLines(text, measure, width);
  const last = lines.at(-1) ?? '';
  if (lines.length === 1 || measure(last) >= width * LAST_LINE) return lines;
  return narrowed(lines, (narrower) => filledLines(text, measure, narrower), width, 0.88);
}

/** Breaks a heading into as few lines as it needs, of about equal length. */
export function balancedLines(text: string, measure: Measure, width: number): string[] {
  const lines = filledLines(text, measure, width);
  return lines.length === 1 ? lines : narrowed(lines, (narrower) => filledLines(text, measure, narrower), width, 0.5);
}

/** Lines at the narrowest width, down to a share of the full one, that does not need more of them. */
function narrowed(lines: string[], at: (width: number) => string[], width: number, part: number): string[] {
  let best = lines;
  for (let narrower = width - 4; narrower >= width * part; narrower -= 4) {
    const tried = at(narrower);
    if (tried.length > lines.length) break;
    best = tried;
  }
  return best;
}

function filledLines(text: string, measure: Measure, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(text)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Splits a text at its possible breaks: not after a preposition of one letter, nor between a number and its unit or month. */
function wordsOf(text: string): string[] {
  return text.split(/(?<!(?:^|\s)\p{L}) (?!%|RSD|EUR|BAM)(?<!\d\.? (?=\p{Ll}{3,}))/u);
}
