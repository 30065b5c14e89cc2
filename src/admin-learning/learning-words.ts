import { LANGUAGES_OF_TEXTS } from '#contract/language/text-language.ts';
import { type Currency, shownCurrency } from '#contract/money/money.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { grouped } from '#locales/plural.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { nameIn } from '../admin/parts/name-in.ts';
import { percentLabel } from '../admin/parts/percent-label.ts';
import type { RecordFields } from '../admin/parts/record-field.ts';
import { wordsOfHtml } from '../admin/parts/words-of-html.ts';
import { knownQuestions } from './known-questions.ts';
import { FILE_FIELDS, type FormFile } from './learning-files.ts';
import type { PackagePart } from './package-record.ts';

const PROBLEMS = [
  ...([
    'empty',
    'few',
    'many',
    'blank',
    'none',
    'twins',
    'required',
    'choose',
    'long',
    'range',
    'minutes',
    'mark',
  ] as const),
  ...(['comma', 'decimals', 'number', 'noQuestion', 'too_many'] as const),
];

/** The problem of a field in words; a message of the server is returned unchanged. */
export function useLearningProblem(): (problem: string) => string {
  const t = useTexts(learningAdminTexts);
  return (problem) => {
    if (problem === 'gone') return t('file.gone');
    if (problem === 'kept') return t('fileKept');
    const known = PROBLEMS.find((one) => one === problem);
    return known ? t(`problem.${known}`) : problem;
  };
}

const same = (value: unknown) => value;

/** The labels of the fields of a course or a package, and the formats of their values. */
export function useLearningFields(): RecordFields {
  const t = useTexts(learningAdminTexts);
  const language = useLanguage();
  const fileNamed = (file: unknown) => (file as FormFile | null)?.name || (file ? t('file.one') : '');
  return Object.assign(
    useTextFields(),
    {
      course_type: { label: t('type'), shown: (type: unknown) => t(`type.${type as 'free'}`), typed: same },
      price: {
        label: t('price'),
        shown: (price: unknown) => (typeof price === 'number' ? grouped(language, price) : String(price ?? '')),
        typed: same,
      },
      currency: { label: t('currency'), shown: (one: unknown) => shownCurrency(one as Currency), typed: same },
      minutes: { label: t('minutes'), typed: same },
      pass_mark: {
        label: t('pass_mark'),
        shown: (mark: unknown) => percentLabel(mark, (percent) => t('percent', { percent })),
        typed: same,
      },
      questions: { label: t('questions'), shown: useQuestionWords(), typed: typedQuestions, isRead: true as const },
      courses: { label: t('courses'), shown: useCourseWords() },
    },
    Object.fromEntries(FILE_FIELDS.map((field) => [field, { label: t(field), shown: fileNamed }])),
  );
}

function useTextFields(): RecordFields {
  const t = useTexts(learningAdminTexts);
  const records = useTexts(recordsTexts);
  const looks = {
    name: { text: 'line' as const },
    summary: { text: 'lines' as const },
    description: { text: 'html' as const, shown: (html: unknown) => wordsOfHtml(String(html ?? '')) },
  };
  return Object.fromEntries(
    (['name', 'summary', 'description'] as const).flatMap((text) =>
      LANGUAGES_OF_TEXTS.map((one) => {
        const label = `${t(text)}, ${records(`pair.${one}`)}`;
        return [
          `${text}_${one}`,
          Object.assign({ label, lang: one === 'sr' ? 'sr-Latn' : 'en' }, looks[text]),
        ] as const;
      }),
    ),
  );
}

/** Questions with their answers; a star marks correct answers, as in pasted text. */
function useQuestionWords() {
  const language = useLanguage();
  const textIn = (texts: Fields) =>
    nameIn(language, { name_sr: String(texts.text_sr), name_en: String(texts.text_en) });
  return (questions: unknown) =>
    ((questions ?? []) as Fields[])
      .map((question, place) => {
        const answers = (question.answers as Fields[]).map((one) => `${one.correct ? '*' : '-'} ${textIn(one)}`);
        return [`${place + 1}. ${textIn(question)}`, ...answers].join('\n');
      })
      .join('\n');
}

/** Questions of the history have no numbers, so they get new ones. */
const typedQuestions = (questions: unknown) => {
  let last = 0;
  const next = () => {
    last -= 1;
    return last;
  };
  const numbered = ((questions ?? []) as Fields[]).map((question) =>
    Object.assign({ pk: next() }, question, {
      answers: (question.answers as Fields[]).map((answer) => Object.assign({ pk: next() }, answer)),
    }),
  );
  return knownQuestions([], numbered as unknown as Parameters<typeof knownQuestions>[1]);
};

/** The courses of a package by their names; the history has only their numbers. */
function useCourseWords() {
  const language = useLanguage();
  return (parts: unknown) =>
    ((parts ?? []) as (PackagePart | number)[])
      .map((part) => (typeof part === 'number' ? `#${part}` : nameIn(language, part)))
      .join(' · ');
}

/** Labels of fields that only the history has, not the form. */
export function useToldFields(): RecordFields {
  const t = useTexts(learningAdminTexts);
  return { active: { label: t('state'), shown: (on) => t(on ? 'on' : 'off') } };
}
