import * as z from 'zod/mini';
import { KINDS, WAYS_TO_BUY } from '#contract/benefits/benefits.rules.ts';
import { COMPANY_CODES } from './benefit-content.ts';
import { CATEGORY_KEYS } from './categories.ts';
import { leafletName } from './leaflet-texts.ts';
import { PROVIDERS_BY_KEY } from './providers.ts';
import { both, currency, many, oneOf, scene, text } from './shapes.ts';

/** Texts shared by all benefits of a sub-category: plain sentences, without html. */
const subject = z.strictObject({
  about: both,
  points: many,
  /** How to arrange it after the purchase. */
  arrange: z.optional(both),
  limits: many,
});

/** A benefit as it is written by hand; texts shared with its neighbours are in its subject. */
const benefit = z.strictObject({
  name: both,
  short: both,
  /** First sentence of the description. */
  standfirst: both,
  by: oneOf(PROVIDERS_BY_KEY, 'provider'),
  /** Major units; null for a price by agreement. */
  price: z.nullable(z.number()),
  /** Dinars when omitted. */
  currency,
  /** Flexible when omitted. */
  kind: z.optional(z.enum(KINDS)),
  /** Discount in percent. */
  off: z.optional(z.number()),
  way: z.enum(WAYS_TO_BUY),
  at: z.array(text),
  monthly: z.optional(z.boolean()),
  /** Scenes of its pictures, the cover first. */
  scenes: z.array(scene).check(z.minLength(1)),
  leaflets: z.optional(z.array(leafletName)),
  onlyFor: z.optional(z.array(z.enum(COMPANY_CODES))),
  key: z.optional(text),
  /** Replaces the subject of its sub-category where that does not apply. */
  own: z.optional(subject),
  bought: z.optional(z.number()),
  addedDaysAgo: z.optional(z.number()),
});

/** A file of benefits. */
export const benefitsFile = z.strictObject({
  category: oneOf(CATEGORY_KEYS, 'category'),
  subject,
  benefits: z.array(benefit).check(z.minLength(1)),
});

export type Subject = z.output<typeof subject>;
export type WrittenBenefit = z.output<typeof benefit>;
export type BenefitsFile = z.output<typeof benefitsFile>;
