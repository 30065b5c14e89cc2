import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Changed, readAgain } from '../api/query.ts';

interface Change<Answer, Sent> extends UseMutationOptions<Answer, Error, Sent> {
  /** The calls whose answers it changes. They are read again; it is busy until those that the screen shows have been. */
  changes?: readonly Changed[];
}

/** A mutation of which one runs at a time: a second press, before the first one is shown as busy, does nothing. */
export function useSoleMutation<Answer, Sent = void>({ changes = [], ...options }: Change<Answer, Sent>) {
  const client = useQueryClient();
  const running = useRef(false);
  const mutation = useMutation<Answer, Error, Sent>({
    ...options,
    onSettled: async (...settled) => {
      running.current = false;
      await options.onSettled?.(...settled);
      const read = readAgain(client, changes);
      // A failure is said at once; it may have been done all the same, or by another tab.
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
