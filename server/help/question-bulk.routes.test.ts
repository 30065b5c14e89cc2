import { describe, expect, it } from 'vitest';
import { endNext } from '../bulk/ending-tasks.ts';
import { bulkCallsBy, endsAmongEditors, isOfWhoAsked } from '../testing/bulks.ts';
import { startTestApp } from '../testing/test-app.ts';
import { questions } from './help.table.ts';
import { QUESTION_BULK } from './question-bulk.ts';
import { type QuestionInput, questionRow } from './question-row.ts';

const shop = await startTestApp();
const { database } = shop;
const admin = await shop.person({ changes: { adminRoles: ['content'] } });
const other = await shop.person({ changes: { adminRoles: ['content'] } });
const reader = await shop.person({ language: 'SR' });

const PATH = '/admin/faq/bulk/';
const { call, preview, run, undo, read } = bulkCallsBy(shop, admin, PATH);
const question = async (id: number) => (await shop.call(admin, 'GET', `/admin/faq/${id}/`)).body;
const active = (ids: readonly number[]) => Promise.all(ids.map(async (id) => (await question(id)).active));
const NONE = { topicEn: '', questionEn: '', answerEn: '' };

const BOTH = { topicEn: 'Where', questionEn: 'Where is it?', answerEn: '<p>Here.</p>' };
const ENGLISH = Object.assign({ topicSr: '', questionSr: '', answerSr: '' }, BOTH);

type Wanted = Partial<QuestionInput> & { active?: boolean };

/** Questions under a topic of their own, by which they are found. */
async function made(wanted: readonly Wanted[]) {
  const topic = `Tema${Math.random().toString(36).slice(2, 8)}`;
  const rows = wanted.map(({ active = true, ...texts }, position) => {
    const serbian = { topicSr: topic, questionSr: `Gde je ${position}?`, answerSr: '<p>Tu.</p>' };
    return Object.assign(questionRow(Object.assign(serbian, NONE, texts)), { position: position + 1, active });
  });
  const inserted = await database.insert(questions).values(rows).returning({ id: questions.id });
  return { topic, ids: inserted.map(({ id }) => id) };
}

describe('a preview', () => {
  it('tells which would be withdrawn, which not, how many people see, and which topics are left empty', async () => {
    const { topic, ids } = await made([{}, {}, { active: false }]);
    const [first = 0, second = 0, hidden = 0] = ids;
    const kept = await made([{}, {}]);
    const { status, body } = await preview({ query: { topic }, action: 'withdraw' });
    const change = { before: { active: true }, after: { active: false } };
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(Number),
        count: 3,
        affected: 2,
        refused: [{ code: 'same', count: 1, sample: [{ id: hidden, question_sr: 'Gde je 2?', question_en: '' }] }],
        effects: { shown: 4, emptied: [{ topic_sr: topic, topic_en: '' }] },
        sample: [
          { id: first, question_sr: 'Gde je 0?', question_en: '', ...change },
          { id: second, question_sr: 'Gde je 1?', question_en: '', ...change },
        ],
        expires_at: new Date(shop.clock.now.getTime() + 600_000).toISOString(),
      },
    ]);
    expect(await active(ids)).toEqual([true, true, false]);
    const some = await preview({ ids: [first, ...kept.ids.slice(0, 1)], action: 'withdraw' });
    expect(some.body).toMatchObject({ affected: 2, effects: { emptied: [] } });
  });

  it.each<[string, Wanted, Wanted, number]>([
    ['in Serbian beside one in both', {}, BOTH, 0],
    ['in both beside one in Serbian', BOTH, {}, 0],
    ['in both beside one in English', BOTH, ENGLISH, 0],
    ['in English beside one in Serbian', ENGLISH, {}, 1],
    ['in Serbian beside one in English', {}, ENGLISH, 1],
    ['in both beside one that nobody sees', BOTH, Object.assign({ active: false }, BOTH), 1],
  ])('tells whether the topic of one %s is left empty', async (_, goes, stays, emptied) => {
    const topicEn = `Topic ${Math.random()}`;
    const wanted = [goes, stays].map((one) => Object.assign({}, one, one.topicEn && { topicEn }));
    const { ids } = await made(wanted);
    const { body } = await preview({ ids: ids.slice(0, 1), action: 'withdraw' });
    expect(body.effects.emptied).toHaveLength(emptied);
  });

  it.each<[string, Partial<QuestionInput>, number]>([
    ['whole in one language', {}, 1],
    ['whole in both', BOTH, 1],
    ['begun in the other', { questionEn: 'Where is it?' }, 0],
    ['begun in Serbian beside English', Object.assign({}, ENGLISH, { questionSr: 'Gde je?' }), 0],
    ['without an answer', { answerSr: '<p> </p>' }, 0],
    ['without a topic', { topicSr: '' }, 0],
  ])('shows what is %s as one by one', async (_, texts, affected) => {
    const { ids } = await made([Object.assign({ active: false }, texts)]);
    const { body } = await preview({ ids, action: 'offer' });
    const refused = affected === 1 ? [] : [{ code: 'incomplete', count: 1 }];
    // Only withdrawing questions can leave a topic empty.
    expect(body).toMatchObject({ affected, refused, effects: { emptied: [] } });
    const alone = await shop.call(other, 'POST', `/admin/faq/${ids[0]}/offer/`, undefined, {
      'if-revision-match': '1',
    });
    expect(alone.status).toBe(affected === 1 ? 200 : 400);
  });

  it.each<[object, string[]]>([
    [{ action: 'withdraw' }, ['ids']],
    [{ action: 'withdraw', ids: [1], reason: 'Zato' }, ['reason']],
    [{ action: 'switch_off', ids: [1] }, ['action']],
    [{ action: 'offer', query: { ordering: 'position' } }, ['query.ordering']],
  ])('is not asked by %#', async (body, wrong) => {
    const answer = await preview(body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, wrong]);
  });

  it('takes two statements, at one question as at many', async () => {
    const { topic, ids } = await made([{}, {}]);
    for (const which of [{ ids: ids.slice(0, 1) }, { query: { topic } }])
      expect(await shop.statements(() => preview({ ...which, action: 'withdraw' }))).toHaveLength(2);
  });
});

describe('a run', () => {
  it('withdraws exactly what was seen, and is taken back but for what was changed since', async () => {
    const { topic, ids } = await made([{}, {}, {}]);
    const [first = 0, second = 0, third = 0] = ids;
    const { body } = await preview({ query: { topic }, action: 'withdraw' });
    const edit = (id: number, seen: number) =>
      shop.call(other, 'PATCH', `/admin/faq/${id}/`, { answer_sr: '<p>Tamo.</p>' }, { 'if-revision-match': `${seen}` });
    await edit(first, 1);
    await run(body.id);
    expect(await active(ids)).toEqual([true, false, false]);
    const seen = (await shop.call(reader, 'GET', `/v2/faq/?search=${topic}`)).body.results;
    expect(seen).toMatchObject([{ id: first }]);
    expect(await read(body.id)).toMatchObject({ status: 'done', changed: 2, left_out: [{ id: first, why: 'moved' }] });
    const [change] = (await shop.call(admin, 'GET', `/admin/faq/${second}/changes/`)).body.results;
    expect(change).toMatchObject({ kind: 'question.withdrawn', via: 'bulk' });
    await edit(third, 2);
    await undo(body.id);
    expect(await active(ids)).toEqual([true, true, false]);
    expect(await read(body.id)).toMatchObject({
      status: 'undone',
      left_out: [{ why: 'moved' }, { id: third, question_sr: 'Gde je 2?', why: 'kept' }],
    });
  });

  it('is of whoever asked, and of questions alone', async () => {
    const { ids } = await made([{}]);
    const { body } = await preview({ ids, action: 'withdraw' });
    const elsewhere = '/admin/providers/bulk/';
    await isOfWhoAsked(shop, { id: body.id, path: PATH, elsewhere, others: [other], admin });
    expect((await call('POST', `${body.id}/undo/`)).body.code).toBe('bulk.running');
  });
});

describe('a run among those who edit', () => {
  endsAmongEditors({
    shop,
    admin,
    path: PATH,
    action: 'withdraw',
    kind: QUESTION_BULK.bulk,
    changeNext: (transaction, next) => endNext(transaction, QUESTION_BULK, next),
    make: async (count) => (await made(Array.from({ length: count }, () => ({})))).ids,
    save: async (send, id) =>
      (await send(other, 'PATCH', `/admin/faq/${id}/`, { topic_sr: 'Druga' }, { 'if-revision-match': '1' })).status,
  });
});
