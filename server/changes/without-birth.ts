import type { RecordChange } from '#contract/changes/changes.contract.ts';

const OWN: readonly string[] = ['birth_place', 'birthday'];

/**
 * A change as a company sees it: without a person's place and date of birth, which are not the company's business once the person
 * has an account.
 */
export const withoutBirth = <Read extends Pick<RecordChange, 'fields' | 'values'>>(change: Read): Read =>
  Object.assign({}, change, {
    fields: change.fields.filter((field) => !OWN.includes(field)),
    values: change.values.filter(({ field }) => !OWN.includes(field)),
  });
