import { ApiError } from './api-error.ts';

/** Why a read has nothing to show: the network, or anything else; null while it may still come. */
export function failureOf(error: Error | null, isPaused: boolean): 'failed' | 'offline' | null {
  if (isPaused || (error instanceof ApiError && error.kind === 'network')) return 'offline';
  return error ? 'failed' : null;
}
