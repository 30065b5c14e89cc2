import { toMajor } from '#contract/money/money.rules.ts';
import { type ChangedValue, changedValues } from '../changes/note-change.ts';
import type { LearningFile } from './courses.table.ts';
import { COLUMNS, type FileColumns } from './learning-files.ts';
import type { LearningInput } from './learning-input.ts';

type Row = LearningInput & Partial<FileColumns> & { passMark?: number };

/**
 * The changed fields of a course or a package, by the names of the wire. A file that was sent counts as changed, whatever its
 * content.
 */
export function changedLearning(before: Row | null, after: Row): ChangedValue[] {
  const [was, is] = [before && fieldsOf(before), fieldsOf({ ...before, ...after })];
  const sent = Object.entries(COLUMNS).flatMap(([field, column]) =>
    after[column] || (before?.[column] && after[column] === null)
      ? [{ field, before: fileOf(before?.[column]), after: fileOf(after[column]) }]
      : [],
  );
  return [...changedValues(was, is, Object.keys(is)), ...sent];
}

function fieldsOf({ courseType, price, currency, minutes, active, passMark, ...texts }: Row) {
  return {
    course_type: courseType,
    price: price === null ? null : toMajor(price),
    currency,
    minutes,
    active,
    pass_mark: passMark,
    name_en: texts.nameEn,
    name_sr: texts.nameSr,
    summary_en: texts.summaryEn,
    summary_sr: texts.summarySr,
    description_en: texts.descriptionEn,
    description_sr: texts.descriptionSr,
  };
}

// The key of a PDF is left out, as it is a secret that opens the file; the address of a picture is public.
function fileOf(file: LearningFile | string | null | undefined) {
  if (!file || typeof file === 'string') return file ?? null;
  const { name, bytes, pages } = file;
  return { name, bytes, pages };
}
