import { COMPANY_ROLES } from '#contract/permissions/roles.ts';
import { writtenMany } from '#contract/records/many.rules.ts';
import { PERSON_STATES } from '#contract/staff/person.contract.ts';
import { MOST_LETTERS } from '#contract/staff/staff.rules.ts';
import type { Selection } from '#machines/records/selection.ts';
import { amountsField, writtenAmounts } from '../admin/list/list-amounts.ts';
import {
  idsMeant,
  inNoOrder,
  listAddress,
  listFilter,
  listQuery,
  manyField,
  namesField,
  numbersField,
} from '../admin/parts/list-address.ts';
import { choiceField } from '../ground/address.ts';

/** Values of the filter by money left. */
export const LEFT = ['with', 'without'] as const;

/** The parts of the address of the list of a company's people. */
export const peopleAddress = listAddress({
  sorts: ['name', '-created'],
  columns: ['name', 'state', 'unit', 'left', 'budgets', 'email', 'roles', 'created', 'changed'],
  filters: {
    state: manyField(PERSON_STATES),
    invitation: choiceField(['unopened']),
    unit: namesField(MOST_LETTERS.unit),
    role: choiceField(COMPANY_ROLES),
    budget: choiceField(LEFT),
    ids: numbersField,
    left: amountsField,
  },
});

export type PeoplePlace = ReturnType<typeof peopleAddress.read>;

const chosen = (values: PeoplePlace) => ({
  left_from: writtenAmounts(values.left).from || undefined,
  left_to: writtenAmounts(values.left).to || undefined,
  state: values.state.join(',') || undefined,
  unopened: values.invitation === '' ? undefined : true,
  unit: writtenMany(values.unit) || undefined,
  role: values.role || undefined,
  without_budget: values.budget === '' ? undefined : values.budget === 'without',
  ids: idsMeant(values.ids),
});

/** The filters and order of the address as the calls take them, without the page. */
export const peopleFilter = (values: PeoplePlace) => Object.assign(listFilter(values), chosen(values));

/** The filters without the order, for sums and for changes of all that the list finds. */
export const peopleMeant = (values: PeoplePlace) => inNoOrder(peopleFilter(values));

/** The selected people as a query: for their file, and their sum. */
export const chosenPeople = (selection: Selection) =>
  selection.of === 'rows'
    ? { ids: selection.keys.join(',') || undefined }
    : Object.assign(peopleMeant(selection.query as PeoplePlace), { except: selection.except.join(',') || undefined });

/** The query of the list with its page. */
export const peopleQuery = (values: PeoplePlace) => Object.assign(listQuery(values), chosen(values));
