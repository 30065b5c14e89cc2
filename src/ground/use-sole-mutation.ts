import { useRef } from 'react';
import { type Change, useChange } from './use-change.ts';

/** A mutation that runs once at a time: a second press before the button shows as busy does nothing. */
export function useSoleMutation<Answer, Sent = void>(options: Change<Answer, Sent>) {
  const running = useRef(false);
  const mutation = useChange<Answer, Sent>({
    ...options,
    onSettled: async (...settled) => {
      running.current = false;
      await options.onSettled?.(...settled);
    },
  });
  const mutate = (sent: Sent) => {
    if (running.current) return;
    running.current = true;
    mutation.mutate(sent);
  };
  return { ...mutation, mutate };
}
