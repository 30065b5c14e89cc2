import type * as z from 'zod/mini';
import type { listAdminCourses } from '#contract/courses/admin-courses.contract.ts';
import { LEARNING_LACKS, type LearningLack, type listedLearning } from '#contract/courses/admin-learning.contract.ts';
import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/language/language.ts';
import type { TextLanguage } from '#contract/language/text-language.ts';
import { type Minor, shownCurrency, toMajor } from '#contract/money/money.rules.ts';
import { findsWords } from '../database/search-words.ts';
import { sql, type Text } from '../database/text.ts';
import { inState, isAnyOf, lastChangedOf, type RecordList } from '../records/record-list.ts';

/** The query of the lists of courses and of packages. */
export type LearningListQuery = NonNullable<QueryOf<typeof listAdminCourses>>;

interface Place {
  kind: CourseOrPackage;
  /** Further columns of a row. */
  columns: Text;
  /** SQL condition for further texts that are missing in a language. */
  lacks?: (language: TextLanguage, other: TextLanguage) => Text;
}

const TABLES = { course: sql`courses l`, package: sql`packages l` } as const;

/** SQL of the number of people enrolled in the course or package `l`. */
export const enrolledIn = (kind: Place['kind']): Text =>
  sql`(select count(*)::integer from enrolments e where e.${sql.raw(`${kind}_id`)} = l.id)`;

const PASSED = {
  course: sql`(select count(*)::integer from attempts a where a.course_id = l.id and a.status = 'passed')`,
  package: sql`(select count(*)::integer from certificates k where k.package_id = l.id and k.current)`,
} as const;

/** SQL of the number of them who have passed it. */
export const passedOf = (kind: Place['kind']): Text => PASSED[kind];

/** SQL conditions for what a course or a package lacks: a text is missing in a language when the other has it. */
function lackingOf({ lacks }: Pick<Place, 'lacks'>): Record<LearningLack, Text> {
  const isMissing = (language: TextLanguage, other: TextLanguage) => {
    const texts = ['name', 'summary', 'description'].map((text) =>
      sql.raw(`(l.${text}_${language} = '' and l.${text}_${other} <> '')`),
    );
    return sql`(${sql.join(lacks ? [...texts, lacks(language, other)] : texts, sql` or `)})`;
  };
  return {
    pdf: sql`(l.pdf_sr is null and l.pdf_en is null)`,
    sr: isMissing('sr', 'en'),
    en: isMissing('en', 'sr'),
    image: sql`l.image is null`,
  };
}

/** Courses or packages as administrators list them, in the order of a language. */
export function learningList(place: Place): Record<Language, RecordList<LearningListQuery>> {
  return { SR: listIn(place, sql`l.sort_sr collate "C"`), EN: listIn(place, sql`l.sort_en collate "C"`) };
}

function listIn(place: Place, name: Text): RecordList<LearningListQuery> {
  const { kind, columns } = place;
  const lacking = lackingOf(place);
  const missing = sql.join(
    LEARNING_LACKS.map((lack) => sql`case when ${lacking[lack]} then ${sql.raw(`'${lack}'`)} end`),
    sql`, `,
  );
  return {
    from: TABLES[kind],
    id: sql`l.id`,
    columns: sql`l.id as pk, l.name_sr, l.name_en, l.course_type, l.price, l.currency, l.minutes, l.image, l.active, l.revision,
      ${enrolledIn(kind)} as enrolled, ${passedOf(kind)} as passed, ${columns},
      to_jsonb(array_remove(array[${missing}], null)) as missing,
      ${lastChangedOf(kind, sql`l.id`, sql`l.changed_at`)} as changed`,
    filters: {
      search: (search) => findsWords(sql`l.search_key`, search),
      type: (type) => sql`l.course_type = ${type}`,
      state: inState(sql`l.active`),
      missing: (lack) => lacking[lack],
      ids: isAnyOf(sql`l.id`),
    },
    orderings: { name, enrolled: enrolledIn(kind), changed: sql`l.changed_at` },
    first: '-pk',
  };
}

/** A row as the wire has it: its price in major units. */
export function pricedOf<Row extends { price: Minor | null }>(row: Row): Row {
  return Object.assign(row, { price: row.price === null ? null : toMajor(row.price) });
}

type Listed = z.infer<typeof listedLearning>;

/** The cells of an exported file that courses and packages share, before and after those of each kind. */
export const LEARNING_CELLS = {
  headings: {
    before: ['Naziv', 'Name', 'Vrsta / Type', 'Cena / Price', 'Valuta / Currency', 'Minuta / Minutes'],
    after: ['Upisano / Enrolled', 'Položilo / Passed', 'Nedostaje / Missing', 'Stanje / State'],
  },
  before: ({ name_sr, name_en, course_type, price, currency, minutes }: Listed) => [
    ...[name_sr, name_en, course_type === 'free' ? 'Besplatan / Free' : 'Plaća se / Paid'],
    ...(price === null ? ['', ''] : [toMajor(price).toFixed(2), shownCurrency(currency)]),
    String(minutes),
  ],
  after: ({ enrolled, passed, missing, active }: Listed) => [
    ...[String(enrolled), String(passed), missing.join(' ').toUpperCase()],
    active ? 'U ponudi / On offer' : 'Van ponude / Withdrawn',
  ],
};
