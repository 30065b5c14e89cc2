import * as z from 'zod/mini';
import { typedText } from '../language/typed-text.ts';
import { LONGEST_REASON } from './ending.rules.ts';

type Schema = z.core.$ZodType;

/** What it weighs to end a record: nothing hangs on it, something does, or something must be done first. */
export const WEIGHTS = ['harmless', 'heavy', 'blocked'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** What the end of a record would mean now. `impact` stands for all of it: the end is made by sending it back. */
export function impactOf<Effects extends Schema>(effects: Effects) {
  return z.object({ impact: z.string(), weight: z.enum(WEIGHTS), effects });
}

/** Why something is done that others will ask about. */
export const reason = z.string().check(typedText(), z.minLength(1), z.maxLength(LONGEST_REASON));

/** Of what was seen of an impact: what stands for it. */
export const seenImpact = z.string().check(z.regex(/^[\da-f]{64}$/));

/** What ends a record: what was seen of its impact, and why. Another impact by now is 409 `impact.changed`, with the new one. */
export const endingBody = z.strictObject({
  impact: seenImpact,
  reason,
});
