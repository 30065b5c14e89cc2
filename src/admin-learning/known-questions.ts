import type { AuthoredQuestion } from '#contract/courses/courses.contract.ts';
import type { InBothTexts } from '#contract/courses/questions.rules.ts';
import type { FormQuestion, Questions } from './form-questions.ts';

type Alike<Former, Read> = (former: Former, read: Read) => boolean;

/**
 * Which of the former ones each that was read is, by the first test that says so, and of what is left by where it stands: between
 * the same neighbours. A changed question is a new row at the server, and is the same question to whoever edits it.
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

/** Questions as they were read, each known by the number that it has in the form already. */
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
