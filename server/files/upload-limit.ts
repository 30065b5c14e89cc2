import type { Caller } from '../caller/caller.ts';
import type { Limit } from '../caller/rate-limits.ts';

const QUARTER_HOUR = 15 * 60 * 1000;

/** The forms with files that one person sends: more than anybody files, and what a script would send is not even read. */
export function uploadLimit({ companyId, userId }: Pick<Caller, 'companyId' | 'userId'>): Limit {
  return { key: `upload:${companyId}:${userId}`, most: 60, window: QUARTER_HOUR };
}
