import * as z from 'zod/mini';
import { pageQuery } from '../endpoint.ts';

type Schema = z.core.$ZodType;

/** Upper bound of a list's count in administration, and so of its pages. */
export const MOST_COUNTED = 10_000;
/** The most rows of an export that is sent in the answer; below it, of one that a task writes. */
export const MOST_EXPORTED = 50_000;
export const MOST_FILED = 1_000_000;

/** Whether records are visible in the shop (active) or were taken out of it. */
export const STATES = ['active', 'inactive'] as const;
export type State = (typeof STATES)[number];

/** Filter by state; both without it. */
export const state = z.optional(z.enum(STATES));

/** Search and ordering of a list in administration: `name` is ascending, `-name` descending. */
export function recordsQuery(orderings: readonly string[]) {
  return {
    search: z.optional(z.string().check(z.maxLength(100))),
    ordering: z.optional(z.string().check(z.regex(new RegExp(`^[+\\- ]?(${orderings.join('|')})$`)))),
  };
}

const WHOLE = String.raw`\d{1,9}`;

const severalOf = (one: string, most: number) =>
  z.string().check(z.regex(new RegExp(`^(${one})(,(${one})){0,${most - 1}}$`)));

/** Filter by any of several words: `active,invited`. */
export const anyOf = (words: readonly string[]) =>
  z
    .optional(severalOf(words.map((word) => word.replaceAll('.', String.raw`\.`)).join('|'), words.length))
    .check(z.describe(`Any of these, with commas: ${words.join(', ')}.`));

/** Filter by any of several numbers: `3,14`. */
export const anyNumber = z.optional(severalOf(WHOLE, 100)).check(z.describe('Any of these: `3,14`.'));

/** Filter that selects rows by their ids. */
export const onlyIds = z.optional(severalOf(WHOLE, 1000)).check(z.describe('Only those: `3,14`, a thousand at most.'));

/** Rows to leave out of an export. */
export const exceptIds = z
  .optional(severalOf(WHOLE, 1000))
  .check(z.describe('All but those: `3,14`, a thousand at most.'));

/** Page of a list; an export has no pages. */
export const recordsPage = pageQuery;

/** A page of a list in administration. The count is bounded, so its cost does not grow with the list. */
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

/** Time and author of the last change; `by` is null when none is recorded. */
export const lastChanged = z.object({
  at: z.string(),
  by: z.nullable(z.object({ id: z.int(), name: z.string() })),
});

export type LastChanged = z.infer<typeof lastChanged>;
