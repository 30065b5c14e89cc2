import type { Decorator } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import type { User } from '#contract/users/users.contract.ts';
import { meQuery } from '#src/session/session.queries.ts';
import { sampleMe } from './sample-me.ts';

/** Decorator: signs in the sample person, with changes that a story needs. */
export const withMe =
  (changes: Partial<User> = {}): Decorator =>
  (Story) => {
    const client = useQueryClient();
    if (!client.getQueryData(meQuery.queryKey)) client.setQueryData(meQuery.queryKey, { ...sampleMe, ...changes });
    return <Story />;
  };
