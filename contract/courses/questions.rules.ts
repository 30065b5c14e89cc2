/** Maximum length of the text of a question or an answer, and how many of each there can be. */
export const QUESTIONS = { text: 500, most: 100, leastAnswers: 2, mostAnswers: 10 } as const;

/** A text in both languages, of which at least one is filled in. */
export interface InBothTexts {
  text_sr: string;
  text_en: string;
}

/** A question as its author wrote it, with its answers in their order. */
export interface WrittenQuestion extends InBothTexts {
  answers: readonly (InBothTexts & { correct: boolean })[];
}

/** Problems of a question; only the first of them is reported. */
export const QUESTION_PROBLEMS = ['empty', 'few', 'many', 'blank', 'long', 'none', 'twins'] as const;
export type QuestionProblem = (typeof QUESTION_PROBLEMS)[number];

const textsOf = ({ text_sr, text_en }: InBothTexts) => [text_sr.trim(), text_en.trim()];
const isEmpty = (texts: InBothTexts) => textsOf(texts).every((text) => text === '');
const isLong = (texts: InBothTexts) => textsOf(texts).some((text) => text.length > QUESTIONS.text);

/** The first problem of a question; null when it can be used. */
export function questionProblem({ answers, ...question }: WrittenQuestion): QuestionProblem | null {
  if (isEmpty(question)) return 'empty';
  if (answers.length < QUESTIONS.leastAnswers) return 'few';
  if (answers.length > QUESTIONS.mostAnswers) return 'many';
  if (answers.some(isEmpty)) return 'blank';
  if ([question, ...answers].some(isLong)) return 'long';
  if (!answers.some(({ correct }) => correct)) return 'none';
  const different = new Set(answers.map((answer) => JSON.stringify(textsOf(answer))));
  return different.size < answers.length ? 'twins' : null;
}

/** How many of `questions` must be right to reach a pass mark in percent. */
export const neededRight = (passMark: number, questions: number): number => Math.ceil((passMark * questions) / 100);
