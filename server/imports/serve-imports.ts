import type { FastifyInstance } from 'fastify';
import type { ImportCalls } from '#contract/imports/import-calls.contract.ts';
import type { ImportKind } from '#contract/imports/import-fields.ts';
import type { ListedImport } from '#contract/imports/import-shapes.contract.ts';
import type { peopleImports } from '#contract/imports/imports.contract.ts';
import { serve } from '../endpoints/serve.ts';
import { exportRecords } from '../records/export-records.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { mapImport } from './check-task.ts';
import { correctRows } from './correct-rows.ts';
import { discardImport } from './discard-import.ts';
import { fixRows } from './fix-rows.ts';
import { type ImportPlace, keyAt } from './import-places.ts';
import { IMPORTS_FILE } from './imports-file.ts';
import { type ImportQuery, importList, readImport } from './read-import.ts';
import { importRowList, type RowOfImport, type RowQuery, toImportedRow } from './row-list.ts';
import { problemsFile, rowsFile } from './rows-file.ts';
import { stopCheck } from './stop-check.ts';
import { undoImport } from './undo-task.ts';
import { beginImport, putRows } from './upload-rows.ts';

type OwnCalls = Pick<typeof peopleImports, 'beginImport' | 'listImports' | 'exportImports'>;

const REFUSED = { outcome: 'refused' } as const;

/** Serves the calls that list and begin imports of a person's own company. */
export function serveOwnImports(app: FastifyInstance, kind: ImportKind, calls: OwnCalls): void {
  serve(app, calls.listImports, async ({ database, caller, query }) => {
    const found = await readRecords<ListedImport, ImportQuery>(
      database,
      importList({ companyId: caller.companyId, kind }),
      query,
    );
    return recordsAnswer(calls.listImports.path, query, found);
  });

  serve(app, calls.exportImports, (call) =>
    exportRecords(call, importList({ companyId: call.caller.companyId, kind }), IMPORTS_FILE),
  );

  serve(app, calls.beginImport, async ({ database, caller, body, now }) => {
    const { file_name: fileName, columns, rows: total } = body;
    const id = await beginImport(database, {
      by: caller,
      companyId: caller.companyId,
      kind,
      fileName,
      columns,
      total,
      now,
    });
    return readImport(database, { companyId: caller.companyId, id, kind }, now);
  });
}

/** Serves the calls that imports of every kind have, on every site. */
export function serveImports(app: FastifyInstance, place: ImportPlace, calls: ImportCalls): void {
  const { kind } = place;

  serve(app, calls.putRows, async ({ database, caller, params: { id }, body }) =>
    putRows(database, await keyAt(place, database, caller, id), body),
  );

  serve(app, calls.getImport, async ({ database, caller, params: { id }, now }) =>
    readImport(database, await keyAt(place, database, caller, id), now),
  );

  serve(app, calls.putMapping, async ({ database, caller, params: { id }, body: { mapping }, now }) => {
    const key = await keyAt(place, database, caller, id);
    await mapImport(database, { by: caller, place, key, mapping, now });
    return readImport(database, key, now);
  });

  serve(app, calls.stopCheck, async ({ database, caller, params: { id }, now }) => {
    const key = await keyAt(place, database, caller, id);
    await stopCheck(database, key, now);
    return readImport(database, key, now);
  });

  serve(app, calls.listRows, async ({ database, caller, params: { id }, query, now }) => {
    const key = await keyAt(place, database, caller, id);
    const { results, ...found } = await readRecords<RowOfImport, RowQuery>(database, importRowList(key), query);
    if (results.length === 0) await readImport(database, key, now);
    const path = calls.listRows.path.replace('{id}', String(id));
    return recordsAnswer(path, query, Object.assign(found, { results: results.map(toImportedRow) }));
  });

  serve(app, calls.correctRows, async ({ database, caller, params: { id }, body: { rows }, now }) => {
    const key = await keyAt(place, database, caller, id);
    await correctRows(database, { key, rows, now });
    return readImport(database, key, now);
  });

  serve(app, calls.fixRows, async ({ database, caller, params: { id }, body, now }) => {
    const key = await keyAt(place, database, caller, id);
    await fixRows(database, { key, fix: body, now });
    return readImport(database, key, now);
  });

  serve(app, calls.exportRows, async ({ database, reply, caller, params: { id }, now }) => {
    const key = await keyAt(place, database, caller, id);
    const { mapping } = await readImport(database, key, now);
    const asked = { reply, database, caller, query: {}, now };
    return exportRecords<RowOfImport, RowQuery>(asked, importRowList(key), rowsFile(kind, mapping ?? {}));
  });

  serve(app, calls.exportProblems, async ({ database, reply, caller, params: { id }, now }) => {
    const key = await keyAt(place, database, caller, id);
    const { mapping } = await readImport(database, key, now);
    const asked = { reply, database, caller, query: REFUSED, now };
    return exportRecords<RowOfImport, RowQuery>(asked, importRowList(key), problemsFile(kind, mapping ?? {}));
  });

  serve(app, calls.discardImport, async ({ database, caller, params: { id }, now }) => {
    const key = await keyAt(place, database, caller, id);
    await discardImport(database, key, now);
    return readImport(database, key, now);
  });

  serve(app, calls.undoImport, async ({ database, caller, params: { id }, now }) => {
    const key = await keyAt(place, database, caller, id);
    await undoImport(database, { by: caller, place, key, now });
    return readImport(database, key, now);
  });
}
