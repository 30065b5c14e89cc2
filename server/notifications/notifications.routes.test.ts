import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
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
      ...{ companyId, userId, titleEn: 'Hello', titleSr: 'Zdravo', textEn: '<p>Hi</p>', textSr: '<p>Ćao</p>' },
      ...{ sendFrom: 'Izbor', createdAt: clock.now },
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
        ...{ id, title: 'Zdravo', text: '<p>Ćao</p>', date: '2026-11-20T10:00:00.000Z', previewed: true },
        ...{ attachments: '/files/a.pdf', image: '/pictures/a.svg', send_from: 'Izbor' },
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

it('is for people who are signed in', async () => {
  expect([(await read(null, 1)).status, (await preview(null)).status]).toEqual([401, 401]);
});
