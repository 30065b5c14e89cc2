import { COMPANY_ROLES } from '#contract/permissions/roles.ts';
import { PERSON_STATES } from '#contract/staff/person.contract.ts';
import { listAddress, listQuery } from '../admin/list-address.ts';
import { choiceField } from '../ground/address.ts';

/** What is left of one's budgets, as the address says it. */
export const LEFT = ['with', 'without'] as const;

/** What the address of the list of a company's people says. */
export const peopleAddress = listAddress({
  sorts: ['name', '-created'],
  columns: ['name', 'unit', 'state', 'left', 'email', 'roles', 'created', 'changed'],
  filters: { state: choiceField(PERSON_STATES), role: choiceField(COMPANY_ROLES), budget: choiceField(LEFT) },
});

export type PeoplePlace = ReturnType<typeof peopleAddress.read>;

/** The same as the call takes it. */
export const peopleQuery = (values: PeoplePlace) =>
  Object.assign(listQuery(values), {
    state: values.state || undefined,
    role: values.role || undefined,
    without_budget: values.budget === '' ? undefined : values.budget === 'without',
  });
