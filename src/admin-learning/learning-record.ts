import type * as z from 'zod/mini';
import type { editedLearning } from '#contract/courses/admin-learning.contract.ts';
import type { changeCourse } from '#contract/courses/authoring.contract.ts';
import { type LearningFields, learningProblems } from '#contract/courses/learning.rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { type Fields, isSame } from '#contract/records/merge.rules.ts';
import type { EditedRecord, Problems } from '#machines/records/record-draft.ts';
import { numberProblem, type TypedNumber } from '../admin/parts/typed-number.ts';
import { type ChosenFiles, FILE_FIELDS, type FileField, type FormFile, fileIn } from './learning-files.ts';

export type EditedLearning = z.infer<typeof editedLearning>;

/** The part of the body that courses and packages share. */
type Sent = Omit<NonNullable<BodyOf<typeof changeCourse>>, 'pass_mark' | 'questions_string'>;

export const TEXTS = ['name_sr', 'name_en', 'summary_sr', 'summary_en', 'description_sr', 'description_en'] as const;
const SOLD = ['course_type', 'price', 'currency', 'minutes'] as const;

/** Fields of a new course or package. */
export const NO_LEARNING: Fields = {
  ...Object.fromEntries(TEXTS.map((text) => [text, ''])),
  ...Object.fromEntries(FILE_FIELDS.map((field) => [field, null])),
  course_type: 'free',
  price: null,
  currency: 'RSD',
  minutes: 30,
};

/** A course or a package as fields of its form; `more` has the fields of only one of the two. */
export function recordOf(edited: EditedLearning, more: Fields): EditedRecord {
  const plain = Object.fromEntries([...TEXTS, ...SOLD].map((field) => [field, edited[field]]));
  const files = Object.fromEntries(FILE_FIELDS.map((field) => [field, storedFile(edited, field)]));
  return {
    fields: Object.assign(plain, files, more),
    revision: edited.revision,
    offered: edited.active,
    by: edited.changed.by?.name ?? null,
    at: edited.changed.at,
  };
}

function storedFile(edited: EditedLearning, field: FileField): FormFile | null {
  const stored = edited[field];
  return typeof stored === 'string' ? { name: '', bytes: 0, address: stored } : stored;
}

/** The record that was read, with files that were just sent as the form knows them. */
export function withSent({ fields, ...record }: EditedRecord, sent: Fields): EditedRecord {
  const known = FILE_FIELDS.flatMap((field) => {
    const [stored, chosen] = [fileIn(fields, field), fileIn(sent, field)];
    const isIt = stored !== null && chosen?.chosen !== undefined && stored.bytes === chosen.bytes;
    return isIt && stored.name === chosen.name ? [[field, chosen] as const] : [];
  });
  return Object.assign({ fields: Object.assign({}, fields, Object.fromEntries(known)) }, record);
}

/** The fields as typed. */
export type TypedLearning = Omit<LearningFields, 'price' | 'minutes' | 'pass_mark'> & {
  currency: string;
  price: TypedNumber;
  minutes: TypedNumber;
  pass_mark?: TypedNumber;
};

export const typedIn = (fields: Fields): TypedLearning =>
  Object.assign({}, NO_LEARNING, fields) as unknown as TypedLearning;

/** Problems of the fields that courses and packages share, by the rules that the server applies too. */
export function sharedProblems(fields: Fields, chosen: ChosenFiles): Problems {
  const typed = typedIn(fields);
  const found: Record<string, string> = learningProblems(ruledOf(typed));
  const numbers = ['minutes', ...('pass_mark' in typed ? ['pass_mark'] : [])] as const;
  for (const name of numbers) {
    const problem = numberProblem(typed[name as 'minutes'], { required: true });
    if (problem) found[name] = problem;
  }
  if (typed.course_type === 'paid' && typed.price !== null) {
    const problem = numberProblem(typed.price, { required: true });
    if (problem) found.price = problem;
  }
  for (const field of FILE_FIELDS) if (chosen.isGone(fileIn(fields, field))) found[field] = 'gone';
  return found;
}

function ruledOf(typed: TypedLearning): LearningFields {
  const numberOf = (value: TypedNumber | undefined) => (typeof value === 'number' ? value : null);
  const { pass_mark: mark, ...rest } = typed;
  return Object.assign({}, rest, {
    price: numberOf(typed.price),
    minutes: numberOf(typed.minutes) ?? 0,
    ...(mark === undefined ? {} : { pass_mark: numberOf(mark) ?? 0 }),
  });
}

/**
 * The changed fields as the call takes them, without files. A free record has no price; for one that becomes paid the price is sent along.
 */
export function sentOf(changes: Fields, all: Fields): Sent {
  const typed = typedIn(all);
  const isSold = 'course_type' in changes || 'price' in changes || 'currency' in changes;
  const texts = TEXTS.filter((text) => text in changes).map((text) => [text, typed[text].trim()] as const);
  return {
    ...Object.fromEntries(texts),
    ...('minutes' in changes && { minutes: Number(typed.minutes) }),
    ...(isSold && { course_type: typed.course_type, currency: typed.currency as 'RSD' }),
    ...(isSold && typed.course_type === 'paid' && { price: Number(typed.price) }),
  };
}

/** The problems that prevent a save; an old problem in an unchanged field does not. */
export function newProblems(found: Problems, before: Problems, fields: Fields, stored: Fields): Problems {
  const isNew = ([field, problem]: [string, string]) => {
    const [name = ''] = field.split('.');
    return before[field] !== problem || !isSame(fields[name], stored[name]);
  };
  return Object.fromEntries(Object.entries(found).filter(isNew));
}
