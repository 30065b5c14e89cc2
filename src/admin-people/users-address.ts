import { PERSON_STATES } from '#contract/staff/person.contract.ts';
import { ROLE_FILTERS } from '#contract/staff/platform-people.contract.ts';
import { listAddress, listFilter, listQuery } from '../admin/list-address.ts';
import { choiceField, textField } from '../ground/address.ts';

/** Whether signing in asks for a one-time code, as the address says it. */
export const CODES = ['with', 'without'] as const;

/** What the address of the list of people of all companies says. */
export const usersAddress = listAddress({
  sorts: ['name', '-created'],
  columns: ['name', 'company', 'roles', 'state', 'code', 'created', 'changed'],
  filters: {
    company: textField(9),
    role: choiceField(ROLE_FILTERS),
    state: choiceField(PERSON_STATES),
    code: choiceField(CODES),
  },
});

export type UsersPlace = ReturnType<typeof usersAddress.read>;

const chosen = (values: UsersPlace) => ({
  company: /^[1-9]\d*$/.test(values.company) ? Number(values.company) : undefined,
  role: values.role || undefined,
  state: values.state || undefined,
  without_code: values.code === '' ? undefined : values.code === 'without',
});

/** Its rows as the calls take them, in their order, whichever page of them. */
export const usersFilter = (values: UsersPlace) => Object.assign(listFilter(values), chosen(values));

/** The same with the page that is shown. */
export const usersQuery = (values: UsersPlace) => Object.assign(listQuery(values), chosen(values));
