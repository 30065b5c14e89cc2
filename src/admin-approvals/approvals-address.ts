import { PLATFORM_APPROVAL_KINDS } from '#contract/admin-approvals/admin-approvals.rules.ts';
import { APPROVAL_STATUSES } from '#contract/approvals/approvals.rules.ts';
import { idsMeant, type ListPlace, listAddress, listQuery, manyField, numbersField } from '../admin/list-address.ts';
import { choiceField } from '../ground/address.ts';
import { paths } from '../ground/paths.ts';

/** The list of what of the platform needs a second person. */
export const PLATFORM_APPROVALS = `${paths.adminPanel}/approvals`;

export const platformApprovalAt = (id: number): string => `${PLATFORM_APPROVALS}/${id}`;

/** Whose proposals: one's own, or those of others. */
export const WHOSE = ['own', 'others'] as const;

/** What the address of the list says. */
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

/** What the list is asked. */
export const platformApprovalsQuery = (values: PlatformApprovalsPlace) =>
  Object.assign(listQuery(values), {
    state: values.state.join(',') || undefined,
    kind: values.kind.join(',') || undefined,
    whose: values.whose || undefined,
    ids: idsMeant(values.ids),
  });
