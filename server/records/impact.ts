import { createHash } from 'node:crypto';
import type { Weight } from '#contract/records/ending.contract.ts';
import { impactChanged } from './records.errors.ts';

/** What the end of a record would mean, with the hash that stands for it. */
export interface Impact<Effects> {
  impact: string;
  weight: Weight;
  effects: Effects;
}

/** Makes the answer of what an end would mean. */
export function impactOf<Effects>(weight: Weight, effects: Effects): Impact<Effects> {
  const impact = createHash('sha256')
    .update(JSON.stringify([weight, effects]))
    .digest('hex');
  return { impact, weight, effects };
}

/** Throws impactChanged unless this is the impact that was seen. */
export function checkImpact<Effects>(now: Impact<Effects>, seen: string): void {
  if (now.impact !== seen) throw impactChanged(now);
}
