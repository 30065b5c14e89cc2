import * as z from 'zod/mini';
import { BULK_STATUSES, MOST_BULK_IDS } from './bulk-statuses.ts';

type Schema = z.core.$ZodType;

/** Id of a record in a bulk change. */
export const recordId = z.int().check(z.gte(1), z.lte(2_147_483_647));

const recordIds = z.array(recordId).check(z.maxLength(MOST_BULK_IDS));

/** Selection of records in the body of a preview: by ids, or by the filters of their list. */
export const chosenBy = <Filters extends z.core.$ZodShape>(filters: Filters) => ({
  ids: z.optional(recordIds).check(z.describe('These, or else those of `query`.')),
  query: z.optional(z.strictObject(filters)).check(z.describe('All that the list finds by these filters.')),
  except: z.optional(recordIds).check(z.describe('Of `query`: but these.')),
});

/** Query of a run; `longer` is for people who need more time. */
export const runQuery = z.strictObject({
  longer: z.optional(z.boolean()).check(z.describe('What was looked at can be run for ten times as long.')),
});

interface Meant<Code extends Schema, Named extends Schema, Change extends Schema, Effects extends Schema> {
  /** Code of the reason why a record would not change. */
  code: Code;
  /** A record with its id and name. */
  named: Named;
  /** A record with its id, name and changes. */
  change: Change;
  effects: Effects;
}

/** Preview of a bulk change: its effects, and the records that are fixed for the run. */
export function bulkPreviewOf<
  Code extends Schema,
  Named extends Schema,
  Change extends Schema,
  Effects extends Schema,
>({ code, named, change, effects }: Meant<Code, Named, Change, Effects>) {
  const refused = z.object({
    code,
    count: z.int(),
    sample: z.array(named).check(z.describe('The first five, by id.')),
  });
  return z.object({
    id: z.int(),
    count: z.int().check(z.describe('All that were meant.')),
    affected: z
      .int()
      .check(z.describe('Those that would change. Exactly these are changed, whatever is found by the filters then.')),
    refused: z.array(refused),
    effects,
    sample: z.array(change).check(z.describe('The first five that would change, by id.')),
    expires_at: z
      .string()
      .check(z.describe('ISO 8601: until then it can be run, and with `longer` for ten times as long.')),
  });
}

/** A bulk change and its progress. `leftOut` is the schema of a record that was left out: id, name and `why`. */
export function bulkOf<const Actions extends readonly string[], LeftOut extends Schema>(
  actions: Actions,
  leftOut: LeftOut,
) {
  return z.object({
    id: z.int(),
    action: z.enum(actions),
    status: z.enum(BULK_STATUSES),
    task: z.nullable(z.int()).check(z.describe('The task of the run, or of taking it back.')),
    affected: z.int(),
    changed: z.int().check(z.describe('So far, and not taken back.')),
    left_out: z
      .array(leftOut)
      .check(
        z.describe(
          'The first hundred that were not changed, for somebody had changed them since the preview (moved) or they could not be changed any more (refused), or that were not taken back, for somebody had changed them since (kept).',
        ),
      ),
    gone: z
      .int()
      .check(
        z.describe(
          'How many beside them were not changed, or not taken back, for they are no more: nothing has their names.',
        ),
      ),
    undo_until: z.nullable(z.string()).check(z.describe('ISO 8601; null where there is nothing to take back.')),
  });
}

/** Why a record was left out. */
export const why = z.enum(['moved', 'refused', 'kept']);

/** A bulk change that cannot be taken back. `named` is the schema of a record's id and name, `final` says why it is final. */
export function lastingBulkOf<
  const Actions extends readonly string[],
  const Named extends z.core.$ZodShape,
  const Whys extends readonly ('moved' | 'refused')[],
>(actions: Actions, named: z.ZodMiniObject<Named>, whys: Whys, final: string) {
  return z.extend(bulkOf(actions, z.extend(named, { why: z.enum(whys) })), {
    status: z.enum(['previewed', 'running', 'done', 'stopped']),
    undo_until: z.null().check(z.describe(final)),
  });
}
