import type { FastifyInstance } from 'fastify';
import { PLATFORM } from '#contract/changes/change-kinds.ts';
import { addCourse, changeCourse, readCourseSheet } from '#contract/courses/authoring.contract.ts';
import { type Course, getCourse, listCourses, readCoursePdf } from '#contract/courses/courses.contract.ts';
import type { Database } from '../database/database.ts';
import { meantOrdering } from '../endpoints/meant-ordering.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { notFound } from '../errors/request.errors.ts';
import { sendStoredFile } from '../files/send-stored-file.ts';
import { findLearningImage } from '../learning/learning-image.ts';
import { findCoursePdf, findCourseSheet } from '../learning/learning-pdf.ts';
import type { LearningReader } from '../learning/learning-row.ts';
import { readAuthoredCourses } from '../learning/read-authored.ts';
import { unlessMoved } from '../records/record-moved.ts';
import { writeCourse } from './author-course.ts';
import { readCourse, readCourses } from './courses.service.ts';

// A new picture has a new address.
const FOR_EVER = 'private, max-age=31536000, immutable';

/** Courses as people find and read them, and as admins write them. */
export function courseRoutes(app: FastifyInstance): void {
  serve(app, listCourses, async ({ database, caller, query }) => {
    const { count, results } = await readCourses(database, caller, query);
    const authored = await authoredFor(database, caller, results);
    const ordering = query.ordering && meantOrdering(query.ordering);
    const rows = results.map((row) => ({ ...row, ...authored(row.pk) }));
    return pageAnswer(listCourses.path, { ...query, ordering }, count, rows);
  });

  serve(app, getCourse, ({ database, caller, params }) => preview(database, caller, params.pk));

  serve(app, readCoursePdf, async ({ database, storage, caller, params, query, reply }) =>
    sendStoredFile(reply, storage, await findCoursePdf(database, caller, { ...params, ...query })),
  );

  serve(app, readCourseSheet, async ({ database, storage, caller, params, query, reply }) =>
    sendStoredFile(reply, storage, await findCourseSheet(database, caller, { ...params, ...query })),
  );

  serve(app, addCourse, async ({ database, storage, caller, body, file, now }) => {
    const writing = { admin: caller, fields: body, files: file, pk: null, seen: null, now };
    return preview(database, caller, await writeCourse(database, storage, writing));
  });

  serve(app, changeCourse, async ({ database, storage, caller, params, body, file, seen, now }) => {
    const { pk } = params;
    const writing = { admin: caller, fields: body, files: file, pk, seen, now };
    const read = () => preview(database, caller, pk);
    const where = { kind: 'course' as const, companyId: PLATFORM, recordId: pk, read, revisionOf };
    await unlessMoved(database, where, () => writeCourse(database, storage, writing));
    return read();
  });

  app.get('/files/learning/*', async ({ url }, reply) => {
    const { database, storage } = app.shop;
    const image = await findLearningImage(database, url.split('?')[0] ?? '');
    if (!image) throw notFound();
    return sendStoredFile(reply, storage, image, FOR_EVER);
  });
}

const revisionOf = ({ author }: Course) => author?.revision ?? 0;

async function preview(database: Database, reader: LearningReader, pk: number): Promise<Course> {
  const found = await readCourse(database, reader, pk);
  const authored = await authoredFor(database, reader, [found]);
  return { ...found, ...authored(pk) };
}

// Adds the correct answers, which only an admin may see.
async function authoredFor(database: Database, { isAdmin }: LearningReader, rows: readonly { pk: number }[]) {
  if (!isAdmin) return () => ({});
  const authored = await readAuthoredCourses(
    database,
    rows.map(({ pk }) => pk),
  );
  return (pk: number) => ({ author: authored.get(pk) });
}
