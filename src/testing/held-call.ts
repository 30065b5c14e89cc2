import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** A call that stays unanswered until the test gives the answer. */
export function held() {
  const waiting: ((answer: unknown) => void)[] = [];
  const give = async (answer: unknown) => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    await act(async () => waiting[0]?.(answer));
  };
  return { change: () => new Promise((resolve) => waiting.push(resolve)), give };
}

/** From now on an aborted call rejects, as in a browser. Must be called after `serve`. */
export function refuseGivenUp(): void {
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, options: RequestInit) =>
    Promise.race([
      fetched(address, options),
      new Promise((_, reject) => {
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      }),
    ]),
  );
}
