import { describe, expect, it } from 'vitest';
import { pdfFile, pngFile } from '../testing/files.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const admin = await shop.person({ changes: { adminRoles: ['content'], firstName: 'Ana', lastName: 'Admin' } });
const other = await shop.person({ changes: { adminRoles: ['owner'], firstName: 'Boris', lastName: 'Boss' } });
const reader = await shop.person({ language: 'SR' });

const PATH = '/admin/documents/';
const call = (method: string, path = '', body?: unknown, seen?: number, who = admin) =>
  shop.call(who, method, PATH + path, body, seen === undefined ? {} : { 'if-revision-match': String(seen) });
const partsOf = (fields: object) => Object.entries(fields).map(([name, text]) => ({ name, text: String(text) }));
const add = (fields: object, bytes = pdfFile()) =>
  shop.upload(admin, PATH, [...partsOf(fields), { name: 'file', filename: 'pravila.pdf', bytes }]);
const made = async (title: string): Promise<number> => (await add({ title_sr: title, language: 'SR' })).body.id;
const list = async (query = '') => (await call('GET', `?${query}`)).body;
const ids = async (query = '') => (await list(query)).results.map(({ id }: { id: number }) => id);
const read = async () => (await shop.call(reader, 'GET', '/v2/documents/?page_size=100')).body.results;
const seenByReader = async () => (await read()).map(({ title }: { title: string }) => title);
const download = (path: string, who = reader) => shop.app.inject({ url: `/api${path}`, headers: who.headers });

const rules = await made('Pravila');
const guide = await made('Vodič');

describe('a document', () => {
  it('is there for people at once, the last of all', async () => {
    const { status, body } = await add({ title_sr: 'Cene', title_en: 'Prices', language: 'EN' });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        title_sr: 'Cene',
        title_en: 'Prices',
        language: 'EN',
        name: 'pravila.pdf',
        type: 'application/pdf',
        bytes: pdfFile().length,
        active: true,
        revision: 1,
        changed_at: expect.any(String),
      },
    ]);
    expect(await seenByReader()).toEqual(['Pravila', 'Vodič', 'Cene']);
    const { rawPayload } = await download(`/v2/documents/${body.id}/file/`);
    expect(rawPayload).toEqual(pdfFile());
  });

  it.each<[object, Buffer | null, string]>([
    [{ language: 'SR' }, pdfFile(), 'title_sr'],
    [{ title_sr: ' ', title_en: '', language: 'SR' }, pdfFile(), 'title_sr'],
    [{ title_sr: 'x'.repeat(121), language: 'SR' }, pdfFile(), 'title_sr'],
    [{ title_sr: 'Pravila', language: 'DE' }, pdfFile(), 'language'],
    [{ title_sr: 'Pravila', language: 'SR', active: 'false' }, pdfFile(), 'active'],
    [{ title_sr: 'Pravila', language: 'SR' }, pngFile(), 'file'],
    [{ title_sr: 'Pravila', language: 'SR' }, null, 'file'],
  ])('is refused as %j, at its field', async (fields, bytes, field) => {
    const count = (await list()).count;
    const parts = bytes ? [...partsOf(fields), { name: 'file', bytes }] : partsOf(fields);
    const { status, body } = await shop.upload(admin, PATH, parts);
    expect([400, 415]).toContain(status);
    expect(Object.keys(body.fields ?? { file: '' })).toEqual([field]);
    expect((await list()).count).toBe(count);
  });

  it('has no more than 10 MB', async () => {
    const { status } = await add({ title_sr: 'Velik', language: 'SR' }, pdfFile(10 * 1024 * 1024 + 1));
    expect(status).toBe(413);
  });
});

describe('the list', () => {
  it('is in the order in which people see it, and tells what is missing', async () => {
    const { results } = await list();
    expect(results).toMatchObject([
      { id: rules, title_sr: 'Pravila', missing: ['en'], active: true, changed: { by: { name: 'Ana Admin' } } },
      { id: guide, missing: ['en'] },
      { title_en: 'Prices', missing: [] },
    ]);
  });

  it.each([
    ['search=pravila', 1],
    ['language=EN', 1],
    ['missing=en', 2],
    ['missing=sr', 0],
    ['state=inactive', 0],
    [`ids=${rules},${guide}`, 2],
  ])('finds by %s', async (query, count) => {
    expect((await list(query)).count).toBe(count);
  });

  it('is put in order, as it was seen', async () => {
    const { ids: seen } = (await call('GET', 'order/')).body;
    const wanted = [seen[1], seen[0], ...seen.slice(2)];
    expect((await call('PUT', 'order/', { ids: wanted, seen })).body).toEqual({ ids: wanted });
    expect(await ids()).toEqual(wanted);
    const late = await call('PUT', 'order/', { ids: seen.toReversed(), seen });
    expect([late.status, late.body.code]).toEqual([409, 'order.changed']);
    expect((await call('PUT', 'order/', { ids: wanted.slice(1), seen: wanted })).body.code).toBe('order.changed');
    await call('PUT', 'order/', { ids: seen, seen: wanted });
  });
});

describe('a change', () => {
  it('is seen by people at once, and is of one revision', async () => {
    expect((await call('PATCH', `${guide}/`, { title_sr: 'Vodič za nove', title_en: 'Guide' }, 1)).status).toBe(200);
    expect(await seenByReader()).toContain('Vodič za nove');
    const late = await call('PATCH', `${guide}/`, { title_sr: 'Drugi' }, 1, other);
    expect([late.status, late.body.code, late.body.record.title_en]).toEqual([409, 'record.changed', 'Guide']);
    expect((await call('PATCH', `${guide}/`, { title_sr: '', title_en: '' }, 2)).body.fields).toEqual({
      title_sr: 'Enter a title in one language at least',
    });
    const changes = (await call('GET', `${guide}/changes/`)).body.results;
    expect(changes.map(({ kind }: { kind: string }) => kind)).toEqual(['document.changed', 'document.added']);
  });

  it('replaces the file, of which people get the new one', async () => {
    const bytes = pdfFile(300, 'new');
    const parts = [{ name: 'file', filename: 'novi vodič.pdf', bytes }];
    const answer = await shop.send(admin, 'POST', `${PATH}${rules}/file/`, parts, { 'if-revision-match': '1' });
    expect(answer.body).toMatchObject({ name: 'novi vodič.pdf', bytes: bytes.length, revision: 2 });
    expect((await download(`/v2/documents/${rules}/file/`)).rawPayload).toEqual(bytes);
    const late = await shop.send(admin, 'POST', `${PATH}${rules}/file/`, parts, { 'if-revision-match': '1' });
    expect(late.status).toBe(409);
  });

  it('withdraws it from people, not from those who keep it, and shows it again', async () => {
    expect((await call('POST', `${rules}/withdraw/`, { reason: 'Zastarelo.' }, 2)).body.active).toBe(false);
    expect(await seenByReader()).not.toContain('Pravila');
    expect((await download(`/v2/documents/${rules}/file/`)).statusCode).toBe(404);
    expect((await download(`${PATH}${rules}/file/`, admin)).statusCode).toBe(200);
    expect((await list('state=inactive')).count).toBe(1);
    expect((await call('POST', `${rules}/offer/`, undefined, 3)).body.active).toBe(true);
    expect((await seenByReader())[0]).toBe('Pravila');
  });

  it('of one that is not there is none', async () => {
    expect((await call('GET', '99999/')).status).toBe(404);
    expect((await call('PATCH', '99999/', { title_sr: 'X' }, 1)).status).toBe(404);
  });
});
