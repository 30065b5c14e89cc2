import type { ListedColleague } from '#contract/staff/person.contract.ts';

/** What somebody is called. */
export const fullName = ({ first_name: first, last_name: last }: Pick<ListedColleague, 'first_name' | 'last_name'>) =>
  `${first} ${last}`.trim();
