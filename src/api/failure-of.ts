import { ApiError } from './api-error.ts';

/** Why a read has no data: `offline` without a network, `failed` for any other error; null while it is still loading. */
export function failureOf(error: Error | null, isPaused: boolean): 'failed' | 'offline' | null {
  if (isPaused || (error instanceof ApiError && error.kind === 'network')) return 'offline';
  return error ? 'failed' : null;
}
