import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { type Telling, toldValues } from './insert-notifications.ts';
import { notifications } from './notifications.table.ts';

const shop = await startTestApp();
const { database, clock } = shop;

async function tell(
  { companyId, userId }: Person,
  changes: Partial<typeof notifications.$inferInsert> = {},
): Promise<number> {
  const [row] = await database
    .insert(notifications)
    .values({
      companyId,
      userId,
      titleEn: 'Hello',
      titleSr: 'Zdravo',
      textEn: '<p>Hi</p>',
      textSr: '<p>Ćao</p>',
      sendFrom: 'Izbor',
      createdAt: clock.now,
      ...changes,
    })
    .returning({ id: notifications.id });
  return row?.id ?? 0;
}

const read = (who: Person | null, id: unknown, body: unknown = { previewed: true }, slash = '/') =>
  shop.call(who, 'PATCH', `/v2/notifications/${id}${slash}`, body);
const preview = (who: Person | null) => shop.call(who, 'POST', '/v2/preview-notifications/');
const of = ({ companyId }: Person) =>
  database.select().from(notifications).where(sql`company_id = ${companyId}`).orderBy(notifications.id);
const versionOf = async ({ companyId, userId }: Person) =>
  (await database.execute(sql`select version from users where company_id = ${companyId} and id = ${userId}`)).rows[0];

it.each(['/', ''])(
  'marks a notification as read and answers it in the language of the reader (path ends with %j)',
  async (slash) => {
    const ana = await shop.person({ language: 'SR' });
    const id = await tell(ana, { attachment: '/files/a.pdf', image: '/pictures/a.svg' });
    const before = await versionOf(ana);

    const { status, body } = await read(ana, id, { previewed: true }, slash);

    expect([status, body]).toEqual([
      200,
      {
        id,
        title: 'Zdravo',
        text: '<p>Ćao</p>',
        date: '2026-11-20T10:00:00.000Z',
        previewed: true,
        attachments: '/files/a.pdf',
        image: '/pictures/a.svg',
        image_alt: '',
        send_from: 'Izbor',
      },
    ]);
    expect(await of(ana)).toMatchObject([{ previewed: true, seen: true }]);
    expect(await versionOf(ana)).not.toEqual(before);
  },
);

it('falls back to the other language, and reading again changes nothing', async () => {
  const ana = await shop.person({ language: 'EN' });
  const id = await tell(ana, { titleEn: '', previewed: true, seen: true });
  const before = await versionOf(ana);
  expect((await read(ana, id)).body.title).toBe('Zdravo');
  expect(await versionOf(ana)).toEqual(before);
});

it('of somebody else is not there, in the very words of one that is missing', async () => {
  const ana = await shop.person();
  const id = await tell(ana);
  const missing = await read(ana, 999_999_999);
  for (const other of [await shop.person({ companyId: ana.companyId }), await shop.person()]) {
    const answer = await read(other, id);
    expect([answer.status, answer.body]).toEqual([404, missing.body]);
  }
  expect(await of(ana)).toMatchObject([{ previewed: false }]);
});

it.each([{}, { previewed: false }, { previewed: 'true' }, { previewed: 1 }, { previewed: true, text: 'x' }, []])(
  'refuses the body %j',
  async (body) => {
    const ana = await shop.person();
    expect((await read(ana, await tell(ana), body)).status).toBe(400);
  },
);

it('marks all as seen without reading them, and says how many were new', async () => {
  const [ana, mara] = [await shop.person(), await shop.person()];
  await tell(ana);
  await tell(ana, { seen: true });
  await tell(ana);
  await tell(mara);
  const before = await versionOf(ana);

  const answers = [await preview(ana), await preview(ana)];

  expect(answers.map(({ body }) => body)).toEqual([{ count: 2 }, { count: 0 }]);
  expect(await of(ana)).toMatchObject([{ seen: true, previewed: false }, { seen: true }, { seen: true }]);
  expect(await of(mara)).toMatchObject([{ seen: false }]);
  expect(await versionOf(ana)).not.toEqual(before);
});

const list = (who: Person, query = '', slash = '/') => shop.call(who, 'GET', `/v2/notifications${slash}${query}`);
const remove = (who: Person, id: number, slash = '/') => shop.call(who, 'DELETE', `/v2/notifications/${id}${slash}`);
const batch = (who: Person, method: string, slash = '/') => shop.call(who, method, `/v2/batch-notifications${slash}`);
const said = (textEn: string, textSr = ''): Partial<typeof notifications.$inferInsert> => {
  const telling: Telling = { titleEn: 'Hello', titleSr: 'Zdravo', textEn, textSr, sendFrom: 'Izbor' };
  return toldValues(telling, clock.now);
};
const ids = async (who: Person, query = '') =>
  (await list(who, query)).body.results.map(({ id }: { id: number }) => id);

it.each(['/', ''])('lists them newest first, a page of 21 (path ends with %j)', async (slash) => {
  const ana = await shop.person({ language: 'SR' });
  const made: number[] = [];
  for (let day = 1; day <= 22; day += 1) {
    made.unshift(await tell(ana, { createdAt: new Date(Date.UTC(2026, 9, day, 9)) }));
  }
  const { status, body } = await list(ana, '', slash);
  expect([status, body.count, body.previous, body.next]).toEqual([200, 22, null, '/api/v2/notifications/?page=2']);
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual(made.slice(0, 21));
  expect(body.results[0]).toEqual({
    id: made[0],
    title: 'Zdravo',
    text: '<p>Ćao</p>',
    date: '2026-10-22T09:00:00.000Z',
    previewed: false,
    attachments: null,
    image: null,
    image_alt: '',
    send_from: 'Izbor',
  });
  expect(await ids(ana, '?page=2')).toEqual(made.slice(21));
  expect((await list(ana, '?page=3')).body).toMatchObject({ count: 22, results: [], next: null });
});

it('filters by read and unread', async () => {
  const ana = await shop.person();
  const [fresh, old] = [await tell(ana), await tell(ana, { previewed: true })];
  expect(await ids(ana, '?previewed=true')).toEqual([old]);
  expect(await ids(ana, '?previewed=false')).toEqual([fresh]);
});

it.each([
  ['čačak', true],
  ['CACAK', true],
  ['Чачак', true],
  ['u čač', true],
  ['iz  Čačka', false],
  ['strong', false],
  ['100%', true],
  ['_', false],
  ['%', true],
  ["o'", true],
  ['O’KEJ', true],
  ['\\\\', false],
])('finds %j in the words of the text: %s', async (search, isFound) => {
  const ana = await shop.person({ language: 'SR' });
  const id = await tell(ana, said('x', "<p>Vidimo se u <strong>Čačku</strong>, u Čačak stižemo, 100% o'kej</p>"));
  expect(await ids(ana, `?search=${encodeURIComponent(search)}`)).toEqual(isFound ? [id] : []);
});

it('searches what the reader sees: their language, else the other', async () => {
  const ana = await shop.person({ language: 'EN' });
  const both = await tell(ana, said('<p>Tickets</p>', '<p>Karte</p>'));
  const serbian = await tell(ana, said('', '<p>Karte</p>'));
  expect([await ids(ana, '?search=karte'), await ids(ana, '?search=ticket')]).toEqual([[serbian], [both]]);
});

it('counts days in Belgrade, also over the change of the clocks', async () => {
  const ana = await shop.person();
  const at = (moment: string) => tell(ana, { createdAt: new Date(moment) });
  // 25 October 2026 has 25 hours: 24th 22:00 UTC to 25th 23:00 UTC.
  const before = await at('2026-10-24T21:59:59Z');
  const first = await at('2026-10-24T22:00:00Z');
  const last = await at('2026-10-25T22:59:59Z');
  const after = await at('2026-10-25T23:00:00Z');
  expect(await ids(ana, '?date_from=2026-10-25&date_to=2026-10-25')).toEqual([last, first]);
  expect(await ids(ana, '?date_from=2026-10-26')).toEqual([after]);
  expect(await ids(ana, '?date_to=2026-10-24')).toEqual([before]);
});

it.each([
  '?date_from=2026-10-02&date_to=2026-10-01',
  '?date_from=2026-02-30',
  '?date_to=soon',
  '?previewed=maybe',
  '?page=0',
  '?page=1.5',
  `?search=${'x'.repeat(101)}`,
  '?search=%00',
  '?ordering=date',
])('refuses %s', async (query) => {
  expect((await list(await shop.person(), query)).status).toBe(400);
});

it.each(['/', ''])('deletes one for good, and only once (path ends with %j)', async (slash) => {
  const ana = await shop.person();
  const [id, kept] = [await tell(ana), await tell(ana)];
  const before = await versionOf(ana);
  const first = await remove(ana, id, slash);
  expect([first.status, first.body]).toEqual([204, undefined]);
  expect(await versionOf(ana)).not.toEqual(before);
  expect((await remove(ana, id, slash)).status).toBe(404);
  expect(await of(ana)).toMatchObject([{ id: kept }]);
});

it('deletes nothing of somebody else', async () => {
  const ana = await shop.person();
  const id = await tell(ana);
  for (const other of [await shop.person({ companyId: ana.companyId }), await shop.person()]) {
    expect((await remove(other, id)).status).toBe(404);
    expect([(await batch(other, 'PATCH')).body, (await batch(other, 'DELETE')).body]).toEqual([
      { count: 0 },
      { count: 0 },
    ]);
  }
  expect(await of(ana)).toMatchObject([{ id, previewed: false }]);
});

it.each(['/', ''])('marks all as read and deletes all, and says how many (path ends with %j)', async (slash) => {
  const ana = await shop.person();
  for (const previewed of [false, true, false]) await tell(ana, { previewed, seen: previewed });
  const versions = [await versionOf(ana)];
  const answers = [await batch(ana, 'PATCH', slash), await batch(ana, 'PATCH', slash)];
  expect(await of(ana)).toMatchObject(Array(3).fill({ previewed: true, seen: true }));
  versions.push(await versionOf(ana));
  answers.push(await batch(ana, 'DELETE', slash), await batch(ana, 'DELETE', slash));
  versions.push(await versionOf(ana));
  expect(answers.map(({ status, body }) => [status, body.count])).toEqual([
    [200, 2],
    [200, 0],
    [200, 3],
    [200, 0],
  ]);
  expect(await of(ana)).toEqual([]);
  expect(new Set(versions.map((version) => JSON.stringify(version))).size).toBe(3);
});

it('takes two statements a call: who asks, and the rest', async () => {
  const ana = await shop.person();
  const id = await tell(ana);
  for (const call of [
    () => list(ana, '?search=hi&previewed=false&date_from=2026-01-01'),
    () => read(ana, id),
    () => batch(ana, 'PATCH'),
    () => remove(ana, id),
    () => batch(ana, 'DELETE'),
  ]) {
    expect(await shop.statements(call)).toHaveLength(2);
  }
});

it('is for people who are signed in', async () => {
  expect([(await read(null, 1)).status, (await preview(null)).status]).toEqual([401, 401]);
});
