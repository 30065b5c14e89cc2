import { useMutationState } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { type Change, useChange } from './use-change.ts';

interface EachChange<Answer, Sent, Of> extends Omit<Change<Answer, Sent>, 'mutationKey'> {
  /** The thing that is changed: a second press for it does nothing before the answer to the first; changes of others run in parallel. */
  of: (sent: Sent) => Of;
}

/** A mutation of one of many (a row of a list), with those that are running. */
export function useEachMutation<Answer, Sent, Of>({ of, ...options }: EachChange<Answer, Sent, Of>) {
  const asked = useRef(new Set<Of>());
  const mutationKey = [useId()];
  const { mutate } = useChange<Answer, Sent>({
    ...options,
    mutationKey,
    onSettled: async (...settled) => {
      asked.current.delete(of(settled[2]));
      await options.onSettled?.(...settled);
    },
  });
  const running = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => of(state.variables as Sent),
  });
  return {
    running,
    mutate: (sent: Sent) => {
      const one = of(sent);
      if (asked.current.has(one)) return;
      asked.current.add(one);
      mutate(sent);
    },
  };
}
