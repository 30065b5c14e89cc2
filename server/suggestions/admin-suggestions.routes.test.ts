import { describe, expect, it } from 'vitest';
import { makeBenefit, makeCategory } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { clock } = shop;
await makeCategory(shop.database, 4);
await makeCategory(shop.database, 9);

const admin = await shop.person({ changes: { adminRoles: ['operations'], firstName: 'Ana', lastName: 'Admin' } });
const mila = await shop.person({ language: 'SR', changes: { firstName: 'Mila', lastName: 'Šarić' } });
const petar = await shop.person({
  companyId: await shop.company('EUR'),
  language: 'EN',
  changes: { firstName: 'Petar', lastName: 'Ivić' },
});

/** Makes a suggestion, one minute after the one before. */
async function suggests(person: Person, change: object = {}): Promise<number> {
  clock.now = new Date(clock.now.getTime() + 60_000);
  const idea = { name: 'Keramika', provider: 'Atelje Glina', category: 4, why: 'Nešto što se pravi rukama.' };
  return (await shop.call(person, 'POST', '/v2/suggestions/', Object.assign(idea, change))).body.id;
}

const call = (method: string, path: string, body?: unknown, headers = {}) =>
  shop.call(admin, method, `/admin/suggestions/${path}`, body, headers);
const list = async (query = '') => (await call('GET', `?${query}`)).body;
const ids = async (query: string) => (await list(query)).results.map(({ id }: { id: number }) => id);
const at = (person: Person, id: number) => `${person.companyId}/${id}/`;
const answers = (person: Person, id: number, body: object, seen = 1) =>
  call('PATCH', at(person, id), body, { 'if-revision-match': String(seen) });
const own = async (person: Person) => (await shop.call(person, 'GET', '/v2/suggestions/')).body.results;
const told = async (person: Person) => (await shop.call(person, 'GET', '/v2/notifications/')).body.results;

const first = await suggests(mila);
const second = await suggests(petar, { name: 'Dog day care', provider: 'Šapa klub', category: 9, why: 'For the dog.' });

describe('the list of suggestions', () => {
  it('has those of all companies, the newest first, with who made each', async () => {
    const { results, count } = await list();
    expect(count).toBe(2);
    expect(results).toEqual([
      expect.objectContaining({ id: second, person: { id: petar.userId, name: 'Petar Ivić' } }),
      {
        id: first,
        name: 'Keramika',
        provider: 'Atelje Glina',
        category: 4,
        category_sr: 'Kategorija 4',
        category_en: 'Category 4',
        person: { id: mila.userId, name: 'Mila Šarić' },
        company: { id: mila.companyId, name: expect.any(String) },
        date: expect.any(String),
        status: 'new',
        answered: false,
        revision: 1,
        changed: { at: expect.any(String), by: null },
      },
    ]);
  });

  it.each([
    ['search=keramika', [first]],
    ['search=sapa', [second]],
    ['search=rukama', [first]],
    ['search=saric', [first]],
    ['search=nothing', []],
    ['category=9', [second]],
    ['category=4,9&ordering=date', [first, second]],
    [`company=${petar.companyId}`, [second]],
    ['status=new&ordering=name', [second, first]],
    ['status=live,declined', []],
    [`ids=${first}`, [first]],
  ])('finds by %s', async (query, found) => {
    expect(await ids(query)).toEqual(found);
  });

  it.each(['status=gone', 'ordering=;drop', 'category=x', 'person=1', `search=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      expect((await call('GET', `?${query}`)).status).toBe(400);
    },
  );

  it('is a file too', async () => {
    const { payload } = await shop.app.inject({
      url: '/api/admin/suggestions/export/?status=new&ordering=date',
      headers: admin.headers,
    });
    expect(payload).toContain('"Keramika","Atelje Glina","Kategorija 4 / Category 4","Mila Šarić"');
    expect(payload.indexOf('Keramika')).toBeLessThan(payload.indexOf('Dog day care'));
  });

  it('is a file with the days of Belgrade', async () => {
    const { now } = clock;
    clock.now = new Date('2026-11-20T22:59:00Z');
    await suggests(mila, { name: 'Jedrenje' });
    clock.now = now;
    const { payload } = await shop.app.inject({
      url: '/api/admin/suggestions/export/?search=jedrenje',
      headers: admin.headers,
    });
    expect(payload).toContain('"2026-11-21","Jedrenje"');
  });

  it('has its names in Serbian order', async () => {
    const names = ['Dunja', 'Džez', 'Čokolada', 'Cvet', 'Đak', 'Ćilim', 'čamac'];
    for (const name of names) await suggests(mila, { name, provider: 'Azbuka' });
    const { results } = await list('search=azbuka&ordering=name');
    expect(results.map(({ name }: { name: string }) => name)).toEqual([
      ...['Cvet', 'čamac', 'Čokolada', 'Ćilim', 'Dunja', 'Džez', 'Đak'],
    ]);
  });
});

describe('an answer', () => {
  it('is read by whoever suggested it, who is told in both languages', async () => {
    const id = await suggests(mila, { name: 'Bicikl <b>' });
    expect((await call('GET', at(mila, id))).body).toMatchObject({ language: 'SR', answer: '', answered_at: null });
    const { status, body } = await answers(mila, id, { answer: ' Pitali smo ih.\nJavljamo se. ', status: 'contacted' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ answer: 'Pitali smo ih.\nJavljamo se.', status: 'contacted', revision: 2 });
    expect((await own(mila))[0]).toMatchObject({
      answer: 'Pitali smo ih.\nJavljamo se.',
      answered_at: clock.now.toISOString(),
      status: 'contacted',
      benefit: null,
    });
    const [news] = await told(mila);
    expect(news).toMatchObject({
      title: 'Radimo na tvom predlogu',
      text: '<p>U toku je razgovor sa partnerom Atelje Glina o tvom predlogu: Bicikl &lt;b&gt;.</p><p>Pitali smo ih.</p><p>Javljamo se.</p>',
    });
    expect((await call('GET', `${at(mila, id)}changes/`)).body.results).toMatchObject([
      { kind: 'suggestion.answered', by: { name: 'Ana Admin' }, revision: 2 },
    ]);
  });

  it('leads to the benefit that came of it, where the person is offered it', async () => {
    const id = await suggests(petar);
    const benefit = await makeBenefit(shop.database, clock.now, { companies: [petar.companyId] });
    expect((await answers(petar, id, { status: 'live', benefit })).body).toMatchObject({ status: 'live', benefit });
    expect((await own(petar))[0]).toMatchObject({ status: 'live', benefit });
    expect((await told(petar))[0]).toMatchObject({ title: 'What you suggested is a benefit now' });
    const hidden = await makeBenefit(shop.database, clock.now, { companies: [mila.companyId] });
    await answers(petar, id, { benefit: hidden }, 2);
    expect((await own(petar))[0]).toMatchObject({ status: 'live', benefit: null });
  });

  it('is told once, and the same again tells nobody', async () => {
    const id = await suggests(mila);
    const before = (await told(mila)).length;
    await answers(mila, id, { answer: 'Gledamo.' });
    const again = await answers(mila, id, { answer: 'Gledamo.', status: 'new' }, 2);
    expect([again.status, again.body.revision]).toEqual([200, 2]);
    expect(await told(mila)).toHaveLength(before + 1);
    expect((await told(mila))[0]).toMatchObject({ title: 'Stigao je odgovor na tvoj predlog' });
  });

  it.each<[object, string[]]>([
    [{ status: 'declined' }, ['answer']],
    [{ status: 'declined', answer: '  ' }, ['answer']],
    [{ status: 'live' }, ['benefit']],
    [{ status: 'live', benefit: 999_999 }, ['benefit']],
    [{ status: 'agreed', benefit: 1 }, ['benefit']],
    [{ answer: 'x'.repeat(2001) }, ['answer']],
    [{ status: 'gone' }, ['status']],
    [{ why: 'mine' }, ['why']],
  ])('is refused as %j, at its field', async (body, fields) => {
    const count = (await told(mila)).length;
    const answer = await answers(mila, first, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, fields]);
    expect(await told(mila)).toHaveLength(count);
  });

  it.each(['an answer', 'a benefit'])('of %s is taken back in silence', async (what) => {
    const id = await suggests(mila);
    const benefit = await makeBenefit(shop.database, clock.now, { companies: [mila.companyId] });
    await answers(mila, id, what === 'a benefit' ? { status: 'live', benefit } : { answer: 'Da.', status: 'agreed' });
    const count = (await told(mila)).length;
    expect((await answers(mila, id, { answer: '', status: 'new', benefit: null }, 2)).status).toBe(200);
    expect((await own(mila))[0]).toMatchObject({ answer: null, answered_at: null, status: 'new', benefit: null });
    expect(await told(mila)).toHaveLength(count);
  });

  it('is of one revision, and of the company in the path', async () => {
    const id = await suggests(mila);
    await answers(mila, id, { status: 'contacted' });
    const late = await answers(mila, id, { status: 'agreed' });
    expect([late.status, late.body.code, late.body.record.status]).toEqual([409, 'record.changed', 'contacted']);
    expect((await call('PATCH', at(mila, id), { status: 'agreed' })).status).toBe(428);
    for (const method of ['GET', 'PATCH'])
      expect(
        (await call(method, at(petar, id), method === 'PATCH' ? {} : undefined, { 'if-revision-match': '2' })).status,
      ).toBe(404);
  });
});
