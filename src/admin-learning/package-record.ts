import type { EditedPackage } from '#contract/packages/admin-packages.contract.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { EditedRecord, Problems } from '#machines/records/record-draft.ts';
import type { ChosenFiles } from './learning-files.ts';
import { NO_LEARNING, recordOf, sentOf, sharedProblems } from './learning-record.ts';

/** A course of a package as its form has it. */
export interface PackagePart {
  id: number;
  name_sr: string;
  name_en: string;
  active: boolean;
}

/** A package that is not there yet. */
export const NO_PACKAGE: EditedRecord = {
  fields: Object.assign({}, NO_LEARNING, { courses: [] }),
  revision: 0,
  offered: false,
  by: null,
  at: null,
};

export const partsIn = ({ courses }: Fields): readonly PackagePart[] => (courses ?? []) as readonly PackagePart[];

/** A package as its form has it. */
export const packageOf = (one: EditedPackage): EditedRecord =>
  recordOf(one, {
    courses: one.courses.map(({ pk, name_sr, name_en, active }) => ({ id: pk, name_sr, name_en, active })),
  });

/** What the rules say of a package. */
export function packageProblems(fields: Fields, chosen: ChosenFiles): Problems {
  const found = sharedProblems(fields, chosen);
  return partsIn(fields).length === 0 ? Object.assign({}, found, { courses: 'choose' }) : found;
}

/** What is sent of the changed fields of a package, beside files. */
export function sentPackage(changes: Fields, all: Fields) {
  return {
    ...sentOf(changes, all),
    ...('courses' in changes && { courses: JSON.stringify(partsIn(changes).map(({ id }) => id)) }),
  };
}
