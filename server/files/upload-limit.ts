import type { Caller } from '../caller/caller.ts';
import type { Limit } from '../caller/rate-limits.ts';

const QUARTER_HOUR = 15 * 60 * 1000;

/** Rate limit of a person's forms with files: more than people send, and forms of a script are refused before they are read. */
export function uploadLimit({ companyId, userId }: Pick<Caller, 'companyId' | 'userId'>): Limit {
  return { key: `upload:${companyId}:${userId}`, most: 60, window: QUARTER_HOUR };
}
