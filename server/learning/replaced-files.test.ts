import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { typeset } from '#demo/typesetter/typeset.ts';
import { deliveries } from '../deliveries.ts';
import { createMailer } from '../mail/mailer.ts';
import { deliverNext } from '../outbox/outbox.service.ts';
import { makeCourse, makePackage } from '../testing/learning.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { courses } from './courses.table.ts';
import { packages } from './packages.table.ts';

const shops = {
  PostgreSQL: await startTestApp({ on: 'postgres' }),
  PGlite: await startTestApp({ on: 'pglite' }),
};
const pdf = await typeset({ title: 'A', standfirst: 'B', blocks: [], language: 'EN', pageOf: (page) => String(page) });

/** A PDF that the demo stored, without an upload. */
async function demoPdf({ app }: TestApp, name: string) {
  const key = `courses/demo/${name}`;
  await app.shop.storage.put(key, pdf, 'application/pdf');
  return { key, name: 'demo.pdf', bytes: pdf.length, pages: 1 };
}

const isThere = ({ app }: TestApp, key: string) =>
  app.shop.storage.read(key).then(
    (stream) => Boolean(stream.destroy()),
    () => false,
  );

async function deliverAll({ app, database, clock }: TestApp): Promise<void> {
  const { config } = app.shop;
  const log = { info: () => {}, warn: () => {} };
  const delivery = { mailer: createMailer(config, log), config, now: clock.now, log };
  while (await deliverNext(database, deliveries, delivery));
}

it.each(Object.entries(shops))(
  'removes the bytes of a demo PDF that an admin replaced, after the commit, and of no other (%s)',
  async (_, shop) => {
    const { database, clock } = shop;
    const admin = await shop.person({ changes: { adminRoles: ['owner'] } });
    const [pdfSr, pdfEn] = [await demoPdf(shop, 'course-sr'), await demoPdf(shop, 'course-en')];
    const pk = await makeCourse(database, clock.now, { pdfSr, pdfEn });
    const replace = (bytes: Buffer) =>
      shop.send(admin, 'PATCH', `/service/course/${pk}/`, [{ name: 'pdf', bytes, filename: 'own.pdf' }]);

    expect((await replace(Buffer.from('%PDF-1.7 broken'))).status).toBe(400);
    await deliverAll(shop);
    expect(await isThere(shop, pdfSr.key)).toBe(true);

    expect((await replace(pdf)).status).toBe(200);
    expect(await isThere(shop, pdfSr.key)).toBe(true);
    await deliverAll(shop);
    expect([await isThere(shop, pdfSr.key), await isThere(shop, pdfEn.key)]).toEqual([false, true]);
    const [row] = await database.select().from(courses).where(eq(courses.id, pk));
    expect(await isThere(shop, row?.pdfSr?.key ?? '')).toBe(true);
  },
);

it.each(Object.entries(shops))('does so with the sheet of a package too (%s)', async (_, shop) => {
  const { database, clock } = shop;
  const admin = await shop.person({ changes: { adminRoles: ['owner'] } });
  const certificatePdfEn = await demoPdf(shop, 'package-sheet');
  const pk = await makePackage(database, clock.now, [await makeCourse(database, clock.now)], { certificatePdfEn });
  const part = { name: 'certificate_pdf_en', bytes: pdf, filename: 'own.pdf' };

  expect((await shop.send(admin, 'PATCH', `/service/package/${pk}/`, [part])).status).toBe(200);
  await deliverAll(shop);
  expect(await isThere(shop, certificatePdfEn.key)).toBe(false);
  const [row] = await database.select().from(packages).where(eq(packages.id, pk));
  expect(row?.certificatePdfEn?.name).toBe('own.pdf');
});
