import { APPROVAL_KINDS, APPROVAL_STATUSES } from '#contract/approvals/approvals.rules.ts';
import {
  idsMeant,
  type ListPlace,
  listAddress,
  listQuery,
  manyField,
  numbersField,
} from '../admin/parts/list-address.ts';
import { paths } from '../ground/paths.ts';

/** Address of the list of proposals. */
export const APPROVALS = `${paths.companyAdmin}/approvals`;

export const approvalAt = (id: number): string => `${APPROVALS}/${id}`;

/** Address of a request that waits for a second approval, in its queue. */
export const requestAt = (id: number): string => `${paths.companyAdmin}/requests?queue=in_review&open=${id}`;

/** The parts of the address of the list of proposals. */
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

/** The query of the list with its filters and its page. */
export const approvalsQuery = (values: ApprovalsPlace) =>
  Object.assign(listQuery(values), {
    state: values.state.join(',') || undefined,
    kind: values.kind.join(',') || undefined,
    ids: idsMeant(values.ids),
  });
