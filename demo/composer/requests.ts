import * as z from 'zod/mini';
import { REQUEST_KINDS, REQUEST_STATUSES } from '#contract/requests/requests.rules.ts';
import { readYaml } from './read-yaml.ts';
import { text } from './shapes.ts';

const filed = z.strictObject({
  /** Before the @ of their address: `employee`, unless said. */
  by: z.optional(z.string()),
  /** The budget of the year that it draws on first: that of learning, unless said. */
  category: z.optional(z.number()),
  daysAgo: z.number(),
  kind: z.enum(REQUEST_KINDS),
  status: z.enum(REQUEST_STATUSES),
  provider: text,
  street: text,
  town: text,
  description: text,
  /** In the currency of their company; one piece, unless said. */
  bought: z.array(z.strictObject({ what: text, pieces: z.optional(z.int()), price: z.number() })).check(z.minLength(1)),
  file: z.enum(['receipt', 'cut-receipt', 'slip', 'invoice']),
  /** By turns, the reviewer first. */
  comments: z.optional(z.array(text)),
  reason: z.optional(text),
});

/** A request with what was bought and what was written about it. */
export type Filed = z.output<typeof filed>;

/** What people of the demo shop asked to be paid. */
export const FILED: readonly Filed[] = readYaml('requests.yaml', z.array(filed));
