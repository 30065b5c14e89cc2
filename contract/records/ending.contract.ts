import * as z from 'zod/mini';
import { typedText } from '../language/typed-text.ts';
import { LONGEST_REASON } from './ending.rules.ts';

type Schema = z.core.$ZodType;

/** Weight of ending a record: nothing depends on it, something does, or something must be done first. */
export const WEIGHTS = ['harmless', 'heavy', 'blocked'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** The effects of ending a record now. `impact` is their digest: the client sends it back to confirm what was shown. */
export function impactOf<Effects extends Schema>(effects: Effects) {
  return z.object({ impact: z.string(), weight: z.enum(WEIGHTS), effects });
}

/** Reason for an action, for others who will ask about it. */
export const reason = z.string().check(typedText(), z.minLength(1), z.maxLength(LONGEST_REASON));

/** SHA-256 of the impact that was shown to the person. */
export const seenImpact = z.string().check(z.regex(/^[\da-f]{64}$/));

/**
 * Body of a call that ends a record: the impact that was shown, and the reason. If the impact has changed, the answer is 409
 * `impact.changed` with the new one.
 */
export const endingBody = z.strictObject({
  impact: seenImpact,
  reason,
});
