import { focusManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { forgetAnswers } from './kept-answers.ts';
import { onSessionOver } from './token.ts';

/** Whether asking again may help: no answer at all, or a server in trouble. A refusal stays a refusal. */
export function mayHelp(error: unknown): boolean {
  return error instanceof ApiError && (error.kind !== 'refused' || error.status >= 500);
}

/** Milliseconds before another try: 1, 2, 4 … 30 s, or what the server asked for. */
export function pause(attempt: number, error: unknown): number {
  if (error instanceof ApiError && error.retryAfter !== null) return error.retryAfter * 1000;
  return Math.min(30_000, 1000 * 2 ** attempt);
}

// Without a network a call fails and says so. The default would wait, and carry a change out long after it was asked for.
const ALWAYS = 'always';

/** The cache of everything the server owns (architecture.md 3). */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && mayHelp(error),
        retryDelay: pause,
        networkMode: ALWAYS,
        // What failed for want of a network is there when it is back; `always` would leave it.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: ALWAYS },
    },
  });
}

export const queryClient = makeQueryClient();

// A window beside another is seen all the time: only its focus says that one came back to it (product.md 7.14).
if (typeof window !== 'undefined') addEventListener('focus', () => focusManager.onFocus());

// Nobody sees what belonged to the one before them.
onSessionOver(() => {
  queryClient.clear();
  forgetAnswers();
});
