import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { filePdfs } from '#demo/pdfs/file-pdfs.ts';
import { startTestApp } from '../testing/test-app.ts';
import { documents } from './documents.table.ts';

const shop = await startTestApp();
const [en, sr] = [await shop.person({ language: 'EN' }), await shop.person({ language: 'SR' })];
await shop.database.transaction((transaction) => filePdfs(transaction, shop.app.shop.storage));

const listed = async (who: typeof en, search = '') => {
  const { status, body } = await shop.call(
    who,
    'GET',
    `/v2/documents/?page_size=100&search=${encodeURIComponent(search)}`,
  );
  expect(status).toBe(200);
  return body.results as { id: number; title: string; language: string; name: string; type: string; bytes: number }[];
};
const download = (id: number | string, who: typeof en | null = en) =>
  shop.app.inject({ url: `/api/v2/documents/${id}/file/`, headers: { ...who?.headers } });

it('lists each document in both languages, those in the reader’s first, with the titles in the reader’s', async () => {
  const ours = await listed(sr);
  expect(ours).toHaveLength(8);
  expect(ours.map(({ language }) => language)).toEqual([...'SSSSEEEE'].map((letter) => ({ S: 'SR', E: 'EN' })[letter]));
  expect(ours[0]).toEqual({
    id: expect.any(Number),
    title: 'Pravila programa',
    language: 'SR',
    name: 'pravila-programa.pdf',
    type: 'application/pdf',
    bytes: expect.any(Number),
  });
  expect((await listed(en))[0]).toMatchObject({ title: 'Rules of the programme', language: 'EN' });
});

it('says of a title that it is not in the language of the reader', async () => {
  const titleSr = 'Pravila programa';
  await shop.database.update(documents).set({ titleSr: '' }).where(eq(documents.titleSr, titleSr));
  const told = (await listed(sr)).filter(({ title }) => title === 'Rules of the programme');
  expect(told.map((one) => 'in_other_language' in one && one.in_other_language)).toEqual([['title'], ['title']]);
  expect((await listed(en))[0]).not.toHaveProperty('in_other_language');
  await shop.database.update(documents).set({ titleSr }).where(eq(documents.titleSr, ''));
});

it.each(['podnosi zahtev', 'ЗАХТЕВ', 'file a request'])(
  'finds %s, whatever the script and the language',
  async (search) => {
    expect((await listed(sr, search)).map(({ name }) => name)).toEqual([
      'kako-se-podnosi-zahtev.pdf',
      'how-to-file-a-request.pdf',
    ]);
  },
);

it('sends a real PDF as an attachment, as large as the list says', async () => {
  for (const { id, bytes, name } of await listed(en)) {
    const { statusCode, headers, rawPayload } = await download(id);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`attachment; filename="${name}"`),
      'x-content-type-options': 'nosniff',
    });
    expect([rawPayload.length, rawPayload.subarray(0, 5).toString()]).toEqual([bytes, '%PDF-']);
    expect(bytes).toBeLessThan(60_000);
  }
});

it.each([0, -1, 999, 99_999_999_999, 'x', '1;2'])('answers 404 to the document %s', async (id) => {
  expect((await download(id)).statusCode).toBe(404);
});

it('gives nothing to whoever is not signed in, and not what was taken out', async () => {
  const [first] = await listed(en);
  expect((await download(first?.id ?? 0, null)).statusCode).toBe(401);
  await shop.database.update(documents).set({ active: false });
  expect((await download(first?.id ?? 0)).statusCode).toBe(404);
  expect(await listed(en)).toEqual([]);
});
