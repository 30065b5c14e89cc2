import type { QueryClient } from '@tanstack/react-query';
import { readAgain } from './query.ts';

interface CarriedOut<Answer> {
  /** Aborted once the screen that waits for the answer is gone. */
  left: AbortSignal;
  call: () => Promise<Answer>;
  /** Read calls whose answers this call changes; they are invalidated. */
  changes: Parameters<typeof readAgain>[1];
}

/**
 * Makes a call that continues after its screen is left, for the server may carry it out anyway; in that case its `changes` are
 * read again here. A caller that is still shown reads them itself. Throws what the call throws.
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
