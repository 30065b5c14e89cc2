import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Storage } from '#server/files/storage.ts';
import { courses } from '#server/learning/courses.table.ts';
import { pagesOf } from '#server/learning/pdf-pages.ts';
import { makeRates } from '#server/testing/benefits.ts';
import { makeEnrolment } from '#server/testing/learning.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { seedLearning } from '../seeds/learning.ts';
import { filePdfs } from './file-pdfs.ts';
import { readMade } from './made.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const { storage } = shop.app.shop;
const reader = await shop.person({ language: 'EN' });
const list = async () => (await shop.call(reader, 'GET', '/service/course/?ordering=%2Bpk')).body.results;
const file = (into: Storage = storage) => database.transaction((transaction) => filePdfs(transaction, into));
let filed = 0;
let before: { pdf: string | null; num_of_pages: number }[] = [];

beforeAll(async () => {
  await makeRates(database, clock.now);
  await database.transaction((transaction) => seedLearning(transaction, clock.now));
  before = await list();
  filed = await file();
});

it('names no PDF before it is there', () => {
  expect(new Set(before.map(({ pdf }) => pdf))).toEqual(new Set([null]));
  expect(new Set(before.map(({ num_of_pages: pages }) => pages))).toEqual(new Set([0]));
});

it('files every PDF once, however often it is asked', async () => {
  const { documents, learning } = readMade();
  expect(filed).toBe(documents.length + learning.length);
  expect(await file()).toBe(0);
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

it('leaves alone what somebody has put in its place, and fills only what is empty', async () => {
  const [row] = await database.select().from(courses).limit(1);
  const own = { key: 'courses/own', name: 'own.pdf', bytes: 5, pages: 1 };
  const { id = 0 } = row ?? {};
  await database.update(courses).set({ pdfEn: own, pdfSr: null }).where(eq(courses.id, id));
  const keys: string[] = [];
  const counting: Storage = {
    ...storage,
    put: async (...stored) => {
      keys.push(stored[0]);
      await storage.put(...stored);
    },
  };
  expect(await file(counting)).toBe(1);
  const [after] = await database.select().from(courses).where(eq(courses.id, id));
  expect(after?.pdfEn).toEqual(own);
  expect(after?.pdfSr).toMatchObject({ key: keys[0], name: row?.pdfSr?.name, bytes: row?.pdfSr?.bytes });
});
