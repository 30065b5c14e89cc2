import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { bulkCalls, lastingBulkCalls } from '#contract/records/bulk-calls.contract.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { serve } from '../endpoints/serve.ts';
import type { RecordsQuery } from '../records/record-list.ts';
import type { BulkKind } from './bulk-kind.ts';
import { readBulk, runBulk, undoBulk } from './bulks.ts';
import type { EndedKind } from './ended-kind.ts';
import { type EndingsAsked, previewEndings } from './preview-endings.ts';

type Schema = z.core.$ZodType;
type Calls<Body extends Schema> = ReturnType<typeof bulkCalls<Body, Schema, Schema>>;
type LastingCalls<Body extends Schema> = ReturnType<typeof lastingBulkCalls<Body, Schema, Schema>>;

interface Asking<Asked> {
  caller: Caller;
  asked: Asked;
  now: Date;
}

/** Serves the calls of bulk changes of a kind of record: preview, run, read the progress, and undo. */
export function serveBulk<Body extends Schema>(
  app: FastifyInstance,
  calls: Calls<Body>,
  kind: BulkKind,
  preview: (database: Database, asking: Asking<z.output<Body>>) => Promise<unknown>,
): void {
  // The kind and the contract agree on the type of the answer, so the cast is safe.
  serve(
    app,
    calls.preview,
    ({ database, caller, body, now }) => preview(database, { caller, asked: body, now }) as Promise<never>,
  );

  serveRuns(app, calls, kind);
}

/** Serves the calls after a preview: run, read the progress, and undo. */
export function serveRuns(app: FastifyInstance, calls: Omit<Calls<Schema>, 'preview'>, kind: BulkKind): void {
  serveLastingRuns(app, calls, kind);

  serve(app, calls.undo, ({ database, caller, params: { id }, now }) => undoBulk(database, kind, { caller, id, now }));
}

/** Serves the calls after a preview for a bulk that cannot be undone: run, and read the progress. */
export function serveLastingRuns(
  app: FastifyInstance,
  calls: Omit<LastingCalls<Schema>, 'preview'>,
  kind: BulkKind,
): void {
  serve(app, calls.read, ({ database, caller, params: { id } }) => readBulk(database, kind, { caller, id }));

  serve(app, calls.run, ({ database, caller, params: { id }, query: { longer }, now }) =>
    runBulk(database, kind, { caller, id, longer, now }),
  );
}

/** Serves the calls of bulk ending and reactivation of a kind of record. */
export function serveEndings<Body extends Schema, Query extends RecordsQuery>(
  app: FastifyInstance,
  calls: Calls<Body>,
  kind: EndedKind<Query>,
): void {
  serveBulk(app, calls, kind.bulk, (database, asking) => previewEndings(database, kind, asking as EndingsAsked<Query>));
}
