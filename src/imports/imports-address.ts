import { IMPORT_STATUSES } from '#contract/imports/import-shapes.contract.ts';
import { listAddress, listQuery } from '../admin/list-address.ts';
import { choiceField, textField } from '../ground/address.ts';

/** What the address of the list of imports says. */
export const importsAddress = listAddress({
  sorts: ['-created', 'created'],
  columns: ['company', 'created', 'who', 'rows', 'added', 'changed', 'ended', 'left_out', 'state'],
  filters: { company: textField(9), state: choiceField(IMPORT_STATUSES) },
});

export type ImportsPlace = ReturnType<typeof importsAddress.read>;

/** The same as the call takes it. */
export const importsQuery = (values: ImportsPlace) =>
  Object.assign(listQuery(values), { state: values.state || undefined });

/** The same where there are imports into all companies. */
export const userImportsQuery = (values: ImportsPlace) =>
  Object.assign(importsQuery(values), { company: companyIn(values.company) ?? undefined });

/** The company that an address names; null for none. */
export const companyIn = (written: string | null): number | null =>
  written !== null && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null;
