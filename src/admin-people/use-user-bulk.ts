import { userBulkCalls } from '#contract/staff/people-bulk.contract.ts';
import type { UserAction } from '#contract/staff/people-bulk-actions.ts';
import { bulkCallsOf } from '../admin/bulk/bulk-calls.ts';
import { sentOf } from './people-bulk-values.ts';
import { usePeopleBulk } from './use-people-bulk.tsx';
import { USER_CALLS } from './user-calls.ts';
import { usersMeant } from './users-address.ts';

/** In the order of the shelf of selected rows. */
const ACTIONS = ['sign_out', 'end'] as const satisfies readonly UserAction[];

/** Bulk actions of the platform on people of any company. */
export function useUserBulk(secures: boolean) {
  return usePeopleBulk(
    ACTIONS.filter((action) => secures || action !== 'sign_out'),
    {
      ...bulkCallsOf(userBulkCalls, usersMeant, ({ values }) => sentOf(values)),
      changes: USER_CALLS,
    },
  );
}
