import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Changed, readAgain } from '../api/query.ts';

interface Change<Answer, Sent> extends UseMutationOptions<Answer, Error, Sent> {
  /** Read calls to invalidate afterwards; the mutation is pending until those that the screen shows are read again. */
  changes?: readonly Changed[];
}

/** A mutation that runs once at a time: a second press before the button shows as busy does nothing. */
export function useSoleMutation<Answer, Sent = void>({ changes = [], ...options }: Change<Answer, Sent>) {
  const client = useQueryClient();
  const running = useRef(false);
  const mutation = useMutation<Answer, Error, Sent>({
    ...options,
    onSettled: async (...settled) => {
      running.current = false;
      await options.onSettled?.(...settled);
      const read = readAgain(client, changes);
      // A failure is shown without waiting for the reads; these happen because the change may have been carried out all the
      // same, or by another tab.
      if (settled[1] === null) await read;
    },
  });
  const mutate = (sent: Sent) => {
    if (running.current) return;
    running.current = true;
    mutation.mutate(sent);
  };
  return { ...mutation, mutate };
}
