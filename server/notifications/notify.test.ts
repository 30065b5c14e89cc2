import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import type { Telling } from './insert-notifications.ts';
import { notifications } from './notifications.table.ts';
import { notify } from './notify.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const telling: Telling = {
  titleEn: 'Your request was accepted',
  titleSr: 'Zahtev je prihvaćen',
  textEn: '<p>Glasses & frames, <strong>12.000</strong></p>',
  textSr: '<p>Naočare i okvir, <strong>12.000</strong></p>',
  sendFrom: 'Izbor',
};
const tell = (people: Parameters<typeof notify>[1], what = telling) =>
  inTransaction(database, (transaction) => notify(transaction, people, what, clock.now));
const of = ({ companyId, userId }: Person) =>
  database.select().from(notifications).where(sql`company_id = ${companyId} and user_id = ${userId}`);
const etag = async (who: Person) => (await shop.call(who, 'GET', '/v2/me/')).headers.etag;

it('tells a person, who sees it as new with the next poll', async () => {
  const ana = await shop.person({ language: 'SR' });
  const before = await etag(ana);
  expect(await tell(ana)).toBe(1);
  const { body } = await shop.call(ana, 'GET', '/v2/me/', undefined, { 'if-none-match': String(before) });
  expect(body).toMatchObject({
    new_notifications: 1,
    notifications: [{ title: 'Zahtev je prihvaćen', previewed: false, send_from: 'Izbor', image: null }],
  });
});

it('tells several people of one company at once, each once, and nobody else', async () => {
  const ana = await shop.person();
  const [mara, iva] = [
    await shop.person({ companyId: ana.companyId }),
    await shop.person({ companyId: ana.companyId }),
  ];
  const userIds = [mara.userId, ana.userId, mara.userId, 999_999_999];
  expect(await tell({ companyId: ana.companyId, userIds })).toBe(2);
  expect([(await of(ana)).length, (await of(mara)).length, (await of(iva)).length]).toEqual([1, 1, 0]);
});

it('never tells what was rolled back', async () => {
  const ana = await shop.person();
  const before = await etag(ana);
  const failing = inTransaction(database, async (transaction) => {
    await notify(transaction, ana, telling, clock.now);
    throw new Error('not accepted after all');
  });
  await expect(failing).rejects.toThrow('not accepted after all');
  expect([await of(ana), await etag(ana)]).toEqual([[], before]);
});

it('tells once under one key, and leaves the version alone the second time', async () => {
  const ana = await shop.person();
  const first = await tell(ana, { ...telling, dedupeKey: 'nudge-7' });
  const before = await etag(ana);
  expect([first, await tell(ana, { ...telling, dedupeKey: 'nudge-7' })]).toEqual([1, 0]);
  expect(await etag(ana)).toBe(before);
  expect(await tell(ana, { ...telling, dedupeKey: 'nudge-30' })).toBe(1);
});

it.each([
  ['<p onclick="steal()">Hi<script>steal()</script></p>', '<p>Hi</p>', 'hi'],
  ['<a href="javascript:steal()">more</a>', '<a target="_blank" rel="noopener noreferrer">more</a>', 'more'],
  ['<p style="position:fixed">Čaj</p><style>p{}</style><p>i kafa</p>', '<p>Čaj</p><p>i kafa</p>', 'caj i kafa'],
  ['<img src=x onerror=steal()>A &amp; B&lt;C', 'A &amp; B&lt;C', 'a & b<c'],
])('stores %j clean, with its words for the search', async (html, textEn, searchEn) => {
  const ana = await shop.person();
  await tell(ana, { ...telling, textEn: html });
  expect(await of(ana)).toMatchObject([{ textEn, searchEn }]);
});
