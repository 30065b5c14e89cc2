/** How many letters there are for why a record is ended. */
export const LONGEST_REASON = 500;

/** What is wrong with an answer: it is missing, it is too long, or it is not the name of the record. */
export type AnswerProblem = 'missing' | 'long' | 'other_name';

/** What is asked before a record is ended, and whether it must be answered. `reason` is its words, `last_day` a day. */
export type Asks = Readonly<Record<string, 'required' | 'optional'>>;
export type Answers = Readonly<Record<string, string>>;

/** Under this word the name of the record is typed, where much hangs on it. */
export const TYPED_NAME = 'name';

/** A name as a keyboard writes it: it has none of the apostrophes, quotes and dashes of print, and of two blanks one is seen. */
const asTyped = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[„“”«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** What is wrong with the answers; `name` is what must be typed as it is, or null. */
export function answerProblems(asks: Asks, answers: Answers, name: string | null): Record<string, AnswerProblem> {
  const found: [string, AnswerProblem | null][] = Object.entries(asks).map(([field, need]) => [
    field,
    problemOf((answers[field] ?? '').trim(), need),
  ]);
  if (name !== null && asTyped(answers[TYPED_NAME] ?? '') !== asTyped(name)) found.push([TYPED_NAME, 'other_name']);
  return Object.fromEntries(found.filter((each): each is [string, AnswerProblem] => each[1] !== null));
}

function problemOf(text: string, need: Asks[string]): AnswerProblem | null {
  if (text === '') return need === 'required' ? 'missing' : null;
  return text.length > LONGEST_REASON ? 'long' : null;
}
