import { describe, expect, it } from 'vitest';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { makeCrowd } from '../testing/crowd.ts';
import { pdfFile, pngFile } from '../testing/files.ts';
import type { Person } from '../testing/people.ts';
import { makeRequest } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';
import { endAnnouncement } from './end-announcement.job.ts';

const shop = await startTestApp();
const { database, clock } = shop;
// A Tuesday, 11:00 in Belgrade.
clock.now = new Date('2026-11-24T10:00:00Z');

const admin = await shop.person({
  language: 'SR',
  changes: { adminRoles: ['content'], firstName: 'Milan', lastName: 'Marić' },
});
const ana = await shop.person({ language: 'SR', flexible: 600_000, changes: { firstName: 'Ana', lastName: 'Kovač' } });
const elma = await shop.person({ companyId: ana.companyId, language: 'EN', changes: { unit: 'Jug' } });
const petar = await shop.person({ language: 'SR', currency: 'EUR', flexible: 5_200 });

const TEXTS = {
  title_sr: 'Zimski raspored',
  title_en: 'Winter hours',
  text_sr: '<p>Od <strong>9 do 17</strong>.</p><script>alert(1)</script>',
  text_en: '',
  link: '/benefits?category=3',
};

const seen = (revision: number) => ({ 'if-revision-match': String(revision) });
const add = async (fields: object = {}) =>
  (await shop.call(admin, 'POST', '/admin/announcements/', Object.assign({}, TEXTS, fields))).body;
const at = (id: number, word = '') => `/admin/announcements/${id}/${word}`;
const step = (id: number, word: string, who = admin) => shop.call(who, 'POST', at(id, `${word}/`));
const read = async (id: number) => (await shop.call(admin, 'GET', at(id))).body;
const discard = ({ id, revision }: { id: number; revision: number }) =>
  shop.call(admin, 'DELETE', at(id), undefined, seen(revision));
const send = ({ id, revision }: { id: number; revision: number }, body: object, who = admin) =>
  shop.call(who, 'POST', at(id, 'send/'), body, seen(revision));
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
const runAll = async () => {
  while (
    await runTasks(database, { kinds: taskKinds, pace: createBatchSize(), now: clock.now, log: { warn: () => {} } })
  );
};
const bell = async (who: Person) =>
  (await shop.call(who, 'GET', '/v2/notifications/')).body.results.map(
    ({ title, text }: { title: string; text: string }) => `${title}: ${text}`,
  );
const OF_ANA = { companies: [ana.companyId] };

describe('a draft', () => {
  it('is kept with clean html, changed under its revision, found, copied and thrown away', async () => {
    const made = await add();
    expect(made).toMatchObject({
      status: 'draft',
      sender: 'Izbor',
      audience: {},
      people: 0,
      own: false,
      sent_by: null,
      text_sr: '<p>Od <strong>9 do 17</strong>.</p>',
    });
    const change = (fields: object, revision: number) => shop.call(admin, 'PATCH', at(made.id), fields, seen(revision));
    const changed = await change({ title_sr: 'Letnji raspored', audience: OF_ANA }, made.revision);
    expect([changed.status, changed.body]).toMatchObject([200, { revision: made.revision + 1, audience: OF_ANA }]);
    const moved = await change({ title_en: 'Summer' }, made.revision);
    expect([moved.status, moved.body]).toMatchObject([
      409,
      {
        code: 'record.changed',
        record: { title_sr: 'Letnji raspored', named: { companies: [{ name: 'Vetar d.o.o.' }] } },
      },
    ]);
    const list = async (query: string) =>
      (await shop.call(admin, 'GET', `/admin/announcements/${query}`)).body.results.map(({ id }: { id: number }) => id);
    expect(await list('?search=letnji&status=draft')).toEqual([made.id]);
    const copy = (await step(made.id, 'copy')).body;
    expect(copy).toMatchObject({ title_sr: 'Letnji raspored', audience: OF_ANA, status: 'draft' });
    const rewritten = (await shop.call(admin, 'PATCH', at(copy.id), { title_en: 'Summer' }, seen(copy.revision))).body;
    expect((await shop.call(admin, 'DELETE', at(copy.id))).status).toBe(428);
    // A draft that somebody else changed meanwhile is not discarded unseen.
    expect((await discard(copy)).body).toMatchObject({ code: 'record.changed', record: { title_en: 'Summer' } });
    expect((await discard(rewritten)).status).toBe(204);
    expect((await shop.call(admin, 'GET', at(copy.id))).status).toBe(404);
    expect((await shop.call(admin, 'GET', at(made.id, 'changes/'))).body.results.length).toBe(2);
  });

  it.each([
    ['a link that leads elsewhere', { link: '//evil.example' }],
    ['a link that runs', { link: 'javascript:alert(1)' }],
    ['a long title', { title_sr: 'x'.repeat(121) }],
    ['a condition that there is none of', { audience: { everybody: true } }],
    ['nobody chosen', { audience: { people: [] } }],
    ['an amount below nothing', { audience: { unspent: { category: null, more_than: -1 } } }],
  ])('with %s is refused', async (_, fields) => {
    expect((await shop.call(admin, 'POST', '/admin/announcements/', fields)).status).toBe(400);
  });

  it('is tried on whoever writes it alone, and is read with its link', async () => {
    const made = await add();
    expect((await step(made.id, 'test')).status).toBe(204);
    expect((await bell(admin))[0]).toBe(
      'Proba: Zimski raspored: <p>Od <strong>9 do 17</strong>.</p><p><a href="/benefits?category=3" target="_blank" rel="noopener noreferrer">Pogledaj</a></p>',
    );
    const empty = await add({ text_sr: '' });
    expect((await step(empty.id, 'test')).body.fields).toHaveProperty('text_sr');
    const { body } = await shop.call(admin, 'POST', '/admin/announcements/preview/', {
      text_en: '<p onclick="x()">Hi</p>',
      link: '/learning',
    });
    expect(body).toEqual({
      text_sr: '',
      text_en: expect.stringMatching(/^<p>Hi<\/p><p><a href="\/learning"[^>]*>Open it</),
    });
  });
});

describe('its picture and its attachment', () => {
  const file = (id: number, as: 'picture' | 'attachment', bytes: Buffer, revision: number) =>
    shop.send(admin, 'POST', at(id, `${as}/`), [{ name: as, bytes, filename: as }], seen(revision));
  const shown = async (address: string) => {
    const { statusCode, headers } = await shop.app.inject({ url: address });
    return [statusCode, headers['content-type'], headers['content-disposition']?.toString().split(';')[0]];
  };

  it('are kept, replaced and removed, and are read by who knows their address', async () => {
    const { id } = await add();
    const first = await file(id, 'picture', pngFile(), 1);
    expect([first.status, first.body.picture]).toMatchObject([200, { name: 'picture.png', bytes: expect.any(Number) }]);
    expect(await shown(first.body.picture.address)).toEqual([200, 'image/png', 'attachment']);
    const second = await file(id, 'picture', pngFile(40, 30), 2);
    expect((await shown(first.body.picture.address))[0]).toBe(404);
    const { body } = await file(id, 'attachment', pdfFile(), 3);
    expect(body.attachment).toMatchObject({ name: 'attachment.pdf', address: expect.stringMatching(/\.pdf$/) });
    expect(await shown(body.attachment.address)).toEqual([200, 'application/pdf', 'attachment']);
    const removed = await shop.call(admin, 'DELETE', at(id, 'picture/'), undefined, seen(4));
    expect(removed.body).toMatchObject({ picture: null, attachment: body.attachment, revision: 5 });
    expect((await shown(second.body.picture.address))[0]).toBe(404);
    const again = await shop.call(admin, 'DELETE', at(id, 'picture/'), undefined, seen(5));
    expect([again.status, again.body.revision]).toEqual([200, 5]);
    const { results } = (await shop.call(admin, 'GET', at(id, 'changes/'))).body;
    expect(results[0].values).toMatchObject([{ field: 'picture', before: 'picture.png' }]);
  });

  it.each([
    ['a page', 'picture', Buffer.from('<html><script>alert(1)</script></html>'), 415],
    ['a PDF as a picture', 'picture', pdfFile(), 415],
    ['a picture as an attachment', 'attachment', pngFile(), 415],
    ['nothing', 'attachment', Buffer.alloc(0), 400],
  ] as const)('with %s are refused', async (_, as, bytes, refusal) => {
    const { id } = await add();
    const { status, body } = await file(id, as, bytes, 1);
    expect([status, Object.keys(body.fields)]).toEqual([refusal, [as]]);
  });

  it('are shared with a copy, and go with the last of both', async () => {
    const { id } = await add();
    const { address } = (await file(id, 'picture', pngFile(), 1)).body.picture;
    const copy = (await step(id, 'copy')).body;
    expect(copy.picture.address).toBe(address);
    await discard(await read(id));
    expect((await shown(address))[0]).toBe(200);
    await discard(copy);
    expect((await shown(address))[0]).toBe(404);
  });

  it('are of a draft only, as it was seen', async () => {
    const made = await add({ audience: OF_ANA });
    expect((await file(made.id, 'picture', pngFile(), 7)).body.code).toBe('record.changed');
    const { body } = await send(made, { count: 2, night: true });
    expect((await file(made.id, 'picture', pngFile(), body.revision)).body.code).toBe('announcements.status');
    await step(made.id, 'cancel');
  });

  it('reach people with what the picture shows, which has to be said', async () => {
    const reader = await shop.person({ language: 'EN' });
    const made = await add({ audience: { people: [{ company: reader.companyId, id: reader.userId }] } });
    const picture = (await file(made.id, 'picture', pngFile(), 1)).body.picture.address;
    const { body } = await file(made.id, 'attachment', pdfFile(), 2);
    expect((await send(body, { count: 1, night: true })).body.fields).toHaveProperty('alt_sr');
    const said = await shop.call(admin, 'PATCH', at(made.id), { alt_sr: 'Sat na zidu' }, seen(3));
    expect((await step(made.id, 'test')).status).toBe(204);
    expect((await send(said.body, { count: 1, night: true })).status).toBe(202);
    later(31);
    await runAll();
    const { results } = (await shop.call(reader, 'GET', '/v2/notifications/')).body;
    const told = { image: picture, image_alt: 'Sat na zidu', attachments: body.attachment.address };
    expect(results[0]).toMatchObject(told);
    const tries = (await shop.call(admin, 'GET', '/v2/notifications/')).body.results;
    expect(tries).toContainEqual(expect.objectContaining(Object.assign({ title: 'Proba: Zimski raspored' }, told)));
    expect((await shop.call(reader, 'GET', '/v2/me/')).body.notifications[0]).toMatchObject(told);
  });
});

describe('an audience', () => {
  const count = async (audience: object) =>
    (await shop.call(admin, 'POST', '/admin/announcements/audience/', { audience })).body;

  it('is counted with the languages that are read and names of some', async () => {
    expect(await count(OF_ANA)).toEqual({ count: 2, sr: 1, en: 1, sample: expect.arrayContaining(['Ana K.']) });
    expect((await count({ ...OF_ANA, language: 'EN' })).count).toBe(1);
    expect((await count({ unit: 'Jug' })).count).toBe(1);
    const people = [{ company: petar.companyId, id: petar.userId }];
    expect((await count({ people })).count).toBe(1);
    // The company of each person must be their own.
    expect((await count({ people: [{ company: ana.companyId, id: petar.userId }] })).count).toBe(0);
  });

  it('of who has more unspent is reckoned in dinars', async () => {
    const unspent = (more_than: number) => count({ unspent: { category: null, more_than } });
    expect((await unspent(5999)).count).toBe(2);
    expect((await unspent(6000)).count).toBe(1);
    expect((await unspent(7000)).count).toBe(0);
  });

  it('of who has more unspent does not count what a request holds', async () => {
    const reader = await shop.person({ flexible: 600_000 });
    const unspent = { companies: [reader.companyId], unspent: { category: null, more_than: 4500 } };
    expect((await count(unspent)).count).toBe(1);
    await makeRequest(database, clock.now, reader, { amount: 200_000 });
    expect((await count(unspent)).count).toBe(0);
  });

  it('of who subscribes to a benefit leaves out whose subscription is over', async () => {
    const benefit = await makeBenefit(database, clock.now, { monthly: true });
    const reader = await shop.person({ flexible: 600_000 });
    await shop.call(reader, 'POST', '/v2/subscriptions/', { benefit_id: benefit, user_id: reader.userId });
    expect((await count({ benefit })).count).toBe(1);
    await database.execute(
      sql`update subscriptions set ended_at = ${clock.now.toISOString()}, ended_by = 'low_budget' where benefit_id = ${benefit}`,
    );
    expect((await count({ benefit })).count).toBe(0);
  });

  it('leaves out who has left and who has not come yet', async () => {
    const gone = await shop.person({ companyId: ana.companyId, changes: { active: false } });
    const invited = await shop.person({ companyId: ana.companyId, changes: { confirmed: false } });
    expect(gone.userId).not.toBe(invited.userId);
    expect((await count(OF_ANA)).count).toBe(2);
  });
});

describe('sending', () => {
  it('begins in half a minute, and each has it once, in their language', async () => {
    const made = await add({ audience: OF_ANA });
    const sent = await send(made, { count: 2 });
    expect([sent.status, sent.body]).toMatchObject([202, { status: 'queued', people: 2, own: true, told: 0 }]);
    await runAll();
    expect(await bell(ana)).toEqual([]);
    later(31);
    await runAll();
    expect(await read(made.id)).toMatchObject({ status: 'sent', told: 2, skipped: 0, read: 0 });
    expect((await bell(ana)).length).toBe(1);
    // The English text is missing, so people read the Serbian one.
    expect((await bell(elma))[0]).toMatch(/^Winter hours: <p>Od /);
    expect((await shop.call(ana, 'GET', '/v2/me/')).body).toMatchObject({ new_notifications: 1 });
    expect((await send(made, { count: 2 })).body.code).toBe('announcements.status');
  });

  it('passes by whose company was closed before it began', async () => {
    const [companyId, reader] = [await shop.company(), await shop.person()];
    await shop.person({ companyId });
    const made = await add({ audience: { companies: [companyId, reader.companyId] } });
    await send(made, { count: 2 });
    await database.execute(sql`update companies set active = false where id = ${companyId}`);
    later(31);
    await runAll();
    expect(await read(made.id)).toMatchObject({ status: 'sent', people: 2, told: 1, skipped: 1 });
    expect((await bell(reader)).length).toBe(1);
  });

  it('takes two statements for five hundred people, beside taking the task and its transaction', async () => {
    const companyId = await shop.company();
    await makeCrowd(database, companyId, 520);
    await send(await add({ audience: { companies: [companyId] } }), { count: 520 });
    later(31);
    const running = { kinds: taskKinds, pace: createBatchSize(500), now: clock.now, log: { warn: () => {} } };
    const batch = await shop.statements(() => runTasks(database, running));
    // Its five statements: take the task, begin, lock the task, tell, commit.
    expect(batch).toHaveLength(5);
    const { rows } = await database.execute(sql`select done, failed, leased_by from tasks order by id desc limit 1`);
    expect(rows).toEqual([{ done: 500, failed: 0, leased_by: null }]);
    await runAll();
  });

  it('can be undone before it begins, and not after', async () => {
    const made = await add({ audience: OF_ANA, title_sr: 'Opoziv' });
    await send(made, { count: 2 });
    expect((await step(made.id, 'cancel')).body).toMatchObject({ status: 'draft', people: 0, sent_by: null });
    later(31);
    await runAll();
    expect((await bell(ana)).filter((words: string) => words.startsWith('Opoziv'))).toEqual([]);
    const again = await read(made.id);
    await send(again, { count: 2 });
    later(31);
    await runAll();
    expect((await step(made.id, 'cancel')).body.code).toBe('announcements.status');
  });

  it('waits for its hour, which is by day unless one means it', async () => {
    const made = await add({ audience: OF_ANA, title_sr: 'Sutra u devet' });
    const refused = async (body: object) => (await send(made, { count: 2, ...body })).body;
    expect((await refused({ at: '2026-11-24T20:00:00Z' })).code).toBe('announcements.night');
    const notAhead = { at: 'Izaberi trenutak koji tek dolazi, najviše godinu dana unapred' };
    expect((await refused({ at: '2026-11-24T09:00:00Z' })).fields).toEqual(notAhead);
    expect((await refused({ at: '2027-11-25T09:00:00Z' })).fields).toEqual(notAhead);
    expect((await refused({ at: 'sutra' })).fields).toEqual(notAhead);
    const { body } = await send(made, { count: 2, at: '2026-11-25T08:00:00Z' });
    expect(body).toMatchObject({ status: 'scheduled', at: '2026-11-25T08:00:00.000Z' });
    const pulse = (await shop.call(admin, 'GET', '/admin/pulse/')).body;
    expect(pulse.tasks.filter(({ status }: { status: string }) => status === 'waiting')).toEqual([]);
    clock.now = new Date('2026-11-25T07:59:59Z');
    await runAll();
    expect((await read(made.id)).told).toBe(0);
    clock.now = new Date('2026-11-25T10:00:00Z');
    await runAll();
    expect((await read(made.id)).status).toBe('sent');
  });

  it('is refused where texts are missing, nobody is reached, somebody changed it, or others would get it than were confirmed', async () => {
    const bare = await add({ title_sr: '', title_en: '' });
    expect((await send(bare, { count: 1 })).body.fields).toHaveProperty('title_sr');
    const nobody = await add({ audience: { unit: 'Nigde' } });
    expect((await send(nobody, { count: 0 })).body.code).toBe('announcements.nobody');
    const made = await add({ audience: OF_ANA });
    expect((await send({ id: made.id, revision: 9 }, { count: 2 })).body.code).toBe('record.changed');
    expect((await send(made, { count: 13 })).body).toMatchObject({ code: 'announcements.audience', count: 2 });
    expect((await send(made, { count: 12 })).status).toBe(202);
    await step(made.id, 'cancel');
  });
});

describe('what was begun', () => {
  it('stops after a batch, goes on with the rest, and is taken back from who has not read it', async () => {
    const companyId = await shop.company();
    await makeCrowd(database, companyId, 150);
    const bora = await shop.person({ companyId, language: 'SR' });
    const made = await add({ audience: { companies: [companyId] }, title_sr: 'Povuci me' });
    await send(made, { count: 151 });
    const leaving = await shop.person({ companyId });
    expect(leaving.companyId).toBe(companyId);
    await database.execute(
      sql`update users set active = false where company_id = ${companyId} and email like 'many-1-%'`,
    );
    later(31);
    const running = { kinds: taskKinds, pace: createBatchSize(), now: clock.now, log: { warn: () => {} } };
    await runTasks(database, running);
    expect(await read(made.id)).toMatchObject({ status: 'sending', told: 99, skipped: 1, people: 151 });
    expect((await step(made.id, 'cancel')).body.code).toBe('announcements.status');
    expect((await step(made.id, 'stop')).body).toMatchObject({ status: 'stopping', told: 99 });
    expect((await step(made.id, 'stop')).body.status).toBe('stopping');
    await runAll();
    expect(await read(made.id)).toMatchObject({ status: 'stopped', told: 99 });
    expect(await bell(bora)).toEqual([]);
    expect((await step(made.id, 'resume')).body.status).toBe('sending');
    await runAll();
    expect(await read(made.id)).toMatchObject({ status: 'sent', told: 150, skipped: 1 });

    const [{ id }] = (await shop.call(bora, 'GET', '/v2/notifications/')).body.results;
    await shop.call(bora, 'PATCH', `/v2/notifications/${id}/`, { previewed: true });
    expect((await read(made.id)).read).toBe(1);
    expect((await step(made.id, 'withdraw')).body.status).toBe('withdrawing');
    await runAll();
    expect(await read(made.id)).toMatchObject({ status: 'withdrawn', told: 150, taken_back: 149 });
    expect((await bell(bora)).length).toBe(1);
    expect((await bell(leaving)).length).toBe(0);
    expect((await step(made.id, 'withdraw')).body.code).toBe('announcements.status');
  });
});

describe('above 5,000 people', () => {
  it('waits for a second person, who sends exactly that or says why not', async () => {
    const companyId = await shop.company();
    await makeCrowd(database, companyId, 5001);
    const made = await add({ audience: { companies: [companyId] }, title_sr: 'Mnogima' });
    // While nobody else could approve it, it is sent without approval.
    expect((await send(made, { count: 5001 })).body.status).toBe('queued');
    await step(made.id, 'cancel');
    const vesna = await shop.person({
      language: 'SR',
      changes: { adminRoles: ['owner'], firstName: 'Vesna', lastName: 'Ilić' },
    });
    expect((await read(made.id)).seconds).toEqual(['Vesna Ilić']);
    // Up to 5,000 people one person alone may send it.
    const setOne = (active: boolean) =>
      ask(
        database,
        sql`
        update users set active = ${active} where company_id = ${companyId} and id = (
          select min(id) from users where company_id = ${companyId})`,
      );
    await setOne(false);
    expect((await send(await read(made.id), { count: 5000 })).body).toMatchObject({ status: 'queued', people: 5000 });
    await step(made.id, 'cancel');
    await setOne(true);
    const waits = (await send(await read(made.id), { count: 5001 })).body;
    expect(waits).toMatchObject({ status: 'waiting', people: 5001, expires_at: '2026-12-02T10:00:31.000Z' });
    expect((await bell(vesna))[0]).toContain('Milan Marić predlaže da se „Mnogima“ pošalje. Broj ljudi: 5.001.');
    const approve = (who: Person, revision: number) =>
      shop.call(who, 'POST', at(made.id, 'approve/'), {}, seen(revision));
    expect((await approve(admin, waits.revision)).body.code).toBe('approvals.own');
    expect((await approve(vesna, waits.revision - 1)).body.code).toBe('record.changed');
    const refused = await shop.call(vesna, 'POST', at(made.id, 'refuse/'), { reason: 'Rano je' });
    expect(refused.body).toMatchObject({ status: 'draft', reason: 'Rano je', decided_by: { name: 'Vesna Ilić' } });
    expect((await bell(admin))[0]).toContain('<p>Rano je</p>');
    const again = (await send(await read(made.id), { count: 5001 })).body;
    later(7 * 24 * 3600 - 1);
    expect(await endAnnouncement(database, clock.now)).toBe(false);
    later(1);
    expect((await approve(vesna, again.revision)).body.code).toBe('approvals.expired');
    // Fifty servers find it expired simultaneously.
    await Promise.all(Array.from({ length: 50 }, () => endAnnouncement(database, clock.now)));
    expect(await endAnnouncement(database, clock.now)).toBe(false);
    expect(await read(made.id)).toMatchObject({ status: 'draft', people: 0, sent_by: null, approval: null });
    expect((await bell(admin)).filter((text: string) => text.startsWith('Obaveštenje niko nije odobrio'))).toEqual([
      'Obaveštenje niko nije odobrio: <p>Za sedam dana niko nije odlučio o „Mnogima“. Opet je nacrt, i niko ga nije dobio.</p>',
    ]);
    const { results } = (await shop.call(admin, 'GET', at(made.id, 'changes/'))).body;
    expect(results[0]).toMatchObject({ kind: 'announcement.expired', by: null });
    const [proposal] = await ask<{ status: string }>(
      database,
      sql`
      select status from platform_approvals where announcement_id = ${made.id}::integer order by id desc limit 1`,
    );
    expect(proposal).toEqual({ status: 'expired' });
    const third = (await send(await read(made.id), { count: 5001 })).body;
    // Nothing is sent for somebody who has left.
    const setSender = (active: boolean) =>
      ask(
        database,
        sql`update users set active = ${active} where company_id = ${admin.companyId} and id = ${admin.userId}`,
      );
    await setSender(false);
    expect((await approve(vesna, third.revision)).body.code).toBe('approvals.stale');
    await setSender(true);
    expect((await approve(vesna, third.revision)).body).toMatchObject({
      status: 'queued',
      decided_by: { name: 'Vesna Ilić' },
    });
    later(31);
    await runAll();
    expect(await read(made.id)).toMatchObject({ status: 'sent', told: 5001 });
  });

  it('is told by day whenever it is approved, unless the night was meant', async () => {
    const companyId = await shop.company();
    await makeCrowd(database, companyId, 5001);
    const second = await shop.person({
      language: 'EN',
      changes: { adminRoles: ['owner'], firstName: 'Ines', lastName: 'Pavić' },
    });
    const made = await add({ audience: { companies: [companyId] }, title_sr: 'Kasno' });
    const proposed = async (sent: object = {}) => {
      clock.now = new Date('2026-12-15T14:00:00Z');
      const { revision } = (await send(await read(made.id), Object.assign({ count: 5001 }, sent))).body;
      return (moment: string) => {
        clock.now = new Date(moment);
        return shop.call(second, 'POST', at(made.id, 'approve/'), {}, seen(revision));
      };
    };
    const atNight = '2026-12-15T22:30:00Z';
    const inTheMorning = '2026-12-16T08:00:00.000Z';
    const tomorrow = '2026-12-16T09:00:00.000Z';
    const begun = async (sent: object, moment: string) => {
      const { status, begins_at } = (await (await proposed(sent))(moment)).body;
      await step(made.id, 'cancel');
      return [status, begins_at];
    };
    expect(await begun({ night: true }, atNight)).toEqual(['queued', '2026-12-15T22:30:30.000Z']);
    expect(await begun({ at: tomorrow }, atNight)).toEqual(['scheduled', tomorrow]);
    // The chosen hour has passed by then.
    expect(await begun({ at: tomorrow }, '2026-12-16T19:00:00Z')).toEqual(['scheduled', '2026-12-17T08:00:00.000Z']);
    // Half a minute after the last allowed second is still fine, as it is without a second person.
    expect(await begun({}, '2026-12-15T16:59:59Z')).toEqual(['queued', '2026-12-15T17:00:29.000Z']);

    const { body } = await (await proposed())(atNight);
    expect(body).toMatchObject({ status: 'scheduled', at: null, begins_at: inTheMorning });
    expect(await bell(admin)).toContain(
      'Obaveštenje je odobreno: <p>Ines Pavić: „Kasno“ počinje 16.12.2026. 9:00.</p>',
    );
    later(60);
    await runAll();
    expect((await read(made.id)).told).toBe(0);
    clock.now = new Date(inTheMorning);
    await runAll();
    expect(await read(made.id)).toMatchObject({ status: 'sent', told: 5001 });
  });
});

describe('taking back that is stopped', () => {
  it('of one that did not reach everybody lets it go on, and of one that did leaves it sent', async () => {
    clock.now = new Date('2026-12-21T10:00:00Z');
    const companyId = await shop.company();
    await makeCrowd(database, companyId, 300);
    const made = await add({ audience: { companies: [companyId] }, title_sr: 'Predomišljanje' });
    const batch = () =>
      runTasks(database, { kinds: taskKinds, pace: createBatchSize(), now: clock.now, log: { warn: () => {} } });
    const stopWithdrawing = async () => {
      expect((await step(made.id, 'withdraw')).body.status).toBe('withdrawing');
      await batch();
      const { tasks } = (await shop.call(admin, 'GET', '/admin/pulse/')).body;
      const { id } = tasks.find(({ kind }: { kind: string }) => kind === 'announcement_withdraw');
      await shop.call(admin, 'POST', `/admin/tasks/${id}/cancel/`);
      await runAll();
      return (await read(made.id)).status;
    };
    await send(made, { count: 300 });
    later(31);
    await batch();
    await batch();
    await step(made.id, 'stop');
    await runAll();
    expect(await read(made.id)).toMatchObject({ status: 'stopped', told: 200, checked: 0 });
    expect(await stopWithdrawing()).toBe('stopped');
    expect(await read(made.id)).toMatchObject({ taken_back: 100, checked: 100 });
    // Nobody had read those that were checked; the others were not checked.
    expect((await bell(admin))[0]).toBe(
      'Povlačenje obaveštenja je zaustavljeno: <p>Nepročitanih povučeno: 100. Pročitalo i ima ga: 0. Nije provereno: 100.</p>',
    );
    expect((await step(made.id, 'resume')).body.status).toBe('sending');
    await runAll();
    expect(await read(made.id)).toMatchObject({ status: 'sent', told: 300 });
    expect(await stopWithdrawing()).toBe('sent');
  });
});

describe('one that was stopped', () => {
  const AT_NIGHT = '2026-12-22T22:30:00Z';
  const IN_THE_MORNING = '2026-12-23T08:00:00.000Z';

  /** Sent in the afternoon, stopped when 100 of 150 were told, and resumed at night. */
  async function resumed(sent: object = {}) {
    const companyId = await shop.company();
    await makeCrowd(database, companyId, 150);
    const made = await add({ audience: { companies: [companyId] }, title_sr: 'Nastavak' });
    clock.now = new Date('2026-12-22T15:00:00Z');
    await send(made, Object.assign({ count: 150 }, sent));
    later(31);
    await runTasks(database, { kinds: taskKinds, pace: createBatchSize(), now: clock.now, log: { warn: () => {} } });
    await step(made.id, 'stop');
    await runAll();
    expect(await read(made.id)).toMatchObject({ status: 'stopped', told: 100 });
    clock.now = new Date(AT_NIGHT);
    return { id: made.id, answer: (await step(made.id, 'resume')).body };
  }

  it('goes on by day whenever that is pressed, unless the night was meant', async () => {
    const { id, answer } = await resumed();
    expect(answer).toMatchObject({ status: 'scheduled', begins_at: IN_THE_MORNING, told: 100, people: 150 });
    expect((await step(id, 'stop')).body.code).toBe('announcements.status');
    later(60);
    await runAll();
    expect(await read(id)).toMatchObject({ status: 'scheduled', told: 100 });
    clock.now = new Date(IN_THE_MORNING);
    await runAll();
    expect(await read(id)).toMatchObject({ status: 'sent', told: 150 });

    const meant = await resumed({ night: true });
    expect(meant.answer).toMatchObject({ status: 'sending', begins_at: '2026-12-22T15:00:30.000Z' });
    await runAll();
    expect(await read(meant.id)).toMatchObject({ status: 'sent', told: 150 });
  });

  it('is stopped again, and no draft, when it is called back before it goes on', async () => {
    const { id } = await resumed();
    const back = await step(id, 'cancel');
    expect([back.status, back.body]).toMatchObject([200, { status: 'stopped', told: 100, people: 150, own: true }]);
    // The time at which the first people were told.
    expect(back.body.begins_at).toBe('2026-12-22T15:00:31.000Z');
    clock.now = new Date(IN_THE_MORNING);
    await runAll();
    expect(await read(id)).toMatchObject({ status: 'stopped', told: 100 });
    expect((await step(id, 'resume')).body.status).toBe('sending');
    // The sending can be stopped again before a server has continued it.
    expect(await step(id, 'stop')).toMatchObject({ status: 200, body: { status: 'stopping', told: 100 } });
    expect((await step(id, 'stop')).body.status).toBe('stopping');
    await runAll();
    expect(await read(id)).toMatchObject({ status: 'stopped', told: 100 });
    expect((await step(id, 'resume')).body.status).toBe('sending');
    // The sending has begun, though no server has continued it yet.
    expect((await step(id, 'cancel')).body).toMatchObject({ code: 'announcements.status', status: 'sending' });
    await runAll();
    expect(await read(id)).toMatchObject({ status: 'sent', told: 150 });
  });
});

it('tells whoever sends it that somebody else called it back, and nobody of what they call back themselves', async () => {
  const jana = await shop.person({ changes: { adminRoles: ['content'], firstName: 'Jana', lastName: 'Matić' } });
  const made = await add({ audience: OF_ANA, title_sr: 'Bez mene' });
  const told = async () => (await bell(admin)).filter((text: string) => text.includes('Bez mene'));
  await send(made, { count: 2 });
  expect((await step(made.id, 'cancel')).status).toBe(200);
  expect(await told()).toEqual([]);
  await send(await read(made.id), { count: 2 });
  expect((await step(made.id, 'cancel', jana)).body.status).toBe('draft');
  expect(await told()).toEqual(['Obaveštenje je opozvano: <p>Jana Matić: „Bez mene“ se zasad ne šalje.</p>']);
  expect(await bell(jana)).toEqual([]);
});
