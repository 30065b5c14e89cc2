import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/imports/imports.contract.ts';
import { serve } from '../endpoints/serve.ts';
import { exportRecords } from '../records/export-records.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { sendingMoment } from '../registration/send-on.ts';
import { mapImport } from './check-task.ts';
import { commitImport } from './commit-import.ts';
import { correctRows, fixRows } from './correct-rows.ts';
import { discardImport } from './discard-import.ts';
import { type EndedQuery, endedList } from './ended-list.ts';
import { type ImportQuery, importList, readImport } from './read-import.ts';
import {
  importRowList,
  type MissingQuery,
  missingList,
  problemsFile,
  type RowOfImport,
  type RowQuery,
  rowsFile,
  toImportedRow,
} from './row-list.ts';
import { undoImport } from './undo-task.ts';
import { beginImport, putRows } from './upload-rows.ts';

const REFUSED = { outcome: 'refused' } as const;

/** Imports of people into a company: upload, columns, check, corrections. */
export function importRoutes(app: FastifyInstance): void {
  serve(app, calls.listImports, async ({ database, caller, query }) => {
    const found = await readRecords<calls.ListedImport, ImportQuery>(database, importList(caller.companyId), query);
    return recordsAnswer(calls.listImports.path, query, found);
  });

  serve(app, calls.beginImport, async ({ database, caller, body, now }) => {
    const { file_name: fileName, columns, rows: total } = body;
    const id = await beginImport(database, { by: caller, fileName, columns, total, now });
    return readImport(database, { companyId: caller.companyId, id }, now);
  });

  serve(app, calls.putRows, ({ database, caller: { companyId }, params: { id }, body }) =>
    putRows(database, { companyId, id }, body),
  );

  serve(app, calls.getImport, ({ database, caller: { companyId }, params: { id }, now }) =>
    readImport(database, { companyId, id }, now),
  );

  serve(app, calls.putMapping, async ({ database, caller, params: { id }, body: { mapping }, now }) => {
    const key = { companyId: caller.companyId, id };
    await mapImport(database, { by: caller, key, mapping, now });
    return readImport(database, key, now);
  });

  serve(app, calls.listRows, async ({ database, caller: { companyId }, params: { id }, query, now }) => {
    const key = { companyId, id };
    const { results, ...found } = await readRecords<RowOfImport, RowQuery>(database, importRowList(key), query);
    if (results.length === 0) await readImport(database, key, now);
    const path = calls.listRows.path.replace('{id}', String(id));
    return recordsAnswer(path, query, Object.assign(found, { results: results.map(toImportedRow) }));
  });

  serve(app, calls.correctRows, async ({ database, caller: { companyId }, params: { id }, body: { rows }, now }) => {
    const key = { companyId, id };
    await correctRows(database, { key, rows, now });
    return readImport(database, key, now);
  });

  serve(app, calls.fixRows, async ({ database, caller: { companyId }, params: { id }, body, now }) => {
    const key = { companyId, id };
    await fixRows(database, { key, fix: body, now });
    return readImport(database, key, now);
  });

  serve(app, calls.exportRows, async ({ database, reply, caller, params: { id }, now }) => {
    const key = { companyId: caller.companyId, id };
    const { mapping } = await readImport(database, key, now);
    const asked = { reply, database, caller, query: {}, now };
    return exportRecords<RowOfImport, RowQuery>(asked, importRowList(key), rowsFile(mapping ?? {}));
  });

  serve(app, calls.exportProblems, async ({ database, reply, caller, params: { id }, now }) => {
    const key = { companyId: caller.companyId, id };
    const { mapping } = await readImport(database, key, now);
    const asked = { reply, database, caller, query: REFUSED, now };
    return exportRecords<RowOfImport, RowQuery>(asked, importRowList(key), problemsFile(mapping ?? {}));
  });
}

/** The end of an import: who is missing, the commit, and taking it back. */
export function commitRoutes(app: FastifyInstance): void {
  serve(app, calls.listMissing, async ({ database, caller: { companyId }, params: { id }, query, now }) => {
    const key = { companyId, id };
    type Missing = { id: number; name: string; email: string; unit: string; state: 'active' };
    const found = await readRecords<Missing, MissingQuery>(database, missingList(key, now), query);
    if (found.results.length === 0) await readImport(database, key, now);
    return recordsAnswer(calls.listMissing.path.replace('{id}', String(id)), query, found);
  });

  serve(app, calls.listEnded, async ({ database, caller: { companyId }, params: { id }, query, now }) => {
    const key = { companyId, id };
    const found = await readRecords<calls.EndedPerson, EndedQuery>(database, endedList(key), query);
    if (found.results.length === 0) await readImport(database, key, now);
    return recordsAnswer(calls.listEnded.path.replace('{id}', String(id)), query, found);
  });

  serve(app, calls.commitImport, async ({ database, caller, params: { id }, body, now }) => {
    const key = { companyId: caller.companyId, id };
    const invite = body.invite ? { sendAt: sendingMoment(body.on, now) } : null;
    const end = body.end
      ? { people: body.end.people, lastDay: body.end.last_day, count: body.end.count ?? null, reason: body.end.reason }
      : null;
    await commitImport(database, { by: caller, key, end, invite, now });
    return readImport(database, key, now);
  });

  serve(app, calls.discardImport, async ({ database, caller: { companyId }, params: { id }, now }) => {
    await discardImport(database, { companyId, id }, now);
    return readImport(database, { companyId, id }, now);
  });

  serve(app, calls.undoImport, async ({ database, caller, params: { id }, now }) => {
    const key = { companyId: caller.companyId, id };
    await undoImport(database, { by: caller, key, now });
    return readImport(database, key, now);
  });
}
