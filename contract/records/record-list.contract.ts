import * as z from 'zod/mini';
import { pageQuery } from '../endpoint.ts';

type Schema = z.core.$ZodType;

/** How far a list of administration is counted, and so how far one may turn its pages. */
export const MOST_COUNTED = 10_000;
/** How many rows of a list one file may have that is sent at once, and one that a task makes. */
export const MOST_EXPORTED = 50_000;
export const MOST_FILED = 1_000_000;

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

const WHOLE = String.raw`\d{1,9}`;

const severalOf = (one: string, most: number) =>
  z.string().check(z.regex(new RegExp(`^(${one})(,(${one})){0,${most - 1}}$`)));

/** A filter that lets through any of several words: `active,invited`. */
export const anyOf = (words: readonly string[]) =>
  z
    .optional(severalOf(words.map((word) => word.replaceAll('.', String.raw`\.`)).join('|'), words.length))
    .check(z.describe(`Any of these, with commas: ${words.join(', ')}.`));

/** A filter that lets through what is of any of several numbers: `3,14`. */
export const anyNumber = z.optional(severalOf(WHOLE, 100)).check(z.describe('Any of these: `3,14`.'));

/** The filter that lets certain rows through alone. */
export const onlyIds = z.optional(severalOf(WHOLE, 1000)).check(z.describe('Only those: `3,14`, a thousand at most.'));

/** Of a file: the rows that are not in it. */
export const exceptIds = z
  .optional(severalOf(WHOLE, 1000))
  .check(z.describe('All but those: `3,14`, a thousand at most.'));

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
