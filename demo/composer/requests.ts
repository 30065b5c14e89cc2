import * as z from 'zod/mini';
import { REQUEST_KINDS, REQUEST_STATUSES } from '#contract/requests/requests.rules.ts';
import { readYaml } from './read-yaml.ts';
import { text } from './shapes.ts';

const filed = z.strictObject({
  /** Part of the e-mail before the @: `employee` when omitted. */
  by: z.optional(z.string()),
  /** Category whose yearly budget is charged first: learning when omitted. */
  category: z.optional(z.number()),
  daysAgo: z.number(),
  kind: z.enum(REQUEST_KINDS),
  status: z.enum(REQUEST_STATUSES),
  provider: text,
  street: text,
  town: text,
  description: text,
  /** Prices in the currency of the person's company; one piece when omitted. */
  bought: z.array(z.strictObject({ what: text, pieces: z.optional(z.int()), price: z.number() })).check(z.minLength(1)),
  file: z.enum(['receipt', 'cut-receipt', 'slip', 'invoice']),
  /** Alternately, the reviewer's first. */
  comments: z.optional(z.array(text)),
  reason: z.optional(text),
});

/** A request with its purchases and comments. */
export type Filed = z.output<typeof filed>;

/** Reimbursement requests of the demo shop. */
export const FILED: readonly Filed[] = readYaml('requests.yaml', z.array(filed));
