import type { FastifyInstance } from 'fastify';
import { PLATFORM } from '#contract/changes/change-kinds.ts';
import { addPackage, changePackage, readPackageSheet } from '#contract/packages/authoring.contract.ts';
import { type CoursePackage, getPackage, listPackages, readPackagePdf } from '#contract/packages/packages.contract.ts';
import type { Database } from '../database/database.ts';
import { meantOrdering } from '../endpoints/meant-ordering.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { sendStoredFile } from '../files/send-stored-file.ts';
import { findPackagePdf, findPackageSheet } from '../learning/learning-pdf.ts';
import type { LearningReader } from '../learning/learning-row.ts';
import { readAuthoredPackages } from '../learning/read-authored.ts';
import { unlessMoved } from '../records/record-moved.ts';
import { writePackage } from './author-package.ts';
import { readPackage, readPackages } from './packages.service.ts';

/** Packages of courses as people find them, and as admins write them. */
export function packageRoutes(app: FastifyInstance): void {
  serve(app, listPackages, async ({ database, caller, query }) => {
    const { count, results } = await readPackages(database, caller, query);
    const authored = await authoredFor(database, caller, results);
    const ordering = query.ordering && meantOrdering(query.ordering);
    const rows = results.map((row) => ({ ...row, ...authored(row.pk) }));
    return pageAnswer(listPackages.path, { ...query, ordering }, count, rows);
  });

  serve(app, getPackage, ({ database, caller, params }) => preview(database, caller, params.pk));

  serve(app, readPackagePdf, async ({ database, storage, caller, params, query, reply }) =>
    sendStoredFile(reply, storage, await findPackagePdf(database, caller, { ...params, ...query })),
  );

  serve(app, readPackageSheet, async ({ database, storage, caller, params, query, reply }) =>
    sendStoredFile(reply, storage, await findPackageSheet(database, caller, { ...params, ...query })),
  );

  serve(app, addPackage, async ({ database, storage, caller, body, file, now }) => {
    const writing = { admin: caller, fields: body, files: file, pk: null, seen: null, now };
    return preview(database, caller, await writePackage(database, storage, writing));
  });

  serve(app, changePackage, async ({ database, storage, caller, params, body, file, seen, now }) => {
    const { pk } = params;
    const writing = { admin: caller, fields: body, files: file, pk, seen, now };
    const read = () => preview(database, caller, pk);
    const where = { kind: 'package' as const, companyId: PLATFORM, recordId: pk, read, revisionOf };
    await unlessMoved(database, where, () => writePackage(database, storage, writing));
    return read();
  });
}

const revisionOf = ({ author }: CoursePackage) => author?.revision ?? 0;

async function preview(database: Database, reader: LearningReader, pk: number): Promise<CoursePackage> {
  const found = await readPackage(database, reader, pk);
  const authored = await authoredFor(database, reader, [found]);
  return { ...found, ...authored(pk) };
}

async function authoredFor(database: Database, { isAdmin }: LearningReader, rows: readonly { pk: number }[]) {
  if (!isAdmin) return () => ({});
  const authored = await readAuthoredPackages(
    database,
    rows.map(({ pk }) => pk),
  );
  return (pk: number) => ({ author: authored.get(pk) });
}
