import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation of which one runs at a time: a second press, before the first one is shown as busy, does nothing. */
export function useSoleMutation<Answer, Sent = void>(options: UseMutationOptions<Answer, Error, Sent>) {
  const running = useRef(false);
  const mutation = useMutation<Answer, Error, Sent>({
    ...options,
    onSettled: (...settled) => {
      running.current = false;
      return options.onSettled?.(...settled);
    },
  });
  const mutate = (sent: Sent) => {
    if (running.current) return;
    running.current = true;
    mutation.mutate(sent);
  };
  return { ...mutation, mutate };
}
