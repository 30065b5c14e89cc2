import * as z from 'zod/mini';

/** How often a record was changed, beginning with 1; `If-Revision-Match` sends it back. */
export const revision = z.int().check(z.gte(1));

/** What a 409 `record.changed` tells beside its words, so that both changes can be joined. `record` is as its call answers it. */
export const recordChanged = z.object({
  code: z.literal('record.changed'),
  revision,
  changed_by: z.nullable(z.object({ id: z.int(), name: z.string() })),
  changed_at: z.nullable(z.string()),
  record: z.unknown(),
});
