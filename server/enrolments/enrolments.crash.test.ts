import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { reconcile } from '../database/reconcile.ts';
import { type ChildServer, startChildServer } from '../testing/child-server.ts';
import { crashEmbedded, crashOnPostgres, type WithDatabase } from '../testing/crash-database.ts';
import { makeCoupon, makeCourse, makePackage } from '../testing/learning.ts';
import { onceAvailable } from '../testing/once-available.ts';
import { makePerson, type Person } from '../testing/people.ts';
import { lengthOf } from '../testing/test-length.ts';

// quality.md 2.4 and 2.5: an enrolment that was acknowledged survives kill -9, and none is there without its charge.
const STUDENTS = 4;
const PACKAGES = lengthOf({ short: 24, full: 60 });
/** After how many enrolments a server is killed at the latest. */
const latest = lengthOf({ short: 10, full: 22 });
const POSTGRES_KILLS = lengthOf({ short: 3, full: 4 });
/** Few, since the embedded database takes long to open. */
const EMBEDDED_KILLS = 3;
const now = new Date();

interface Student extends Person {
  /** Packages of two courses each, in the order in which they are bought. */
  packages: readonly number[];
  /** How many of these purchases were acknowledged. */
  acknowledged: number;
}

async function makeStudents(database: Database): Promise<Student[]> {
  await makeCoupon(database, now, 'PETINA', 20);
  const shared = await makeCourse(database, now);
  const packages: number[] = [];
  for (let made = 0; made < PACKAGES; made += 1) {
    const own = await makeCourse(database, now);
    packages.push(await makePackage(database, now, [shared, own], { courseType: 'paid', price: 100_000 }));
  }
  const students: Student[] = [];
  for (let made = 0; made < STUDENTS; made += 1) {
    const person = await makePerson(database, now, { flexible: 1_000_000_000 });
    students.push({ ...person, packages, acknowledged: 0 });
  }
  return students;
}

/**
 * Enrols in one package after another until the server is gone. A call that was open then is repeated first, with its own idempotency key.
 */
async function enrolUntilKilled({ url }: ChildServer, student: Student, onEnrolled: () => void): Promise<void> {
  try {
    for (const pk of student.packages.slice(student.acknowledged)) {
      const answer = await onceAvailable(() =>
        fetch(`${url}/api/service/package/${pk}/enrol/`, {
          method: 'POST',
          headers: { ...student.headers, 'content-type': 'application/json', 'idempotency-key': `enrolment-${pk}` },
          body: JSON.stringify({ coupon: 'petina' }),
        }),
      );
      expect([answer.status, await answer.json()]).toEqual([201, { status: 'success', price_paid: 800 }]);
      student.acknowledged += 1;
      onEnrolled();
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

/** Kills a server while people enrol: immediately after an acknowledgement, or at a random moment within `soon` milliseconds. */
async function killAtRandom(server: ChildServer, students: readonly Student[], soon: number): Promise<void> {
  let left = 2 + Math.floor(Math.random() * (latest - 2));
  let killed: Promise<void> | undefined;
  const onEnrolled = () => {
    left -= 1;
    if (left !== 0) return;
    const kill = () => (killed = server.kill());
    if (soon === 0) kill();
    else setTimeout(kill, Math.random() * soon);
  };
  await Promise.all(students.map((student) => enrolUntilKilled(server, student, onEnrolled)));
  await (killed ?? server.kill());
}

/** Each acknowledged enrolment is there, once; at most one more, whose answer was lost; none by half. */
async function check(database: Database, students: readonly Student[]): Promise<void> {
  expect(await reconcile(database)).toEqual([]);
  for (const { companyId, packages, acknowledged } of students) {
    const { rows } = await database.execute<{ id: number | null }>(
      sql`select package_id as id from enrolments where company_id = ${companyId} order by id`,
    );
    const bought = rows.flatMap(({ id }) => (id === null ? [] : [id]));
    expect(bought).toEqual(packages.slice(0, bought.length));
    expect([acknowledged, acknowledged + 1]).toContain(bought.length);
    // Each package adds its own course, and the first one also the course that all share.
    expect(rows.length - bought.length).toBe(bought.length === 0 ? 0 : bought.length + 1);
  }
}

async function enrolThroughCrashes(rounds: number, settings: Record<string, string>, withDatabase: WithDatabase) {
  const students = await withDatabase(makeStudents);
  for (let round = 0; round < rounds; round += 1) {
    await killAtRandom(await startChildServer(settings), students, round % 2 === 0 ? 0 : 15);
    await withDatabase((database) => check(database, students));
  }
  expect(students.reduce((sum, { acknowledged }) => sum + acknowledged, 0)).toBeGreaterThanOrEqual(rounds);
}

const words = 'a server that is killed while people enrol loses no enrolment and charges none twice';

it(`${words}, on PostgreSQL`, { timeout: 180_000 }, () =>
  crashOnPostgres((settings, withDatabase) => enrolThroughCrashes(POSTGRES_KILLS, settings, withDatabase)),
);

// In `npm test` checkout.crash.test.ts kills the embedded database.
it.each(lengthOf({ short: [], full: [crashEmbedded] }))(
  `${words}, in the embedded database`,
  { timeout: 240_000 },
  (crash) => crash((settings, withDatabase) => enrolThroughCrashes(EMBEDDED_KILLS, settings, withDatabase)),
);
