/** Maximum length of the reason for ending a record, in characters. */
export const LONGEST_REASON = 500;

/** Problem of an answer: missing, too long, or different from the name of the record. */
export type AnswerProblem = 'missing' | 'long' | 'other_name';

/** The questions before a record is ended, and which answers are required. `reason` is a text, `last_day` a day. */
export type Asks = Readonly<Record<string, 'required' | 'optional'>>;
export type Answers = Readonly<Record<string, string>>;

/** Key of the answer in which the record's name is typed, for an end of heavy weight. */
export const TYPED_NAME = 'name';

/** A name reduced to what a keyboard can type: typographic apostrophes, quotes and dashes are replaced, repeated blanks are joined. */
const asTyped = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[„“”«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Problems of the answers by question; `name` is the name that must be typed, or null. */
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
