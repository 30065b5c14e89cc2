import { previewUsers, readUsersBulk, runUsers, undoUsers } from '#contract/staff/people-bulk.contract.ts';
import type { UserAction } from '#contract/staff/people-bulk-actions.ts';
import { chosenBy } from '../admin/bulk-calls.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { longerAsked } from '../ground/longer-times.ts';
import { sentOf } from './people-bulk-values.ts';
import { usePeopleBulk } from './use-people-bulk.tsx';
import { USER_CALLS } from './user-calls.ts';
import { usersMeant } from './users-address.ts';

/** In the order of the shelf. */
const ACTIONS = ['sign_out', 'end'] as const satisfies readonly UserAction[];

/** What the platform does to many people of any company at once. */
export function useUserBulk(secures: boolean) {
  return usePeopleBulk(
    ACTIONS.filter((action) => secures || action !== 'sign_out'),
    {
      preview: ({ selection, action, values }, signal) =>
        callEndpoint(previewUsers, {
          body: Object.assign({ action: action as UserAction }, chosenBy(selection, usersMeant), sentOf(values)),
          signal,
        }),
      run: (id) => callEndpoint(runUsers, { params: { id }, query: { longer: longerAsked() } }),
      read: (id, signal) => callEndpoint(readUsersBulk, { params: { id }, signal }),
      undo: (id) => callEndpoint(undoUsers, { params: { id } }),
      changes: USER_CALLS,
    },
  );
}
