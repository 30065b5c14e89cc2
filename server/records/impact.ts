import { createHash } from 'node:crypto';
import type { Weight } from '#contract/records/ending.contract.ts';
import { impactChanged } from './records.errors.ts';

/** The impact of ending a record, and its SHA-256. */
export interface Impact<Effects> {
  impact: string;
  weight: Weight;
  effects: Effects;
}

/** Makes the impact of an ending. */
export function impactOf<Effects>(weight: Weight, effects: Effects): Impact<Effects> {
  const impact = createHash('sha256')
    .update(JSON.stringify([weight, effects]))
    .digest('hex');
  return { impact, weight, effects };
}

/** Throws impactChanged unless the current impact is the one that was shown (`seen` is its hash). */
export function checkImpact<Effects>(now: Impact<Effects>, seen: string): void {
  if (now.impact !== seen) throw impactChanged(now);
}
