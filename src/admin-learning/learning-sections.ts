import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import { questionProblem } from '#contract/courses/questions.rules.ts';
import type { TextLanguage } from '#contract/language/text-language.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { Problems } from '#machines/records/record-draft.ts';
import type { Fullness } from '../admin/record/form-section.tsx';
import { questionsIn } from './course-record.ts';
import type { Questions } from './form-questions.ts';
import { fileIn } from './learning-files.ts';
import { typedIn } from './learning-record.ts';
import { partsIn } from './package-record.ts';

/** The sections of both forms, with their fields; a course has questions, a package has courses. */
export const SECTION_FIELDS = {
  basics: ['name_sr', 'name_en', 'minutes', 'image'],
  texts: ['summary_sr', 'summary_en', 'description_sr', 'description_en'],
  material: ['pdf', 'pdf_en'],
  questions: ['questions', 'pass_mark'],
  courses: ['courses'],
  price: ['course_type', 'price', 'currency'],
  certificate: ['certificate_pdf', 'certificate_pdf_en'],
} as const satisfies Record<string, readonly string[]>;

export type FilledSection = keyof typeof SECTION_FIELDS;
/** The sections with fields, and the history of the record. */
export type LearningSection = FilledSection | 'history';

export const SECTIONS: Record<CourseOrPackage, readonly FilledSection[]> = {
  course: ['basics', 'texts', 'material', 'questions', 'price', 'certificate'],
  package: ['basics', 'texts', 'courses', 'material', 'price', 'certificate'],
};

/** The state of a section, and the number of its fields with a problem. */
export interface SectionStanding {
  name: FilledSection;
  state: Fullness;
  wrong: number;
}

/** Which language a text or a list of texts lacks that the other has. */
export const lacksIn = ({ text_sr, text_en }: { text_sr: string; text_en: string }): TextLanguage | null => {
  const [sr, en] = [text_sr.trim() !== '', text_en.trim() !== ''];
  if (sr === en) return null;
  return sr ? 'en' : 'sr';
};

const areWhole = (questions: Questions) =>
  questions.length > 0 &&
  questions.every((one) => questionProblem(one) === null && [one, ...one.answers].every((text) => !lacksIn(text)));

/** How each section of a form stands, in their order. */
export function sectionsOf(kind: CourseOrPackage, fields: Fields, problems: Problems): SectionStanding[] {
  const typed = typedIn(fields);
  const isIn = (text: 'name' | 'summary') => typed[`${text}_sr`].trim() !== '' && typed[`${text}_en`].trim() !== '';
  const some = (isWhole: boolean): Fullness => (isWhole ? 'done' : 'missing');
  const isNone = (one: string, other: string): boolean =>
    fileIn(fields, one as 'pdf') === null && fileIn(fields, other as 'pdf') === null;
  const states: Record<FilledSection, Fullness> = {
    basics: some(isIn('name')),
    texts: some(isIn('summary')),
    material: isNone('pdf', 'pdf_en') ? (kind === 'course' ? 'missing' : 'empty') : 'done',
    questions: some(areWhole(questionsIn(fields))),
    courses: some(partsIn(fields).length > 0),
    price: some(typed.course_type === 'free' || typed.price !== null),
    certificate: isNone('certificate_pdf', 'certificate_pdf_en') ? 'empty' : 'done',
  };
  const wrong = Object.keys(problems).map((field) => field.split('.')[0] ?? '');
  return SECTIONS[kind].map((name) => ({
    name,
    state: states[name],
    wrong: wrong.filter((field) => (SECTION_FIELDS[name] as readonly string[]).includes(field)).length,
  }));
}
