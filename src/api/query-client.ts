import { focusManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { forgetAnswers } from './kept-answers.ts';
import { onSessionOver } from './token.ts';

/** Whether a retry may help: no answer, or a 5xx. Any other refusal is final. */
export function mayHelp(error: unknown): boolean {
  return error instanceof ApiError && (error.kind !== 'refused' || error.status >= 500);
}

/** Milliseconds before another try: 1, 2, 4 … 30 s, or what the server asked for. */
export function pause(attempt: number, error: unknown): number {
  if (error instanceof ApiError && error.retryAfter !== null) return error.retryAfter * 1000;
  return Math.min(30_000, 1000 * 2 ** attempt);
}

// Without a network a call fails immediately. The default of TanStack Query would pause it, and carry a change out long after
// it was made.
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
        // Reads again what failed without a network; `always` alone would switch that off.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: ALWAYS },
    },
  });
}

export const queryClient = makeQueryClient();

// A window beside another is visible all the time, so only its focus shows that the person came back to it (product.md 7.14).
if (typeof window !== 'undefined') addEventListener('focus', () => focusManager.onFocus());

// The next person must not see data of the one who left.
onSessionOver(() => {
  queryClient.clear();
  forgetAnswers();
});
