import { PERSON_STATES } from '#contract/staff/person.contract.ts';
import { ROLE_FILTERS } from '#contract/staff/platform-people.contract.ts';
import {
  idsMeant,
  inNoOrder,
  listAddress,
  listFilter,
  listQuery,
  manyField,
  numbersField,
} from '../admin/parts/list-address.ts';
import { choiceField } from '../ground/address.ts';

/** Values of the filter by one-time code. */
export const CODES = ['with', 'without'] as const;

/** The parts of the address of the list of people of all companies. */
export const usersAddress = listAddress({
  sorts: ['name', '-created'],
  columns: ['name', 'company', 'roles', 'state', 'code', 'created', 'changed'],
  filters: {
    company: numbersField,
    role: manyField(ROLE_FILTERS),
    state: manyField(PERSON_STATES),
    code: choiceField(CODES),
    ids: numbersField,
  },
});

export type UsersPlace = ReturnType<typeof usersAddress.read>;

const chosen = (values: UsersPlace) => ({
  company: values.company.join(',') || undefined,
  role: values.role.join(',') || undefined,
  state: values.state.join(',') || undefined,
  without_code: values.code === '' ? undefined : values.code === 'without',
  ids: idsMeant(values.ids),
});

/** The filters and order of the address as the calls take them, without the page. */
export const usersFilter = (values: UsersPlace) => Object.assign(listFilter(values), chosen(values));

/** The filters without the order, for changes of all that the list finds. */
export const usersMeant = (values: UsersPlace) => inNoOrder(usersFilter(values));

/** The query of the list with its page. */
export const usersQuery = (values: UsersPlace) => Object.assign(listQuery(values), chosen(values));
