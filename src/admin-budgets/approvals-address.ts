import { APPROVAL_KINDS, APPROVAL_STATUSES } from '#contract/approvals/approvals.rules.ts';
import { idsMeant, type ListPlace, listAddress, listQuery, manyField, numbersField } from '../admin/list-address.ts';
import { paths } from '../ground/paths.ts';

/** The list of what needs a second person. */
export const APPROVALS = `${paths.companyAdmin}/approvals`;

export const approvalAt = (id: number): string => `${APPROVALS}/${id}`;

/** A request that waits for a second person, in the queue where it waits. */
export const requestAt = (id: number): string => `${paths.companyAdmin}/requests?queue=in_review&open=${id}`;

/** What the address of the list of approvals says. */
export const approvalsAddress = listAddress({
  sorts: ['-date', 'sum', 'expires_at'],
  columns: ['name', 'date', 'by', 'sum', 'expires_at', 'state'],
  filters: {
    state: manyField(APPROVAL_STATUSES),
    kind: manyField(APPROVAL_KINDS),
    ids: numbersField,
  },
});

export type ApprovalsPlace = ReturnType<typeof approvalsAddress.read> & ListPlace;

/** What the list is asked. */
export const approvalsQuery = (values: ApprovalsPlace) =>
  Object.assign(listQuery(values), {
    state: values.state.join(',') || undefined,
    kind: values.kind.join(',') || undefined,
    ids: idsMeant(values.ids),
  });
