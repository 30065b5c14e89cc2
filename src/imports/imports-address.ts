import { IMPORT_STATUSES } from '#contract/imports/import-shapes.contract.ts';
import { listAddress, listFilter, listQuery } from '../admin/parts/list-address.ts';
import { choiceField, textField } from '../ground/address.ts';

/** Address of the list of imports. */
export const importsAddress = listAddress({
  sorts: ['-created', 'created'],
  columns: ['company', 'created', 'who', 'rows', 'added', 'changed', 'ended', 'left_out', 'state'],
  filters: { company: textField(9), state: choiceField(IMPORT_STATUSES) },
});

export type ImportsPlace = ReturnType<typeof importsAddress.read>;

const stateOf = ({ state }: ImportsPlace) => ({ state: state || undefined });
const companyOf = ({ company }: ImportsPlace) => ({ company: companyIn(company) ?? undefined });

/** The query of the call for the address. */
export const importsQuery = (values: ImportsPlace) => Object.assign(listQuery(values), stateOf(values));

/** The query of the list's file for the address. */
export const importsFilter = (values: ImportsPlace) => Object.assign(listFilter(values), stateOf(values));

/** Both queries for imports into all companies. */
export const userImportsQuery = (values: ImportsPlace) => Object.assign(importsQuery(values), companyOf(values));
export const userImportsFilter = (values: ImportsPlace) => Object.assign(importsFilter(values), companyOf(values));

/** The company that an address names; null for none. */
export const companyIn = (written: string | null): number | null =>
  written !== null && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null;
