import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '../endpoint.ts';
import type { CompanyPermission, PlatformPermission } from '../permissions/permissions.rules.ts';
import { bulkOf, bulkPreviewOf, chosenBy, runQuery, why } from './bulk.contract.ts';

type Schema = z.core.$ZodType;

interface Calls<Body extends Schema, Preview extends Schema, Bulk extends Schema> {
  /** Required role and permission: of the platform, or of the company that the records belong to. */
  by:
    | { audience: 'admin'; permission: PlatformPermission }
    | { audience: 'company-admin'; permission: CompanyPermission };
  /** Path of the list of the records, with a trailing slash. */
  path: string;
  /** Plural name of the records: `benefits`. */
  records: string;
  /** What the preview is for: `change many benefits`. */
  does: string;
  /** Other records that a run leaves out, beside those changed since the preview; empty where there are none. */
  leavesOut?: string;
  /** What taking it back restores; all former values by default. */
  givesBack?: string;
  /** Which actions cannot be taken back; empty where all can. */
  final?: string;
  body: Body;
  preview: Preview;
  bulk: Bulk;
}

/** Calls of a bulk change: preview, run, read, and take back. */
export function bulkCalls<Body extends Schema, Preview extends Schema, Bulk extends Schema>(
  calls: Calls<Body, Preview, Bulk>,
) {
  const { by, records, givesBack = 'what they had', final } = calls;
  const never = final ? `, bulk.final (${final})` : '';
  return {
    ...lastingBulkCalls(calls),
    undo: defineEndpoint({
      ...by,
      status: 200,
      params: idParams,
      answer: calls.bulk,
      method: 'POST',
      path: `${calls.path}bulk/{id}/undo/`,
      summary: `Gives the ${records} back ${givesBack}, as a task, for 24 hours after the run. One that somebody changed since is kept and named. 409 bulk.running, bulk.too_late${never}.`,
    }),
  };
}

/** Calls of a bulk change that cannot be taken back. */
export function lastingBulkCalls<Body extends Schema, Preview extends Schema, Bulk extends Schema>(
  calls: Calls<Body, Preview, Bulk>,
) {
  const { by, records, does, leavesOut = '', body, preview, bulk } = calls;
  const admin = Object.assign({ status: 200 } as const, by);
  const one = { params: idParams, answer: bulk };
  const path = `${calls.path}bulk/`;
  return {
    preview: defineEndpoint({
      ...admin,
      method: 'POST',
      path: `${path}preview/`,
      summary: `What it would mean to ${does}, and which: they are held fast with their revisions, for ten minutes. Changes nothing. 409 bulk.too_many above 50,000.`,
      body,
      answer: preview,
    }),
    read: defineEndpoint({
      ...admin,
      ...one,
      method: 'GET',
      path: `${path}{id}/`,
      summary: `What became of a change of many ${records} that one has asked for.`,
    }),
    run: defineEndpoint({
      ...admin,
      ...one,
      method: 'POST',
      path: `${path}{id}/run/`,
      query: runQuery,
      summary: `Changes the ${records} of a preview of one’s own, as a task; asked again it answers the same. One that somebody changed since${leavesOut} is left out and named. 409 bulk.expired, bulk.nothing.`,
    }),
  };
}

interface Ends<
  Actions extends readonly [string, string],
  Refusals extends readonly [string, ...string[]],
  Filters extends z.core.$ZodShape,
  Asked extends z.core.$ZodShape,
  Named extends z.core.$ZodShape,
  Effects extends Schema,
> extends Pick<Calls<Schema, Schema, Schema>, 'by' | 'path' | 'records' | 'does' | 'leavesOut'> {
  /** Names of the two actions: the one that ends the records, and the one that restores them. */
  actions: Actions;
  refusals: Refusals;
  filters: Filters;
  /** Further fields of the preview's body. */
  asked: Asked;
  /** Fields that name a record, beside its id. */
  named: Named;
  effects: Effects;
}

const state = z.object({ active: z.boolean() });

/** Calls that end or restore many records and change nothing else of them. */
export function endingCalls<
  const Actions extends readonly [string, string],
  const Refusals extends readonly [string, ...string[]],
  Filters extends z.core.$ZodShape,
  Asked extends z.core.$ZodShape,
  Named extends z.core.$ZodShape,
  Effects extends Schema,
>({ actions, refusals, filters, asked, effects, ...ends }: Ends<Actions, Refusals, Filters, Asked, Named, Effects>) {
  const named = z.object({ id: z.int(), ...ends.named });
  return bulkCalls({
    ...ends,
    body: z.strictObject({ ...chosenBy(filters), action: z.enum(actions), ...asked }),
    preview: bulkPreviewOf({
      code: z.enum(refusals).check(z.describe('same: it is so already.')),
      named,
      change: z.extend(named, { before: state, after: state }),
      effects,
    }),
    bulk: bulkOf(actions, z.extend(named, { why })),
  });
}
