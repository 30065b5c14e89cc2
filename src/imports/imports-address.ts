import { IMPORT_STATUSES } from '#contract/imports/import-shapes.contract.ts';
import { listAddress, listQuery } from '../admin/list-address.ts';
import { choiceField } from '../ground/address.ts';

/** What the address of the list of imports says. */
export const importsAddress = listAddress({
  sorts: ['-created', 'created'],
  columns: ['created', 'who', 'rows', 'added', 'changed', 'ended', 'left_out', 'state'],
  filters: { state: choiceField(IMPORT_STATUSES) },
});

export type ImportsPlace = ReturnType<typeof importsAddress.read>;

/** The same as the call takes it. */
export const importsQuery = (values: ImportsPlace) =>
  Object.assign(listQuery(values), { state: values.state || undefined });
