import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { type Change, useChange } from './use-change.ts';

interface EachChange<Answer, Sent, Of> extends Omit<Change<Answer, Sent>, 'mutationKey'> {
  /** What is changed: a second press on the same one does nothing while the first runs; others run beside it. */
  of: (sent: Sent) => Of;
}

/** A mutation of one of many (a row of a list), with those that are running. */
export function useEachMutation<Answer, Sent, Of>({ of, ...options }: EachChange<Answer, Sent, Of>) {
  const client = useQueryClient();
  const mutationKey = [useId()];
  const { mutate } = useChange<Answer, Sent>({ ...options, mutationKey });
  const pending = { mutationKey, status: 'pending' as const };
  const ofThat = (variables: unknown) => of(variables as Sent);
  const running = useMutationState({ filters: pending, select: ({ state }) => ofThat(state.variables) });
  return {
    running,
    mutate: (sent: Sent) => {
      const now = client.getMutationCache().findAll(pending);
      if (!now.some(({ state }) => ofThat(state.variables) === of(sent))) mutate(sent);
    },
  };
}
