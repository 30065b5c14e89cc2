import type { QueryKey } from '@tanstack/react-query';
import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { LastChanged } from '#contract/records/record-list.contract.ts';
import type { EditedRecord, Problems } from '#machines/records/record-draft.ts';
import type { Newest } from '../admin/record/added-duplicates.ts';
import type { Changed } from '../api/query.ts';
import type { ChosenFiles, FileField } from './learning-files.ts';
import type { EditedLearning } from './learning-record.ts';

export type Files = Partial<Record<FileField, File>>;

/** A recently added record, as its list has it. */
interface Listed {
  pk: number;
  name_sr: string;
  name_en: string;
  revision: number;
  active: boolean;
  changed: LastChanged;
}

/** The calls and fields in which courses and packages differ. */
export interface LearningKind<Edited extends EditedLearning = EditedLearning> {
  name: CourseOrPackage;
  /** Its place on the site, below it. */
  place: 'courses' | 'packages';
  empty: EditedRecord;
  recordOf: (edited: Edited, former: Fields) => EditedRecord;
  problemsOf: (fields: Fields, chosen: ChosenFiles) => Problems;
  /** The changed fields as the call takes them, without files. */
  sentOf: (changes: Fields, all: Fields) => object;
  /** Query key of what was read of one, for those who show what hangs on it. */
  keyOf: (pk: number) => QueryKey;
  read: (pk: number, signal?: AbortSignal) => Promise<Edited>;
  add: (body: object, file: Files) => Promise<{ pk: number }>;
  change: (
    pk: number,
    seen: number,
    body: object,
    file: Files,
  ) => Promise<{ author?: { revision: number } | undefined }>;
  newest: Newest<Listed>;
  /** The calls whose answers change with a save. */
  changes: readonly Changed[];
}
