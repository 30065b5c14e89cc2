import type { CourseType } from '#contract/courses/courses.rules.ts';
import type { Currency, Minor } from '#contract/money/money.rules.ts';
import { searchKey, sortKey } from '#contract/search/search.rules.ts';
import { richText } from '../benefits/rich-text.ts';

/** The columns of a course or a package that an admin writes. The price is in minor units of `currency`, null when it is free. */
export interface LearningInput {
  courseType: CourseType;
  price: Minor | null;
  currency: Currency;
  minutes: number;
  nameEn: string;
  nameSr: string;
  summaryEn: string;
  summarySr: string;
  descriptionEn: string;
  descriptionSr: string;
  active: boolean;
}

/** The columns of a course or package: its fields with sanitised html, search key and sort keys. */
export function learningRow(input: LearningInput) {
  const { nameEn, nameSr, summaryEn, summarySr } = input;
  return {
    ...input,
    descriptionEn: richText(input.descriptionEn),
    descriptionSr: richText(input.descriptionSr),
    searchKey: searchKey([nameEn, nameSr, summaryEn, summarySr].join(' ')),
    sortEn: sortKey(nameEn || nameSr),
    sortSr: sortKey(nameSr || nameEn),
  };
}
