import * as z from 'zod/mini';
import { pageQuery } from '../endpoint.ts';

type Schema = z.core.$ZodType;

/** How far a list of administration is counted, and so how far one may turn its pages. */
export const MOST_COUNTED = 10_000;
/** How many rows of a list one file may have. */
export const MOST_EXPORTED = 50_000;

/** What of it people meet in the shop, and what was taken out of it. */
export const STATES = ['active', 'inactive'] as const;
export type State = (typeof STATES)[number];

/** The filter for either; both when it is left out. */
export const state = z.optional(z.enum(STATES));

/** The search of a list of administration, and the orders that it can have: `name` rises, `-name` falls. */
export function recordsQuery(orderings: readonly string[]) {
  return {
    search: z.optional(z.string().check(z.maxLength(100))),
    ordering: z.optional(z.string().check(z.regex(new RegExp(`^[+\\- ]?(${orderings.join('|')})$`)))),
  };
}

/** The filter for certain records alone. */
export const onlyIds = z
  .optional(z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,999}$/)))
  .check(z.describe('Only those: `3,14`, a thousand at most.'));

/** Which page of it; a file of a list has no pages. */
export const recordsPage = pageQuery;

/** A list of administration. Its count is bounded, so that it costs the same at any size. */
export function recordsOf<Item extends Schema>(item: Item) {
  return z.object({
    count: z.int().check(z.describe('10,000 at most.')),
    count_is_exact: z.boolean().check(z.describe('False when there are more.')),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(item),
    without: z
      .array(z.object({ filter: z.string(), count: z.int() }))
      .check(
        z.describe(
          'Of an empty list: how many rows there are without each of its filters, the first four; `changed` is `changed_from` and `changed_to`.',
        ),
      ),
  });
}

/** When a record was changed last, and by whom; null when nobody noted it. */
export const lastChanged = z.object({
  at: z.string(),
  by: z.nullable(z.object({ id: z.int(), name: z.string() })),
});

export type LastChanged = z.infer<typeof lastChanged>;
