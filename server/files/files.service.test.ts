import { expect, it } from 'vitest';
import { lastPutBack, notePutBack } from '../copies/put-back.ts';
import { inTransaction } from '../database/transaction.ts';
import { deliveries } from '../deliveries.ts';
import { createMailer } from '../mail/mailer.ts';
import { deliverNext } from '../outbox/outbox.service.ts';
import { pdfFile } from '../testing/files.ts';
import { startTestApp } from '../testing/test-app.ts';
import { dropFile, putFile, readFile, storeFile } from './files.service.ts';
import { removeOrphans } from './remove-orphans.job.ts';
import { sendStoredFile } from './send-stored-file.ts';
import type { UploadedFile } from './uploaded-file.ts';

const shop = await startTestApp({
  routes: (app) => {
    app.get<{ Params: { company: number; id: number } }>('/test/:company/:id', async ({ params }, reply) => {
      const file = await readFile(database, { companyId: Number(params.company), id: Number(params.id) });
      return file ? sendStoredFile(reply, app.shop.storage, file) : reply.code(404).send();
    });
  },
});
const { database, clock } = shop;
const { storage, config } = shop.app.shop;
const ana = await shop.person();
const uploaded = (name: string): UploadedFile => ({
  name,
  type: 'application/pdf',
  bytes: pdfFile(),
  sha256: 'a'.repeat(64),
});

async function store(name = 'račun.pdf') {
  const put = await putFile(storage, ana, { file: uploaded(name), now: clock.now });
  const id = await inTransaction(database, (transaction) => storeFile(transaction, ana, put));
  return { id, key: put.key };
}
const there = (key: string) =>
  storage.read(key).then(
    (stream) => Boolean(stream.destroy()),
    () => false,
  );

it('is served to be saved: as an attachment that runs nothing and that no cache keeps', async () => {
  const { id } = await store('Račun "đ" – 50%.pdf');
  const answer = await shop.app.inject(`/test/${ana.companyId}/${id}`);

  expect([answer.statusCode, answer.rawPayload]).toEqual([200, pdfFile()]);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '200',
    'content-disposition': `attachment; filename="Racun d  50.pdf"; filename*=UTF-8''Ra%C4%8Dun%20%22%C4%91%22%20%E2%80%93%2050%25.pdf`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
});

it('is not there for another company', async () => {
  const { id } = await store();
  const other = await shop.person();

  expect(await readFile(database, { companyId: other.companyId, id })).toBeNull();
});

it('goes with its row, after the commit', async () => {
  const [kept, gone] = [await store(), await store()];
  await inTransaction(database, (transaction) =>
    dropFile(transaction, { companyId: ana.companyId, key: gone.key, now: clock.now }),
  );
  const before = await there(gone.key);
  const log = { info: () => {}, warn: () => {} };
  while (await deliverNext(database, deliveries, { mailer: createMailer(config, log), config, now: clock.now, log }));

  expect([before, await there(gone.key), await there(kept.key)]).toEqual([true, false, true]);
  expect(await readFile(database, { companyId: ana.companyId, id: gone.id })).toBeNull();
});

it('is removed when no row ever named it, but not while somebody may be writing the row', async () => {
  const kept = await store();
  const orphan = await putFile(storage, ana, { file: uploaded('x.pdf'), now: clock.now });
  const inDays = (days: number) => new Date(clock.now.getTime() + days * 24 * 60 * 60 * 1000);

  await removeOrphans(database, storage, { putBack: null, now: inDays(1) });
  expect(await there(orphan.key)).toBe(true);
  await removeOrphans(database, storage, { putBack: null, now: inDays(2) });
  expect([await there(orphan.key), await there(kept.key)]).toEqual([false, true]);
});

it('is not removed for a month where a copy was put back: the shop that it is of may have the same files', async () => {
  const inDays = (days: number) => new Date(clock.now.getTime() + days * 24 * 60 * 60 * 1000);
  const orphanIn = (days: number) => putFile(storage, ana, { file: uploaded('x.pdf'), now: inDays(days) });
  await notePutBack(database, '2026-11-19T03:15:00.000Z', clock.now);
  const orphans = [await orphanIn(-1), await orphanIn(3), await orphanIn(30), await orphanIn(31)];
  const putBack = await lastPutBack(database);
  for (const days of [2, 6, 33]) await removeOrphans(database, storage, { putBack, now: inDays(days) });

  expect(await Promise.all(orphans.map(({ key }) => there(key)))).toEqual([true, true, true, false]);
});
