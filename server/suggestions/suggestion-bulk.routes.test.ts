import { describe, expect, it } from 'vitest';
import { makeBenefit, makeCategory } from '../testing/benefits.ts';
import { bulkCallsBy } from '../testing/bulks.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
await makeCategory(database, 4);
const admin = await shop.person({ changes: { adminRoles: ['operations'] } });
const other = await shop.person({ changes: { adminRoles: ['operations'] } });

const PATH = '/admin/suggestions/bulk/';
const { preview, run, read } = bulkCallsBy(shop, admin, PATH);
let ideas = 0;
async function suggests(person: Person): Promise<number> {
  ideas += 1;
  const idea = { name: `Keramika ${ideas}`, provider: 'Glina', category: 4, why: 'Rukama.' };
  return (await shop.call(person, 'POST', '/v2/suggestions/', idea)).body.id;
}
const own = async (person: Person) => (await shop.call(person, 'GET', '/v2/suggestions/')).body.results;
const told = async (person: Person) =>
  (await shop.call(person, 'GET', '/v2/notifications/')).body.results.map(({ title }: { title: string }) => title);
const ANSWER = { action: 'answer', status: 'agreed', answer: 'Od januara.' };

describe('many suggestions', () => {
  it('are looked at with who is told, and left as they are', async () => {
    const mila = await shop.person({ language: 'SR' });
    const petar = await shop.person({ language: 'EN', companyId: await shop.company('EUR') });
    const [first, second, third] = [await suggests(mila), await suggests(mila), await suggests(petar)];
    await shop.call(
      admin,
      'PATCH',
      `/admin/suggestions/${petar.companyId}/${third}/`,
      { status: 'contacted' },
      {
        'if-revision-match': '1',
      },
    );
    const { status, body } = await preview({ ids: [first, second, third], ...ANSWER });
    expect(status).toBe(200);
    expect(body).toMatchObject({ count: 3, affected: 3, refused: [] });
    expect(body.effects).toEqual({ people: 2, sr: 1, en: 1, replaced: 0 });
    expect(body.sample[0]).toMatchObject({ id: first, before: { status: 'new' }, after: { status: 'agreed' } });
    const same = await preview({ ids: [third], action: 'answer', status: 'contacted' });
    expect(same.body).toMatchObject({ affected: 0, refused: [{ code: 'same', count: 1 }] });
    expect((await own(mila)).map((one: { status: string }) => one.status)).toEqual(['new', 'new']);
  });

  it('are answered alike, but for what somebody else answered, and whoever made several is told once', async () => {
    const mila = await shop.person({ language: 'SR' });
    const petar = await shop.person({ language: 'EN', companyId: await shop.company('EUR') });
    const ids = [await suggests(mila), await suggests(mila), await suggests(petar)];
    const { body } = await preview({ ids, ...ANSWER });
    await shop.call(
      other,
      'PATCH',
      `/admin/suggestions/${petar.companyId}/${ids[2]}/`,
      { status: 'contacted' },
      {
        'if-revision-match': '1',
      },
    );
    await run(body.id);
    expect(await read(body.id)).toMatchObject({
      status: 'done',
      changed: 2,
      left_out: [{ id: ids[2], why: 'moved' }],
      undo_until: null,
    });
    const [task] = (await shop.call(admin, 'GET', '/admin/tasks/')).body.results;
    expect(task).toMatchObject({ status: 'done', total: 3, done: 2, failed: 1 });
    expect(await own(mila)).toMatchObject([
      { status: 'agreed', answer: 'Od januara.' },
      { status: 'agreed', answer: 'Od januara.' },
    ]);
    expect(await told(mila)).toEqual(['Tvoj predlog je dogovoren']);
    expect(await told(petar)).toEqual(['We are looking into your suggestion']);
    const [change] = (await shop.call(admin, 'GET', `/admin/suggestions/${mila.companyId}/${ids[0]}/changes/`)).body
      .results;
    expect(change).toMatchObject({ kind: 'suggestion.answered', via: 'bulk' });
  });

  it('keep what single people were told where they are answered without words', async () => {
    const mila = await shop.person();
    const [spoken, silent] = [await suggests(mila), await suggests(mila)];
    const told = { status: 'contacted', answer: 'Razgovaramo.' };
    await shop.call(admin, 'PATCH', `/admin/suggestions/${mila.companyId}/${spoken}/`, told, {
      'if-revision-match': '1',
    });
    const [{ answered_at: toldAt }] = (await own(mila)).filter(({ id }: { id: number }) => id === spoken);
    clock.now = new Date(clock.now.getTime() + 60_000);
    const ids = [spoken, silent];
    const same = await preview({ ids: [spoken], action: 'answer', status: 'contacted' });
    expect(same.body).toMatchObject({ affected: 0, refused: [{ code: 'same', count: 1 }] });
    const { body } = await preview({ ids, action: 'answer', status: 'agreed', answer: '' });
    expect(body).toMatchObject({ affected: 2, effects: { replaced: 0 } });
    await run(body.id);
    expect(await own(mila)).toMatchObject([
      { id: silent, status: 'agreed', answer: null, answered_at: null },
      { id: spoken, status: 'agreed', answer: 'Razgovaramo.', answered_at: toldAt },
    ]);
    const others = await preview({ ids, ...ANSWER });
    expect(others.body).toMatchObject({ affected: 2, effects: { replaced: 1 } });
    const alike = await preview({ ids, action: 'answer', status: 'contacted', answer: 'Razgovaramo.' });
    expect(alike.body).toMatchObject({ affected: 2, effects: { replaced: 0 } });
  });

  it('lead to a benefit that came of them', async () => {
    const mila = await shop.person();
    const id = await makeBenefit(database, shop.clock.now);
    const { body } = await preview({ ids: [await suggests(mila)], action: 'answer', status: 'live', benefit: id });
    await run(body.id);
    expect(await own(mila)).toMatchObject([{ status: 'live' }]);
    expect(
      (await preview({ ids: [1], action: 'answer', status: 'live', benefit: 999_999 })).body.fields,
    ).toHaveProperty('benefit');
  });

  it.each<[object, string[]]>([
    [ANSWER, ['ids']],
    [{ ...ANSWER, ids: [1], status: 'new' }, ['status']],
    [{ ...ANSWER, ids: [1], status: 'declined', answer: ' ' }, ['answer']],
    [{ ...ANSWER, ids: [1], status: 'live' }, ['benefit']],
    [{ ...ANSWER, ids: [1], benefit: 3 }, ['benefit']],
    [{ ...ANSWER, ids: [1], reason: 'x' }, ['reason']],
  ])('are not answered by %#', async (body, wrong) => {
    const answer = await preview(body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, wrong]);
  });

  it('are of whoever asked', async () => {
    const { body } = await preview({ ids: [await suggests(await shop.person())], ...ANSWER });
    for (const [method, rest] of [
      ['GET', ''],
      ['POST', 'run/'],
    ] as const)
      expect((await shop.call(other, method, `${PATH}${body.id}/${rest}`)).status).toBe(404);
  });
});
