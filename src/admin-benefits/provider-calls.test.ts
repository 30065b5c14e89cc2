// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { provider, providersServer } from '../testing/providers-server.ts';
import { serve } from '../testing/render-screen.tsx';
import { hostOf } from './host-of.ts';
import { providerCalls } from './provider-calls.ts';
import { providerProblems } from './provider-record.ts';

vi.mock('../api/upload.ts', () => import('../testing/json-upload.ts'));

/** The admin who made the changes of the sample. */
const MILAN = 8;

const lotos = () => provider(7, 'Lotos', { website: 'https://lotos.example' });
const tried = (changes: object, seen: number, key = 'a') => ({ changes: { ...changes }, seen, restores: false, key });

it('sends what was changed with the revision that was seen, and reads it anew', async () => {
  const calls = serve(providersServer([lotos()]));
  const saved = await providerCalls('7', MILAN).save(tried({ website: ' ' }, 4));
  expect(calls[0]).toMatchObject({ method: 'PATCH', body: { website: null }, headers: { 'If-Revision-Match': '4' } });
  expect(saved).toMatchObject({ fields: { name: 'Lotos', website: '' }, revision: 5, by: 'Milan Marković' });
});

it('waits as long for a save with a picture as a call with files may take', () => {
  const { answerLimit } = providerCalls('7', MILAN);
  expect([{ name: 'Lotos' }, { picture: null }, { picture: 'blob:1' }].map(answerLimit)).toEqual([
    20_000, 20_000, 120_000,
  ]);
});

it('goes on where a save stopped between its calls', async () => {
  const server = providersServer([lotos()]);
  let isBroken = true;
  const calls = serve((call) =>
    isBroken && call.path.endsWith('reactivate/') ? new Response('', { status: 500 }) : server(call),
  );
  const form = providerCalls('7', MILAN);
  await expect(form.save({ ...tried({ name: 'Lotos 2' }, 4), restores: true })).rejects.toThrow();
  isBroken = false;
  await form.save(tried({ name: 'Lotos 3' }, 4, 'b'));
  const patches = calls.filter(({ method }) => method === 'PATCH');
  expect(patches.map(({ headers }) => headers['If-Revision-Match'])).toEqual(['4', '5']);
});

it('takes what it made itself for what it made, when it asks again without an answer', async () => {
  const server = providersServer([]);
  let isLost = true;
  serve(async (call) => {
    const answer = await server(call);
    if (call.method !== 'POST' || !isLost) return answer;
    isLost = false;
    throw new TypeError('Failed to fetch');
  });
  const form = providerCalls('new', MILAN);
  const lost = tried({ name: 'Novi' }, 0);
  await expect(form.save(lost)).rejects.toThrow();
  await expect(form.save(tried({ name: 'Novi' }, 0, 'another'))).rejects.toMatchObject({ code: 'providers.twin' });
  expect(await form.save(lost)).toMatchObject({ fields: { name: 'Novi' }, revision: 1 });
});

it.each([
  ['came', ['POST']],
  ['did not come', ['POST', 'POST']],
])('adds one beside its twin once, where no answer came and the try %s', async (what, posts) => {
  const twin = provider(7, 'Lotos', { revision: 1 });
  const rows = [twin];
  const server = providersServer(rows);
  let isLost = true;
  const calls = serve(async (call) => {
    if (call.method !== 'POST' || !isLost) return server(call);
    isLost = false;
    if (what === 'came') await server(call);
    throw new TypeError('Failed to fetch');
  });
  const form = providerCalls('new', MILAN);
  const lost = tried({ name: 'Lotos', twin: 'Lotos' }, 0);
  await expect(form.save(lost)).rejects.toThrow();
  expect(await form.save(lost)).toMatchObject({ fields: { name: 'Lotos' }, revision: 1 });
  expect(rows.map(({ name }) => name)).toEqual(['Lotos', 'Lotos']);
  expect(calls.map(({ method }) => method).filter((method) => method === 'POST')).toEqual(posts);
});

it('takes nobody else’s for the one that it tried to add beside its twin', async () => {
  const rows = [provider(7, 'Lotos')];
  const server = providersServer(rows);
  let isLost = true;
  serve((call) => {
    if (call.method !== 'POST' || !isLost) return server(call);
    isLost = false;
    rows.push(provider(8, 'Lotos', { revision: 1, website: 'https://other.example' }), provider(9, 'Lotos'));
    throw new TypeError('Failed to fetch');
  });
  const form = providerCalls('new', MILAN);
  const lost = tried({ name: 'Lotos', twin: 'Lotos' }, 0);
  await expect(form.save(lost)).rejects.toThrow();
  await form.save(lost);
  expect(rows).toHaveLength(4);
});

const AGAIN = { name: ' Lotos', website: 'https://lotos.example ' };
const ADDED = '2026-11-23T13:05:00.000Z';
const MILANS = { id: MILAN, name: 'Milan Marković' };
const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';

it.each([
  ['as it is', AGAIN, {}, true],
  ['with no website', { name: 'Lotos' }, { website: null }, true],
  ['with its picture', { ...AGAIN, picture: PICTURE }, { revision: 2, picture: '/p.png' }, true],
  ['of another name', { ...AGAIN, name: 'Lotos 2' }, {}, false],
  ['of another website', { name: 'Lotos' }, {}, false],
  ['changed since', AGAIN, { revision: 2 }, false],
  ['with a picture that was not sent', AGAIN, { revision: 2, picture: '/p.png' }, false],
  ['changed since its picture', { ...AGAIN, picture: PICTURE }, { revision: 3, picture: '/p.png' }, false],
  ['of somebody else', AGAIN, { changed: { at: ADDED, by: { id: 9, name: 'Jelena' } } }, false],
  ['of nobody', AGAIN, { changed: { at: ADDED, by: null } }, false],
  ['of long before it was typed', AGAIN, { changed: { at: '2026-11-20T13:05:00.000Z', by: MILANS } }, false],
])('looks for what was just added after a reload: one %s', async (_, changes, kept, isFound) => {
  const calls = serve(
    providersServer([provider(7, 'Lotos', { website: 'https://lotos.example', revision: 1, ...kept })]),
  );
  const found = await providerCalls('new', MILAN).findAdded(changes, { at: '2026-11-23T13:04:00.000Z' });
  expect(found?.fields.name ?? null).toBe(isFound ? 'Lotos' : null);
  expect(calls[0]?.query.get('search')).toBe(changes.name);
});

it('gives what was just added the picture that it lacks, and another one nothing of it', async () => {
  const rows = [provider(7, 'Lotos', { website: 'https://lotos.example', revision: 1 })];
  const server = providersServer(rows);
  const calls = serve((call) => {
    if (!call.path.endsWith('/picture/')) return server(call);
    Object.assign(rows[0] as object, { picture: '/p.png', revision: 2 });
    return server(Object.assign({}, call, { method: 'GET', path: 'admin/providers/7/' }));
  });
  const form = providerCalls('new', MILAN);
  const changes = { ...AGAIN, picture: PICTURE };
  expect(await form.findAdded(changes)).toBeNull();
  // With the fields typed once more it is another provider.
  await form.save(tried({ name: 'Vidik' }, 0, 'b'));
  const again = providerCalls('new', MILAN);
  expect(await again.findAdded(changes)).toBeNull();
  expect(await again.save(tried(changes, 0))).toMatchObject({
    fields: { name: 'Lotos', picture: '/p.png' },
    revision: 2,
  });
  const writes = calls.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ path, headers }) => [path, headers['If-Revision-Match']])).toEqual([
    ['admin/providers/', undefined],
    ['admin/providers/7/picture/', '1'],
  ]);
});

it('takes nobody else’s for the one whose name it has no answer to', async () => {
  const rows = [provider(7, 'Lotos', { revision: 1 })];
  const server = providersServer(rows);
  let isLost = true;
  serve((call) => {
    if (call.method !== 'POST' || !isLost) return server(call);
    isLost = false;
    throw new TypeError('Failed to fetch');
  });
  const form = providerCalls('new', 9);
  const lost = tried({ name: 'Lotos' }, 0);
  await expect(form.save(lost)).rejects.toThrow();
  await expect(form.save(lost)).rejects.toMatchObject({ code: 'providers.twin' });
});

it('knows the twin of what it tries to add from what it added', async () => {
  const rows = [provider(7, 'Lotos', { revision: 1 })];
  const server = providersServer(rows);
  serve(async (call) => {
    if (call.method !== 'POST') return server(call);
    throw new TypeError('Failed to fetch');
  });
  const form = providerCalls('new', MILAN);
  const changes = { name: 'Lotos', twin: 'Lotos' };
  await expect(form.save(tried(changes, 0))).rejects.toThrow();
  expect(await form.findAdded(changes)).toBeNull();
  rows.push(provider(8, 'Lotos', { revision: 1 }));
  expect(await form.findAdded(changes)).not.toBeNull();
});

it('says what is wrong with a name and an address', () => {
  expect(providerProblems({ name: ' x ', website: 'http://x.rs' })).toEqual({ name: 'short', website: 'address' });
  expect(providerProblems({ name: 'Lotos', website: '' })).toEqual({});
});

it('names a site by its host', () => {
  expect(hostOf('https://www.lotos.example/cenovnik?a=1')).toBe('lotos.example');
  expect(hostOf('lotos')).toBe('lotos');
});
