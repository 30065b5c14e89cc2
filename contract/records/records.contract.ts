import * as z from 'zod/mini';

/** Number of the record's revision, beginning with 1; `If-Revision-Match` sends it back. */
export const revision = z.int().check(z.gte(1));

/**
 * Body of a 409 `record.changed`, beside its words, so that the client can merge both changes. `record` is as the call that reads it
 * answers.
 */
export const recordChanged = z.object({
  code: z.literal('record.changed'),
  revision,
  changed_by: z.nullable(z.object({ id: z.int(), name: z.string() })),
  changed_at: z.nullable(z.string()),
  record: z.unknown(),
});
