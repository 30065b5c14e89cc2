import { COUNTRIES } from '#contract/admin-companies/company.rules.ts';
import { CURRENCIES } from '#contract/money/money.rules.ts';
import { STATES } from '#contract/records/record-list.contract.ts';
import { listAddress, listFilter, listQuery } from '../admin/list-address.ts';
import { choiceField } from '../ground/address.ts';

/** Whether somebody owns the administration of a company, as the address says it. */
export const OWNED = ['with', 'without'] as const;

/** What the address of the list of companies says. */
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

/** Its rows as the calls take them, whichever page of them. */
export const companiesFilter = (values: CompaniesPlace) =>
  Object.assign(listFilter(values), {
    state: values.state || undefined,
    country: values.country || undefined,
    currency: values.currency || undefined,
    without_admin: values.admin === '' ? undefined : values.admin === 'without',
  });

/** The same with the page that is shown. */
export const companiesQuery = (values: CompaniesPlace) => Object.assign(listQuery(values), companiesFilter(values));
