import { describe, expect, it } from 'vitest';
import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import { endNext } from '../bulk/ending-tasks.ts';
import { bulkCallsBy, endsAmongEditors, isOfWhoAsked } from '../testing/bulks.ts';
import { makeCourse, makePackage, passCourse } from '../testing/learning.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { COURSE_BULK, PACKAGE_BULK } from './learning-bulk.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const admin = await shop.person({ changes: { adminRoles: ['content'] } });
const other = await shop.person({ changes: { adminRoles: ['content'] } });

const PATH = '/admin/courses/bulk/';
const courseCalls = bulkCallsBy(shop, admin, PATH);
const packageCalls = bulkCallsBy(shop, admin, '/admin/packages/bulk/');
const PDF = { key: 'demo/x.pdf', name: 'x.pdf', bytes: 10, pages: 1 };

const course = (changes: object = {}) => makeCourse(database, clock.now, { pdfSr: PDF, ...changes });
const stateOf = async (place: 'courses' | 'packages', pk: number) => {
  const { active, revision } = (await shop.call(admin, 'GET', `/admin/${place}/${pk}/`)).body;
  return [active, revision];
};
const enrol = async (place: CourseOrPackage, pk: number, who?: Person) => {
  const person = who ?? (await shop.person());
  expect((await shop.call(person, 'POST', `/service/${place}/${pk}/enrol/`)).status).toBe(201);
  return person;
};

describe('many courses', () => {
  it('are looked at: those of a package on offer stay, and who is enrolled is counted', async () => {
    const [alone, hidden, held, freed] = [
      await course(),
      await course({ active: false }),
      await course(),
      await course(),
    ];
    await makePackage(database, clock.now, [held]);
    await makePackage(database, clock.now, [freed], { active: false });
    const learner = await enrol('course', alone);
    await enrol('course', held);
    expect((await shop.call(learner, 'PUT', `/service/course/${alone}/attempt/`, { answers: [] })).status).toBe(200);
    const ids = [alone, hidden, held, freed];
    const { status, body } = await courseCalls.preview({ ids, action: 'withdraw' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ count: 4, affected: 2, effects: { enrolled: 1, unfinished: 1 } });
    expect(body.refused).toEqual(
      expect.arrayContaining([
        { code: 'in_use', count: 1, sample: [{ id: held, name_sr: 'Prva pomoć', name_en: 'First aid' }] },
        { code: 'same', count: 1, sample: [expect.objectContaining({ id: hidden })] },
      ]),
    );
    expect(body.sample.map(({ id }: { id: number }) => id)).toEqual([alone, freed]);
    expect(await stateOf('courses', alone)).toEqual([true, 1]);
  });

  it('count each person once, and as one who has not finished while one of theirs is not passed', async () => {
    const ids = [await course(), await course()];
    const [first = 0, second = 0] = ids;
    await enrol('course', second, await enrol('course', first));
    const [half, whole] = [await enrol('course', second), await shop.person()];
    await passCourse(database, clock.now, half, first);
    for (const id of ids) await passCourse(database, clock.now, whole, id);
    await passCourse(database, clock.now, await shop.person(), first);
    const { body } = await courseCalls.preview({ ids, action: 'withdraw' });
    expect(body.effects).toEqual({ enrolled: 4, unfinished: 2 });
  });

  it('are withdrawn but for one that came into a package since, and are taken back', async () => {
    const [first, second] = [await course(), await course()];
    const { body } = await courseCalls.preview({ ids: [first, second], action: 'withdraw' });
    await makePackage(database, clock.now, [second]);
    await courseCalls.run(body.id);
    expect([await stateOf('courses', first), await stateOf('courses', second)]).toEqual([
      [false, 2],
      [true, 1],
    ]);
    expect(await courseCalls.read(body.id)).toMatchObject({
      status: 'done',
      changed: 1,
      left_out: [{ id: second, why: 'refused' }],
      undo_until: new Date(clock.now.getTime() + 86_400_000).toISOString(),
    });
    const [change] = (await shop.call(admin, 'GET', `/admin/courses/${first}/changes/`)).body.results;
    const values = [{ field: 'active', before: true, after: false }];
    expect(change).toMatchObject({ kind: 'course.changed', via: 'bulk', values });
    await courseCalls.undo(body.id);
    expect(await stateOf('courses', first)).toEqual([true, 3]);
  });

  it('are offered again where they have a PDF', async () => {
    const [ready, empty] = [await course({ active: false }), await course({ active: false, pdfSr: null, pdfEn: null })];
    const { body } = await courseCalls.preview({ query: { ids: `${ready},${empty}` }, action: 'offer' });
    expect(body).toMatchObject({ affected: 1, refused: [{ code: 'no_pdf', sample: [{ id: empty }] }] });
    await courseCalls.run(body.id);
    expect([await stateOf('courses', ready), await stateOf('courses', empty)]).toEqual([
      [true, 2],
      [false, 1],
    ]);
  });

  it.each<[object, string[]]>([
    [{ action: 'withdraw' }, ['ids']],
    [{ action: 'withdraw', ids: [1], reason: 'Zato' }, ['reason']],
    [{ action: 'deactivate', ids: [1] }, ['action']],
    [{ action: 'offer', query: { ordering: 'name' } }, ['query.ordering']],
  ])('are not asked for by %#', async (body, wrong) => {
    const answer = await courseCalls.preview(body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, wrong]);
  });

  it('are of whoever asked, and of courses alone', async () => {
    const { body } = await courseCalls.preview({ ids: [await course()], action: 'withdraw' });
    await isOfWhoAsked(shop, { id: body.id, path: PATH, elsewhere: '/admin/packages/bulk/', others: [other], admin });
  });
});

describe('many packages', () => {
  it('are withdrawn with how many have not finished, and are taken back', async () => {
    const pk = await makePackage(database, clock.now, [await course()]);
    await enrol('package', pk);
    const { body } = await packageCalls.preview({ ids: [pk], action: 'withdraw' });
    expect(body).toMatchObject({ affected: 1, refused: [], effects: { enrolled: 1, unfinished: 1 } });
    await packageCalls.run(body.id);
    expect(await stateOf('packages', pk)).toEqual([false, 2]);
    await packageCalls.undo(body.id);
    expect(await stateOf('packages', pk)).toEqual([true, 3]);
  });

  it('count each person once', async () => {
    const ids = [
      await makePackage(database, clock.now, [await course()]),
      await makePackage(database, clock.now, [await course()]),
    ];
    const [first = 0, second = 0] = ids;
    await enrol('package', second, await enrol('package', first));
    const { body } = await packageCalls.preview({ ids, action: 'withdraw' });
    expect(body.effects).toEqual({ enrolled: 1, unfinished: 1 });
  });

  it('are offered again where they have a course that is on offer', async () => {
    const gone = await course({ active: false });
    const full = await makePackage(database, clock.now, [gone, await course()], { active: false });
    const empty = await makePackage(database, clock.now, [gone], { active: false });
    const { body } = await packageCalls.preview({ ids: [full, empty], action: 'offer' });
    expect(body).toMatchObject({ affected: 1, refused: [{ code: 'no_courses', sample: [{ id: empty }] }] });
    await packageCalls.run(body.id);
    expect([await stateOf('packages', full), await stateOf('packages', empty)]).toEqual([
      [true, 2],
      [false, 1],
    ]);
  });

  it('stay withdrawn where their last course was withdrawn since', async () => {
    const last = await course();
    const pk = await makePackage(database, clock.now, [last]);
    const { body } = await packageCalls.preview({ ids: [pk], action: 'withdraw' });
    await packageCalls.run(body.id);
    await courseCalls.run((await courseCalls.preview({ ids: [last], action: 'withdraw' })).body.id);
    await packageCalls.undo(body.id);
    expect(await stateOf('packages', pk)).toEqual([false, 2]);
    expect(await packageCalls.read(body.id)).toMatchObject({ left_out: [{ id: pk, why: 'kept' }] });
  });
});

interface Among {
  place: CourseOrPackage;
  kind: typeof COURSE_BULK;
  make: () => Promise<number>;
}

/** Withdraws many while a colleague edits them; each storm has a new colleague, because of the rate limit per minute. */
function withdrawsAmong({ place, kind, make }: Among): void {
  let colleague = other;
  const minutes = [{ name: 'minutes', text: '90' }];
  endsAmongEditors({
    shop,
    admin,
    path: `/admin/${place}s/bulk/`,
    action: 'withdraw',
    kind: kind.bulk,
    changeNext: (transaction, next) => endNext(transaction, kind, next),
    make: async (count) => {
      colleague = await shop.person({ changes: { adminRoles: ['content'] } });
      const pks: number[] = [];
      while (pks.length < count) pks.push(await make());
      return pks;
    },
    save: async (_, pk) => {
      const seen = { 'if-revision-match': '1' };
      return (await shop.send(colleague, 'PATCH', `/service/${place}/${pk}/`, minutes, seen)).status;
    },
  });
}

describe('many courses that colleagues write meanwhile', () => {
  withdrawsAmong({ place: 'course', kind: COURSE_BULK, make: () => course() });
});

describe('many packages that colleagues write meanwhile', () => {
  withdrawsAmong({ place: 'package', kind: PACKAGE_BULK, make: () => makePackage(database, clock.now, []) });
});
