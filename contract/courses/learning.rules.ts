import { isUnseen } from '../language/language.rules.ts';
import type { CourseType } from './courses.rules.ts';

/** Maximum length of each text of a course or a package, in characters; the description is html. */
export const LEARNING_TEXTS = { name: 120, summary: 300, description: 20_000 } as const;
/** The longest duration, in minutes, and the highest price. */
export const MOST_MINUTES = 10_000;
export const MOST_OF_LEARNING = 100_000_000;

/** The fields of a course or a package that its rules check. Only courses have a pass mark. */
export interface LearningFields {
  name_sr: string;
  name_en: string;
  summary_sr: string;
  summary_en: string;
  description_sr: string;
  description_en: string;
  course_type: CourseType;
  price: number | null;
  minutes: number;
  pass_mark?: number;
}

export type LearningProblem = 'required' | 'long' | 'range' | 'minutes' | 'mark';

/** Problems of the fields of a course or a package, by field. Empty when there are none. */
export function learningProblems(fields: LearningFields): Record<string, LearningProblem> {
  const found: [string, LearningProblem][] = [];
  for (const text of ['name', 'summary', 'description'] as const) {
    const both = [`${text}_sr`, `${text}_en`] as const;
    for (const field of both) if (fields[field].trim().length > LEARNING_TEXTS[text]) found.push([field, 'long']);
    const isMissing = text !== 'description' && both.every((field) => isUnseen(fields[field]));
    if (isMissing) found.push([both[0], 'required']);
  }
  if (!isWithin(fields.minutes, MOST_MINUTES)) found.push(['minutes', 'minutes']);
  if (fields.pass_mark !== undefined && !isWithin(fields.pass_mark, 100)) found.push(['pass_mark', 'mark']);
  const price = fields.course_type === 'paid' ? priceProblem(fields.price) : null;
  if (price) found.push(['price', price]);
  return Object.fromEntries(found);
}

const isWithin = (whole: number, most: number) => Number.isInteger(whole) && whole >= 1 && whole <= most;

function priceProblem(price: number | null): LearningProblem | null {
  if (price === null) return 'required';
  return price > 0 && price <= MOST_OF_LEARNING ? null : 'range';
}
