import type { Import } from '#contract/imports/import-shapes.contract.ts';

export type Group = Import['groups'][number];

/** Which rows one word is about. */
export const fixOf = ({ field, code, from }: Group) => Object.assign({ field, code }, from === null ? {} : { from });
