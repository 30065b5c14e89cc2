import type { WrittenQuestion } from '#contract/courses/questions.rules.ts';
import type { TextLanguage } from '#contract/language/text-language.ts';

interface Reading {
  text: string;
  answers: { text: string; correct: boolean }[];
}

const ANSWER = /^([*•–—-])\s*(.*)$/;
const NUMBER = /^\d{1,3}[.)]\s*/;

/**
 * Reads questions from lines: `1. Question`, then `* correct` and `- wrong` answers. The number may be left out after answers; a line
 * without a mark continues the one above. All texts are in one language.
 */
export function pastedQuestions(lines: string, language: TextLanguage): WrittenQuestion[] {
  const found: Reading[] = [];
  for (const line of lines.split(/\r?\n/).map((one) => one.trim())) if (line !== '') readLine(found, line);
  const inIt = (text: string) => (language === 'sr' ? { text_sr: text, text_en: '' } : { text_sr: '', text_en: text });
  return found.map(({ text, answers }) => ({
    ...inIt(text),
    answers: answers.map((answer) => ({ ...inIt(answer.text), correct: answer.correct })),
  }));
}

function readLine(found: Reading[], line: string): void {
  const last = found.at(-1);
  const answer = ANSWER.exec(line);
  if (answer && last) {
    last.answers.push({ text: answer[2] ?? '', correct: answer[1] === '*' });
    return;
  }
  const isNext = !last || NUMBER.test(line) || last.answers.length > 0;
  if (isNext) found.push({ text: line.replace(NUMBER, ''), answers: [] });
  else last.text = `${last.text} ${line}`;
}
