import type { addCourse } from '#contract/courses/authoring.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { type Currency, toMinor } from '#contract/money/money.rules.ts';
import { fieldText } from '../endpoints/field-texts.ts';
import type { Text } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { type LearningInput, learningRow } from './learning-input.ts';

/** The fields that the forms of courses and packages share, as they were sent. */
export type LearningFields = Omit<NonNullable<BodyOf<typeof addCourse>>, 'pass_mark' | 'questions_string'>;

const EMPTY: LearningInput = {
  courseType: 'free',
  price: null,
  currency: 'RSD',
  minutes: 30,
  active: true,
  nameEn: '',
  nameSr: '',
  summaryEn: '',
  summarySr: '',
  descriptionEn: '',
  descriptionSr: '',
};

/** The columns of a course or package after `sent` is applied. Throws requestInvalid with the problems of its fields. */
export function learningColumnsFrom(sent: LearningFields, before: LearningInput = EMPTY) {
  const courseType = sent.course_type ?? before.courseType;
  const isFree = courseType === 'free';
  const price = sent.price === undefined ? before.price : toMinor(sent.price);
  const input: LearningInput = {
    courseType,
    price: isFree ? null : price,
    currency: (sent.currency ?? before.currency) as Currency,
    minutes: sent.minutes ?? before.minutes,
    active: sent.active ?? before.active,
    nameEn: sent.name_en ?? before.nameEn,
    nameSr: sent.name_sr ?? before.nameSr,
    summaryEn: sent.summary_en ?? before.summaryEn,
    summarySr: sent.summary_sr ?? before.summarySr,
    descriptionEn: sent.description_en ?? before.descriptionEn,
    descriptionSr: sent.description_sr ?? before.descriptionSr,
  };
  const wrong = { ...wrongTexts(input), ...wrongPrice(sent.price, input) };
  if (Object.keys(wrong).length > 0) throw requestInvalid(wrong);
  return learningRow(input);
}

/** The editable fields of a row. */
export function inputOf(row: LearningInput): LearningInput {
  const { courseType, price, currency, minutes, active, nameEn, nameSr } = row;
  const { summaryEn, summarySr, descriptionEn, descriptionSr } = row;
  return {
    courseType,
    price,
    currency,
    minutes,
    active,
    nameEn,
    nameSr,
    summaryEn,
    summarySr,
    descriptionEn,
    descriptionSr,
  };
}

// One language is enough: the other falls back to it (product.md 6).
function wrongTexts({ nameEn, nameSr, summaryEn, summarySr }: LearningInput): Record<string, Text> {
  const required = fieldText('required', {});
  return {
    ...(nameEn === '' && nameSr === '' && { name_sr: required }),
    ...(summaryEn === '' && summarySr === '' && { summary_sr: required }),
  };
}

const MOST_MINOR = 100_000_000_00;

function wrongPrice(sent: number | undefined, { courseType, price }: LearningInput): Record<string, Text> {
  if (courseType === 'free') {
    const text = { en: 'What is free has no price', sr: 'Ono što je besplatno nema cenu' };
    return (sent ?? 0) === 0 ? {} : { price: text };
  }
  if (price === null) return { price: fieldText('required', {}) };
  const isWhole = sent === undefined || Math.abs(sent * 100 - Math.round(sent * 100)) < 1e-6;
  if (price > 0 && price <= MOST_MINOR && isWhole) return {};
  const text = { en: 'A price above 0, with at most two decimals', sr: 'Cena veća od 0, s najviše dve decimale' };
  return { price: text };
}
