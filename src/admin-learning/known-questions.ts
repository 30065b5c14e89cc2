import type { AuthoredQuestion } from '#contract/courses/courses.contract.ts';
import type { InBothTexts } from '#contract/courses/questions.rules.ts';
import type { FormQuestion, Questions } from './form-questions.ts';

type Alike<Former, Read> = (former: Former, read: Read) => boolean;

/**
 * Pairs each item read with a former one: by the first test that matches, and the rest by position, between the same neighbours. The server
 * stores a changed question as a new row, while for the editor it stays the same question.
 */
function pairs<Former, Read>(
  former: readonly Former[],
  read: readonly Read[],
  tests: readonly Alike<Former, Read>[],
): (Former | undefined)[] {
  const found: (Former | undefined)[] = read.map(() => undefined);
  const isFree = (one: Former) => !found.includes(one);
  for (const isAlike of tests)
    for (const [place, one] of read.entries())
      found[place] ??= former.find((each) => isFree(each) && isAlike(each, one));
  for (const place of read.keys()) {
    if (found[place]) continue;
    const before = place === 0 ? -1 : former.indexOf(found[place - 1] as Former);
    const next = former[before + 1];
    const isBetween = place === 0 || before >= 0;
    if (isBetween && next !== undefined && isFree(next)) found[place] = next;
  }
  return found;
}

const isOneText = (one: InBothTexts, other: InBothTexts) =>
  (one.text_sr !== '' && one.text_sr === other.text_sr) || (one.text_en !== '' && one.text_en === other.text_en);
const areTexts = (one: InBothTexts, other: InBothTexts) =>
  one.text_sr.trim() === other.text_sr && one.text_en.trim() === other.text_en;

const areAnswers = (one: FormQuestion, { answers }: AuthoredQuestion) =>
  one.answers.length === answers.length &&
  one.answers.every((answer, place) => {
    const other = answers[place];
    return other !== undefined && areTexts(answer, other) && answer.correct === other.correct;
  });

const QUESTION_TESTS: readonly Alike<FormQuestion, AuthoredQuestion>[] = [
  (former, read) => former.id === read.pk,
  (former, read) => areTexts(former, read) && areAnswers(former, read),
  areTexts,
  isOneText,
  areAnswers,
];

/** The questions that were read, each with the number that it has in the form already. */
export function knownQuestions(former: Questions, read: readonly AuthoredQuestion[]): FormQuestion[] {
  const known = pairs(former, read, QUESTION_TESTS);
  return read.map(({ pk, text_sr, text_en, answers }, place) => {
    const question = known[place];
    const knownAnswers = pairs(question?.answers ?? [], answers, [
      (one, other) => one.id === other.pk,
      areTexts,
      isOneText,
    ]);
    return {
      id: question?.id ?? pk,
      text_sr,
      text_en,
      answers: answers.map((answer, at) => ({
        id: knownAnswers[at]?.id ?? answer.pk,
        text_sr: answer.text_sr,
        text_en: answer.text_en,
        correct: answer.correct,
      })),
    };
  });
}
