// biome-ignore lint/style/noRestrictedImports: the hook that all others are made of.
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Changed, readAgain } from '../api/query.ts';

export interface Change<Answer, Sent, Before = unknown> extends UseMutationOptions<Answer, Error, Sent, Before> {
  /** Read calls to invalidate afterwards; the mutation is pending until those that the screen shows are read again. */
  changes?: readonly Changed[];
}

/**
 * A mutation that reads again what it changes. For a press that must act once there are useSoleMutation and useEachMutation. Calls
 * that run one after another (a `scope`) are read after the last of them, since an earlier read would undo what is shown ahead.
 */
export function useChange<Answer, Sent = void, Before = unknown>({
  changes = [],
  ...options
}: Change<Answer, Sent, Before>) {
  const client = useQueryClient();
  const { scope, mutationKey } = options;
  const isLast = () => !scope || !mutationKey || client.isMutating({ mutationKey }) <= 1;
  return useMutation<Answer, Error, Sent, Before>({
    ...options,
    onSettled: async (...settled) => {
      await options.onSettled?.(...settled);
      if (!isLast()) return;
      const read = readAgain(client, changes);
      // A failure is shown without waiting for the reads; these happen because the change may have been carried out all the
      // same, or by another tab.
      if (settled[1] === null) await read;
    },
  });
}
