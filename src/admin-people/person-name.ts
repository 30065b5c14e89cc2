import type { ListedColleague } from '#contract/staff/person.contract.ts';

/** What somebody is called. */
export const fullName = ({ first_name: first, last_name: last }: Pick<ListedColleague, 'first_name' | 'last_name'>) =>
  `${first} ${last}`.trim();

/** What somebody is called in a list, where they may have no name any more. */
export const nameOr = (erased: string) => (person: Pick<ListedColleague, 'first_name' | 'last_name' | 'state'>) =>
  person.state === 'erased' ? erased : fullName(person);
