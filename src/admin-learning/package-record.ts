import type { EditedPackage } from '#contract/packages/admin-packages.contract.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { EditedRecord, Problems } from '#machines/records/record-draft.ts';
import type { ChosenFiles } from './learning-files.ts';
import { NO_LEARNING, recordOf, sentOf, sharedProblems } from './learning-record.ts';

/** A course of a package in the form. */
export interface PackagePart {
  id: number;
  name_sr: string;
  name_en: string;
  active: boolean;
}

/** Fields of a new package. */
export const NO_PACKAGE: EditedRecord = {
  fields: Object.assign({}, NO_LEARNING, { courses: [] }),
  revision: 0,
  offered: false,
  by: null,
  at: null,
};

export const partsIn = ({ courses }: Fields): readonly PackagePart[] => (courses ?? []) as readonly PackagePart[];

/** A package as fields of its form. */
export const packageOf = (one: EditedPackage): EditedRecord =>
  recordOf(one, {
    courses: one.courses.map(({ pk, name_sr, name_en, active }) => ({ id: pk, name_sr, name_en, active })),
  });

/** Problems of a package. */
export function packageProblems(fields: Fields, chosen: ChosenFiles): Problems {
  const found = sharedProblems(fields, chosen);
  return partsIn(fields).length === 0 ? Object.assign({}, found, { courses: 'choose' }) : found;
}

/** The changed fields of a package as the call takes them, without files. */
export function sentPackage(changes: Fields, all: Fields) {
  return {
    ...sentOf(changes, all),
    ...('courses' in changes && { courses: JSON.stringify(partsIn(changes).map(({ id }) => id)) }),
  };
}
