import type { CourseInList } from '#contract/courses/courses.contract.ts';
import type { CourseType, Progress } from '#contract/courses/courses.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { type Currency, convert, type Minor, toMajor } from '#contract/money/money.rules.ts';
import type { PriceReader } from '../benefits/benefit-in-list.ts';
import { columnEnds, inLanguage, inOtherLanguage, toldOtherLanguage } from '../database/in-language.ts';
import { sql, type Text } from '../database/text.ts';

/** A reader of courses and packages. A `Caller` is one. */
export interface LearningReader extends PriceReader {
  isAdmin: boolean;
}

/** The columns that courses and packages share, as `learningColumns` reads them. */
export interface LearningRow {
  pk: number;
  name: string;
  summary: string;
  in_other_language: string[];
  image: string | null;
  course_type: CourseType;
  price: Minor | null;
  currency: Currency;
  /** Exchange rates of its own currency and of the reader's, in millionths to the euro. */
  own_rate: number;
  reader_rate: number;
  minutes: number;
  has_pdf: boolean;
  progress: Progress;
}

/** SQL columns of a course or package `l` that do not depend on the reader's progress, and the sort key of lists. */
export function learningColumns({ language, currency }: LearningReader): Text {
  return sql`l.id as pk, ${inLanguage('l.name', language)} as name, ${inLanguage('l.summary', language)} as summary,
    ${inOtherLanguage('l', ['name', 'summary', 'description'], language)} as in_other_language, l.image, l.course_type, l.price, l.currency, l.minutes, num_nonnulls(l.pdf_en, l.pdf_sr) > 0 as has_pdf,
    (select per_euro from exchange_rates where currency = l.currency) as own_rate,
    (select per_euro from exchange_rates where currency = ${currency}) as reader_rate,
    ${sql.raw(language === 'SR' ? 'l.sort_sr' : 'l.sort_en')} as sort_name`;
}

/** SQL columns for the preview of a course or package `l`: its rich text, and the languages of its PDFs. */
export function previewColumns({ language }: LearningReader): Text {
  return sql`${inLanguage('l.description', language)} as description, array_remove(array[
    case when l.pdf_sr is null then null else 'SR' end, case when l.pdf_en is null then null else 'EN' end], null) as languages`;
}

/** SQL of the PDF of `l`, or of the sheet of its certificates: in the reader's language, else in the other. */
export function pdfIn(language: Language, column: 'pdf' | 'certificate_pdf' = 'pdf'): Text {
  const [own, other] = columnEnds(language);
  return sql.raw(`coalesce(l.${column}_${own}, l.${column}_${other})`);
}

/** A table of one row about the reader's attempts at a course: the best score, and the open attempt. */
export function attemptsAt(course: Text, { companyId, userId }: LearningReader): Text {
  return sql`(select max(t.score) as score, count(*) > 0 as begun, coalesce(bool_or(t.status = 'passed'), false) as passed,
      coalesce(bool_or(t.status = 'open'), false) as open, max(t.updated_at) filter (where t.status = 'open') as continued_at,
      jsonb_agg(jsonb_build_object('page', t.page, 'read', t.read, 'questions', jsonb_array_length(t.question_ids), 'answered',
        (select count(*) from jsonb_each(t.chosen) given where given.value <> '[]'))) filter (where t.status = 'open') -> 0 as place
    from attempts t where t.company_id = ${companyId} and t.user_id = ${userId} and t.course_id = ${course})`;
}

/** A row as lists answer it, priced for the reader (product.md 1). `path` is that of its feature, such as `/service/course/`. */
export function toLearning(
  row: LearningRow,
  { currency }: LearningReader,
  path: string,
): Pick<
  CourseInList,
  'pk' | 'name' | 'summary' | 'in_other_language' | 'image' | 'course_type' | 'currency' | 'minutes' | 'progress'
> &
  Pick<CourseInList, 'price' | 'price_currency' | 'pdf'> {
  const rates = { RSD: 0, EUR: 0, KM: 0, [row.currency]: row.own_rate, [currency]: row.reader_rate };
  return {
    pk: row.pk,
    name: row.name,
    summary: row.summary,
    ...toldOtherLanguage(row),
    image: row.image,
    course_type: row.course_type,
    price: row.price === null ? null : toMajor(row.price),
    currency: row.currency,
    price_currency: toMajor(convert(row.price ?? 0, row.currency, currency, rates)),
    minutes: row.minutes,
    progress: row.progress,
    pdf: row.has_pdf ? `/api${path}${row.pk}/pdf/` : null,
  };
}
