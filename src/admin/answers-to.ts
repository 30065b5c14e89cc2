import { searchKey } from '#contract/search/search.rules.ts';

/** Whether a label answers to what is typed, without case and diacritics. */
export const answersTo = (label: string, typed: string): boolean => searchKey(label).includes(searchKey(typed));
