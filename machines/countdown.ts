import { readRefusal } from './refusal.ts';

/** Seconds to wait when the server says too many and not for how long. */
const UNSAID_WAIT = 30;

/** How long a 429 makes one wait, in whole seconds. */
export function waitOf(error: unknown): number {
  return Math.max(1, Math.ceil(readRefusal(error).retryAfter ?? UNSAID_WAIT));
}
