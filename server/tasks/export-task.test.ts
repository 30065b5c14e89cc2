import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { users } from '../people/people.table.ts';
import { taskKinds } from '../task-kinds.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { makeCrowd } from '../testing/crowd.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { createBatchSize } from './batch-size.ts';
import { runTasks } from './run-tasks.job.ts';
import { dropTaskFiles } from './task-file.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const HOUR = 60 * 60 * 1000;

// Batches of one read, a hundred rows.
const run = () =>
  runTasks(database, { kinds: taskKinds, pace: createBatchSize(100), now: clock.now, log: { warn: () => {} } });
const later = (hours: number) => {
  clock.now = new Date(clock.now.getTime() + hours * HOUR);
};
const finish = async () => {
  while (await run());
};

const onPlatform = (role: 'content' | 'auditor' | 'operations') => shop.person({ changes: { adminRoles: [role] } });
const ask = async (who: Person, query = '') =>
  (await shop.call(who, 'POST', `/admin/benefits/export/?kind=flexible${query}`)).body;
const task = async (who: Person, id: number) => (await shop.call(who, 'GET', `/admin/tasks/${id}/`)).body;
const file = (who: Person, path: string) => shop.app.inject({ url: `/api${path}`, headers: who.headers });
const fileOf = (who: Person, id: number) => file(who, `/admin/tasks/${id}/file/`);
const pieces = async (id: number) =>
  (await database.execute(sql`select piece from export_pieces where task_id = ${id}`)).rows.length;

/** A hundred and fifty benefits, one of which has a name like a formula. */
const made: number[] = [];
for (let at = 0; at < 150; at += 1) {
  const name = at === 7 ? '=1+1 torba' : `torba ${String((at * 37) % 150).padStart(3, '0')}`;
  made.push(await makeBenefit(database, clock.now, { nameSr: name, nameEn: name, price: at * 100 }));
}

afterEach(() => database.execute(sql`delete from rate_limits`));

describe('a file that a task makes', () => {
  it('is the one that is sent at once, to the letter, whatever its order', async () => {
    const mara = await onPlatform('content');
    const { id, ...asked } = await ask(mara, '&ordering=-price');
    expect(asked).toMatchObject({ kind: 'export_benefits', status: 'waiting', total: 150, done: 0, file_until: null });
    expect((await fileOf(mara, id)).json()).toMatchObject({ code: 'tasks.file_gone' });
    await run();
    expect(await task(mara, id)).toMatchObject({ status: 'running', done: 100, file_until: null });
    expect((await fileOf(mara, id)).statusCode).toBe(404);
    await finish();
    const until = new Date(clock.now.getTime() + 24 * HOUR).toISOString();
    expect(await task(mara, id)).toMatchObject({ status: 'done', done: 150, failed: 0, file_until: until });
    const [fetched, sent] = [
      await fileOf(mara, id),
      await file(mara, '/admin/benefits/export/?kind=flexible&ordering=-price'),
    ];
    expect(fetched.statusCode).toBe(200);
    expect(fetched.headers['content-type']).toBe(sent.headers['content-type']);
    expect(fetched.headers['content-disposition']).toBe(sent.headers['content-disposition']);
    expect(fetched.payload).toBe(sent.payload);
    expect(fetched.payload).toContain(`"'=1+1 torba"`);
    expect((await shop.call(mara, 'GET', '/v2/me/')).body.notifications).toMatchObject([
      { title: expect.stringMatching(/^(Your file is ready|Fajl je spreman)$/) },
    ]);
  });

  it('has the rows that were found when it was asked for, and says which of them are gone', async () => {
    const mara = await onPlatform('content');
    const { id } = await ask(mara);
    const extra = await makeBenefit(database, clock.now, { nameSr: 'torba nova', nameEn: 'torba nova' });
    const [gone = 0] = made.splice(3, 1);
    await database.execute(sql`delete from benefits where id = ${gone}`);
    await finish();
    expect(await task(mara, id)).toMatchObject({ status: 'done', total: 150, done: 149, failed: 1 });
    const { payload } = await fileOf(mara, id);
    expect(payload.trimEnd().split('\r\n')).toHaveLength(150);
    expect(payload).not.toContain('torba nova');
    await database.execute(sql`delete from benefits where id = ${extra}`);
  });

  it('says how many rows it has with their thousands apart, and how many of them are gone', async () => {
    const hr = await shop.person({ language: 'SR', changes: { companyRoles: ['people'] } });
    await makeCrowd(database, hr.companyId, 2000);
    await shop.call(hr, 'POST', '/company/people/export/');
    await database.execute(sql`
      delete from users where (company_id, id) in (
        select company_id, id from users where company_id = ${hr.companyId} and id <> ${hr.userId} order by id limit 1000)`);
    await finish();
    const [told] = (await shop.call(hr, 'GET', '/v2/me/')).body.notifications;
    expect(told).toMatchObject({
      title: 'Fajl je spreman',
      text: expect.stringMatching(/Redova: 1\.001\. .* Izostavljeno jer je u međuvremenu uklonjeno: 1\.000\./),
    });
  });

  it('of nothing has its headings alone', async () => {
    const mara = await onPlatform('content');
    const { id, total } = (await shop.call(mara, 'POST', '/admin/benefits/export/?search=nowhere')).body;
    expect(total).toBe(0);
    await finish();
    expect(await task(mara, id)).toMatchObject({ status: 'done', total: 0 });
    expect((await fileOf(mara, id)).payload.trimEnd().split('\r\n')).toHaveLength(1);
  });

  it('may be asked for by who only reads, and goes on', async () => {
    const auditor = await onPlatform('auditor');
    const { id } = await ask(auditor);
    await finish();
    expect((await fileOf(auditor, id)).statusCode).toBe(200);
  });

  it('is nobody else’s, and nobody’s who may not read the list any more', async () => {
    const [mara, other] = [await onPlatform('content'), await onPlatform('content')];
    const { id } = await ask(mara);
    await finish();
    expect((await fileOf(other, id)).statusCode).toBe(404);
    await database
      .update(users)
      .set({ adminRoles: ['operations'] })
      .where(sql`id = ${mara.userId}`);
    expect((await fileOf(mara, id)).statusCode).toBe(200);
    await database.update(users).set({ adminRoles: [] }).where(sql`id = ${mara.userId}`);
    expect((await fileOf(mara, id)).statusCode).toBe(403);
  });

  it('of people is not for a former colleague of people, who has another role now', async () => {
    const hr = await shop.person({ changes: { companyRoles: ['people'] } });
    const { id, total } = (await shop.call(hr, 'POST', '/company/people/export/')).body;
    expect(total).toBe(1);
    await finish();
    const fetched = await file(hr, `/company/tasks/${id}/file/`);
    expect(fetched.payload).toBe((await file(hr, '/company/people/export/')).payload);
    await database
      .update(users)
      .set({ companyRoles: ['reports'] })
      .where(sql`id = ${hr.userId}`);
    const refused = await file(hr, `/company/tasks/${id}/file/`);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'session.permission']);
  });

  it('is fetched for a day and then removed', async () => {
    const mara = await onPlatform('content');
    const { id } = await ask(mara);
    await finish();
    later(23);
    await dropTaskFiles(database, clock.now);
    expect((await fileOf(mara, id)).statusCode).toBe(200);
    later(1);
    const gone = await fileOf(mara, id);
    expect([gone.statusCode, gone.json().code, await pieces(id)]).toEqual([404, 'tasks.file_gone', 3]);
    await dropTaskFiles(database, clock.now);
    expect(await pieces(id)).toBe(0);
  });

  it('that is stopped leaves nothing', async () => {
    const mara = await onPlatform('content');
    const { id } = await ask(mara);
    await run();
    await shop.call(mara, 'POST', `/admin/tasks/${id}/cancel/`);
    await finish();
    expect(await task(mara, id)).toMatchObject({ status: 'stopped', done: 100, file_until: null });
    expect([(await fileOf(mara, id)).statusCode, await pieces(id)]).toEqual([404, 0]);
  });
});

it('twenty may be asked for in a day', async () => {
  const mara = await onPlatform('content');
  for (let at = 0; at < 20; at += 1) expect((await ask(mara, '&search=nowhere')).status).toBe('waiting');
  expect((await shop.call(mara, 'POST', '/admin/benefits/export/')).status).toBe(429);
});

it.each(['users', 'invitations'])('there is one of %s of all companies', async (of) => {
  const who = await onPlatform('operations');
  const { id } = (await shop.call(who, 'POST', `/admin/${of}/export/`)).body;
  await finish();
  expect((await fileOf(who, id)).payload).toBe((await file(who, `/admin/${of}/export/`)).payload);
});

it('there is one of a company’s invitations', async () => {
  const hr = await shop.person({ changes: { companyRoles: ['people'] } });
  await shop.call(hr, 'POST', '/company/invitations/', { email: 'nova@izvoz.test' });
  const { id, total } = (await shop.call(hr, 'POST', '/company/invitations/export/')).body;
  await finish();
  expect(total).toBe(1);
  const fetched = await file(hr, `/company/tasks/${id}/file/`);
  expect(fetched.payload).toBe((await file(hr, '/company/invitations/export/')).payload);
});
