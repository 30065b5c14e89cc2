import type { QueryClient } from '@tanstack/react-query';
import { readAgain } from './query.ts';

interface CarriedOut<Answer> {
  /** Aborted once nobody waits for the answer any more. */
  left: AbortSignal;
  call: () => Promise<Answer>;
  /** The calls whose answers it changes. */
  changes: Parameters<typeof readAgain>[1];
}

/**
 * Makes a call that the server may carry out whether its answer is waited for or not: it goes on when its screen is left, and what it
 * changed is read again then. Whoever waits does so themselves. Throws what the call throws.
 */
export async function carryOut<Answer>(
  client: QueryClient,
  { left, call, changes }: CarriedOut<Answer>,
): Promise<Answer> {
  try {
    return await call();
  } finally {
    if (left.aborted) void readAgain(client, changes);
  }
}
