import { COUNTRIES } from '#contract/admin-companies/company.rules.ts';
import { CURRENCIES } from '#contract/money/money.rules.ts';
import { STATES } from '#contract/records/record-list.contract.ts';
import { listAddress, listFilter, listQuery } from '../admin/parts/list-address.ts';
import { choiceField } from '../ground/address.ts';

/** Values of the filter by owner: companies with an owner, and those without one. */
export const OWNED = ['with', 'without'] as const;

/** The parts of the address of the list of companies. */
export const companiesAddress = listAddress({
  sorts: ['name', 'people', 'changed'],
  columns: ['name', 'country', 'currency', 'people', 'held', 'spent', 'state', 'promise', 'changed'],
  filters: {
    state: choiceField(STATES),
    country: choiceField(COUNTRIES),
    currency: choiceField(CURRENCIES),
    admin: choiceField(OWNED),
  },
});

export type CompaniesPlace = ReturnType<typeof companiesAddress.read>;

/** The filters and order of the address as the calls take them, without the page. */
export const companiesFilter = (values: CompaniesPlace) =>
  Object.assign(listFilter(values), {
    state: values.state || undefined,
    country: values.country || undefined,
    currency: values.currency || undefined,
    without_admin: values.admin === '' ? undefined : values.admin === 'without',
  });

/** The query of the list with its page. */
export const companiesQuery = (values: CompaniesPlace) => Object.assign(listQuery(values), companiesFilter(values));
