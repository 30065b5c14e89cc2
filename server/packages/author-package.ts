import { eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { BodyOf } from '#contract/endpoint.ts';
import type { addPackage } from '#contract/packages/authoring.contract.ts';
import { changedValues } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import type { Storage } from '../files/storage.ts';
import { courses } from '../learning/courses.table.ts';
import { hasCourses } from '../learning/has-courses.ts';
import { packageCourses, packages } from '../learning/packages.table.ts';
import { type Writing, writeLearning } from '../learning/write-learning.ts';

interface PackageWriting extends Omit<Writing, 'fields'> {
  fields: NonNullable<BodyOf<typeof addPackage>>;
}

const pks = z.array(z.int().check(z.gte(1), z.lte(2_147_483_647))).check(z.minLength(1), z.maxLength(50));

/** Writes a package with its courses and files, all of it or nothing; returns its pk. Throws the problems of its fields. */
export async function writePackage(database: Database, storage: Storage, writing: PackageWriting): Promise<number> {
  const { courses: string, ...fields } = writing.fields;
  const ids = string === undefined && writing.pk !== null ? null : readPks(string ?? '');
  return writeLearning(
    database,
    storage,
    { ...writing, fields },
    {
      kind: 'package',
      table: packages,
      needsPdf: false,
      own: {},
      finish: async (transaction, id) => {
        const values = ids ? await replaceCourses(transaction, id, ids) : [];
        await checkOffered(transaction, id, { isOffered: fields.active, isTouched: ids !== null });
        return values;
      },
    },
  );
}

/**
 * A package that is put on offer, or whose courses change while on offer, must have a course on offer; the same rule as in bulk
 * (learning-bulk.ts).
 */
async function checkOffered(
  transaction: Transaction,
  id: number,
  { isOffered, isTouched }: { isOffered: boolean | undefined; isTouched: boolean },
): Promise<void> {
  if (isOffered === false || (isOffered === undefined && !isTouched)) return;
  const [found] = await ask<{ is_empty: boolean }>(
    transaction,
    sql`
    select (active or ${isOffered ?? false}::boolean) and not ${hasCourses(sql`packages.id`)} as is_empty
    from packages where id = ${id}::integer`,
  );
  if (found?.is_empty) throw noneOffered();
}

function readPks(json: string): number[] {
  const parsed = z.safeParse(pks, parse(json));
  if (!parsed.success || new Set(parsed.data).size < parsed.data.length) throw noCourses();
  return parsed.data;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

async function replaceCourses(transaction: Transaction, packageId: number, ids: readonly number[]) {
  const found = await transaction
    .select({ id: courses.id })
    .from(courses)
    .where(inArray(courses.id, [...ids]));
  if (found.length < ids.length) throw noCourses();
  const former = await transaction
    .delete(packageCourses)
    .where(eq(packageCourses.packageId, packageId))
    .returning({ courseId: packageCourses.courseId, position: packageCourses.position });
  const rows = ids.map((courseId, place) => ({ packageId, courseId, position: place + 1 }));
  await transaction.insert(packageCourses).values(rows);
  const before = former.sort((one, other) => one.position - other.position).map(({ courseId }) => courseId);
  return changedValues({ courses: before }, { courses: ids }, ['courses']);
}

const noCourses = () =>
  requestInvalid({
    courses: { en: 'Choose existing courses, each only once', sr: 'Izaberi postojeće kurseve, svaki jednom' },
  });

const noneOffered = () =>
  requestInvalid({
    courses: {
      en: 'None of its courses is on offer: offer one of them first',
      sr: 'Nijedan od njegovih kurseva nije u ponudi: prvo ponudi bar jedan',
    },
  });
