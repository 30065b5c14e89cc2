import { PLATFORM_APPROVAL_KINDS } from '#contract/admin-approvals/admin-approvals.rules.ts';
import { APPROVAL_STATUSES } from '#contract/approvals/approvals.rules.ts';
import {
  idsMeant,
  type ListPlace,
  listAddress,
  listQuery,
  manyField,
  numbersField,
} from '../admin/parts/list-address.ts';
import { choiceField } from '../ground/address.ts';
import { paths } from '../ground/paths.ts';

/** Address of the list of the platform's proposals. */
export const PLATFORM_APPROVALS = `${paths.adminPanel}/approvals`;

export const platformApprovalAt = (id: number): string => `${PLATFORM_APPROVALS}/${id}`;

/** Values of the filter by author: one's own proposals, or those of others. */
export const WHOSE = ['own', 'others'] as const;

/** The parts of the address of the list of proposals. */
export const platformApprovalsAddress = listAddress({
  sorts: ['-date', 'expires_at'],
  columns: ['name', 'date', 'by', 'figure', 'expires_at', 'state'],
  filters: {
    state: manyField(APPROVAL_STATUSES),
    kind: manyField(PLATFORM_APPROVAL_KINDS),
    whose: choiceField(WHOSE),
    ids: numbersField,
  },
});

export type PlatformApprovalsPlace = ReturnType<typeof platformApprovalsAddress.read> & ListPlace;

/** The query of the list with its filters and its page. */
export const platformApprovalsQuery = (values: PlatformApprovalsPlace) =>
  Object.assign(listQuery(values), {
    state: values.state.join(',') || undefined,
    kind: values.kind.join(',') || undefined,
    whose: values.whose || undefined,
    ids: idsMeant(values.ids),
  });
