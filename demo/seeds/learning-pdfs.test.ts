import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Storage } from '#server/files/storage.ts';
import { courses } from '#server/learning/courses.table.ts';
import { packages } from '#server/learning/packages.table.ts';
import { pagesOf } from '#server/learning/pdf-pages.ts';
import { makeRates } from '#server/testing/benefits.ts';
import { makeEnrolment } from '#server/testing/learning.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { seedLearning } from './learning.ts';
import { DEMO_LEARNING_PDF_COUNT, makeNextLearningPdf } from './learning-pdfs.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const { storage } = shop.app.shop;
const reader = await shop.person({ language: 'EN' });
const list = async () => (await shop.call(reader, 'GET', '/service/course/?ordering=%2Bpk')).body.results;
let made = 0;
let before: { pdf: string | null; num_of_pages: number }[] = [];

beforeAll(async () => {
  await makeRates(database, clock.now);
  await database.transaction((transaction) => seedLearning(transaction, clock.now));
  before = await list();
  while (await makeNextLearningPdf(database, storage, clock.now)) made += 1;
}, 300_000);

it('names no PDF before it is there', () => {
  expect(new Set(before.map(({ pdf }) => pdf))).toEqual(new Set([null]));
  expect(new Set(before.map(({ num_of_pages: pages }) => pages))).toEqual(new Set([0]));
});

it('makes every PDF once, however often it is asked', async () => {
  expect(made).toBe(DEMO_LEARNING_PDF_COUNT);
  expect(await makeNextLearningPdf(database, storage, clock.now)).toBe(false);
});

it('gives each course three to eight pages in both languages, as many as it says', async () => {
  for (const { pk, name, num_of_pages: pages } of await list()) {
    await makeEnrolment(database, clock.now, reader, { courseId: pk });
    for (const language of ['EN', 'SR']) {
      const { rawPayload, headers } = await shop.app.inject({
        url: `/api/service/course/${pk}/pdf/?language=${language}`,
        headers: reader.headers,
      });
      const counted = await pagesOf(rawPayload);
      expect(counted, name).toBeGreaterThanOrEqual(3);
      expect(counted, name).toBeLessThanOrEqual(8);
      if (language === 'EN') expect(counted).toBe(pages);
      expect(Number(headers['content-length'])).toBe(rawPayload.length);
      expect(rawPayload.length).toBeLessThan(100_000);
    }
  }
});

it('gives each package a guide of one or two pages in both languages, for those enrolled', async () => {
  const { results } = (await shop.call(reader, 'GET', '/service/package/')).body;
  expect(results).toHaveLength(3);
  for (const { pk, name, pdf, courses: courseIds } of results) {
    const guide = (language: string) =>
      shop.app.inject({ url: `${pdf}?language=${language}`, headers: reader.headers });
    expect((await guide('EN')).statusCode).toBe(403);
    await makeEnrolment(database, clock.now, reader, { packageId: pk, courseIds });
    for (const [language, file] of [
      ['EN', 'guide-'],
      ['SR', 'vodic-'],
    ] as const) {
      const { rawPayload, headers } = await guide(language);
      expect([1, 2], name).toContain(await pagesOf(rawPayload));
      expect(headers['content-disposition']).toContain(`filename="${file}`);
    }
  }
});

it('leaves alone what somebody has put in its place', async () => {
  const [row] = await database.select().from(courses).limit(1);
  const own = { key: 'courses/own', name: 'own.pdf', bytes: 5, pages: 1 };
  const { id = 0 } = row ?? {};
  await database.update(courses).set({ pdfEn: own }).where(eq(courses.id, id));
  expect(await makeNextLearningPdf(database, storage, clock.now)).toBe(false);
  expect((await database.select().from(courses).where(eq(courses.id, id)))[0]?.pdfEn).toEqual(own);
});

it('keeps what an admin sends while one is made, and no bytes of its own then', async () => {
  const [row] = await database.select().from(packages).limit(1);
  const { id = 0 } = row ?? {};
  const own = { key: 'courses/own', name: 'own.pdf', bytes: 5, pages: 1 };
  const change = (file: typeof own | null) =>
    database.update(packages).set({ certificatePdfEn: file }).where(eq(packages.id, id));
  await change(null);
  laterThanAnyLease();
  const keys: string[] = [];
  const slow: Storage = {
    ...storage,
    put: async (...file) => {
      await storage.put(...file);
      keys.push(file[0]);
      await change(own);
    },
  };
  expect(await makeNextLearningPdf(database, slow, clock.now)).toBe(true);
  expect((await database.select().from(packages).where(eq(packages.id, id)))[0]?.certificatePdfEn).toEqual(own);
  await expect(storage.read(keys[0] ?? '')).rejects.toThrow();
});

it('makes each once when many servers share a folder, and what a row says of its file is what lies there', async () => {
  const rows = await database.select().from(packages).limit(2);
  for (const { id } of rows) await database.update(packages).set({ pdfEn: null }).where(eq(packages.id, id));
  laterThanAnyLease();
  const keys: string[] = [];
  const counting: Storage = {
    ...storage,
    put: async (...file) => {
      keys.push(file[0]);
      await storage.put(...file);
    },
  };
  const server = async () => {
    while (await makeNextLearningPdf(database, counting, clock.now));
  };

  await Promise.all([server(), server(), server()]);

  expect(keys).toHaveLength(2);
  for (const { id } of rows) {
    const [{ pdfEn: file } = { pdfEn: null }] = await database.select().from(packages).where(eq(packages.id, id));
    const parts: Buffer[] = [];
    for await (const part of await storage.read(file?.key ?? '')) parts.push(part as Buffer);
    expect(Buffer.concat(parts).length).toBe(file?.bytes);
  }
});

function laterThanAnyLease(): void {
  clock.now = new Date(clock.now.getTime() + 10 * 60 * 1000);
}
