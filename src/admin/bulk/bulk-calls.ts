import type * as z from 'zod/mini';
import type { bulkCalls, lastingBulkCalls } from '#contract/records/bulk-calls.contract.ts';
import type { BulkTry } from '#machines/records/bulk.machine.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { longerAsked } from '../../ground/longer-times.ts';
import type { Bulk, BulkKind, BulkPreview } from './bulk-kind.ts';

type Schema = z.core.$ZodType;

/** The selection in the form that a preview takes; `meant` turns the place of the list into the filters of the call. */
export function chosenBy<Query>(selection: BulkTry['selection'], meant: (place: never) => Query) {
  if (selection.of === 'rows') return { ids: selection.keys.map(Number) };
  return { query: meant(selection.query as never), except: selection.except.map(Number) };
}

/** The calls of a bulk change: preview, run, read and undo. `sentOf` turns the values of the form into the body. */
export function bulkCallsOf(
  calls: ReturnType<typeof bulkCalls<Schema, Schema, Schema>>,
  meant: (place: never) => object,
  sentOf?: (tried: BulkTry) => object,
): Pick<BulkKind, 'preview' | 'read' | 'run' | 'undo'> {
  return {
    ...lastingBulkCallsOf(calls, meant, sentOf),
    undo: (id) => callEndpoint(calls.undo, one(id)) as Promise<Bulk>,
  };
}

/** The calls of a bulk change that cannot be undone. */
export function lastingBulkCallsOf(
  calls: ReturnType<typeof lastingBulkCalls<Schema, Schema, Schema>>,
  meant: (place: never) => object,
  sentOf: (tried: BulkTry) => object = () => ({}),
): Pick<BulkKind, 'preview' | 'read' | 'run'> {
  return {
    preview: (tried, signal) => {
      const body = Object.assign({ action: tried.action }, chosenBy(tried.selection, meant), sentOf(tried));
      return callEndpoint(calls.preview, { body, signal }) as Promise<BulkPreview>;
    },
    read: (id, signal) => callEndpoint(calls.read, Object.assign(one(id), { signal })) as Promise<Bulk>,
    run: (id) => callEndpoint(calls.run, Object.assign(one(id), { query: { longer: longerAsked() } })) as Promise<Bulk>,
  };
}

const one = (id: number) => ({ params: { id } });
