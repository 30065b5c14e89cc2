import { describe, expect, it } from 'vitest';
import { searchKey } from '#contract/search/search.rules.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { questions } from './help.table.ts';

const shop = await startTestApp();
const [en, sr] = [await shop.person({ language: 'EN' }), await shop.person({ language: 'SR' })];

const question = (position: number, questionEn: string, questionSr: string, active = true) => ({
  position,
  questionEn,
  questionSr,
  active,
  topicEn: 'Budget',
  topicSr: 'Budžet',
  answerEn: `<p>${questionEn}!</p>`,
  answerSr: `<p>${questionSr}!</p>`,
  searchKey: searchKey(`${questionEn} ${questionSr}`),
});

await shop.database
  .insert(questions)
  .values([
    question(3, 'Where is my voucher 100%?', 'Gde je moj vaučer 100%?'),
    question(1, 'Which budget is charged first?', 'Čime se plaća u Čačku?'),
    question(2, 'Only in English', ''),
    question(4, 'Not asked any more', 'Više se ne pita', false),
  ]);

const asked = async (who: typeof en, search = '', more = '') => {
  const { body } = await shop.call(who, 'GET', `/v2/faq/?search=${encodeURIComponent(search)}${more}`);
  return body.results.map((found: { question: string }) => found.question);
};

it('answers the questions in their order, in the language of the reader, else in the other', async () => {
  expect(await asked(en)).toEqual(['Which budget is charged first?', 'Only in English', 'Where is my voucher 100%?']);
  expect(await asked(sr)).toEqual(['Čime se plaća u Čačku?', 'Only in English', 'Gde je moj vaučer 100%?']);
  const { body } = await shop.call(sr, 'GET', '/v2/faq/?page_size=1');
  expect(body).toMatchObject({ count: 3, next: '/api/v2/faq/?page_size=1&page=2' });
  expect(body.results[0]).toEqual({
    id: expect.any(Number),
    topic: 'Budžet',
    question: 'Čime se plaća u Čačku?',
    answer: '<p>Čime se plaća u Čačku?!</p>',
  });
});

it('says which texts are not in the language of the reader', async () => {
  const told = async (who: typeof en) => {
    const { body } = await shop.call(who, 'GET', '/v2/faq/?search=english');
    return body.results.map(({ in_other_language }: { in_other_language?: string[] }) => in_other_language);
  };
  expect(await told(sr)).toEqual([['question']]);
  expect(await told(en)).toEqual([undefined]);
});

it.each(['čačku', 'CACKU', 'Чачку', 'placa cacku', 'charged'])(
  'finds %s, whatever the script and the language',
  async (search) => {
    expect(await asked(sr, search)).toEqual(['Čime se plaća u Čačku?']);
  },
);

it.each([
  ['100%', 1],
  ['%', 1],
  ['_', 0],
  ['nema toga', 0],
])('takes %s as it stands: %i', async (search, count) => {
  expect(await asked(sr, search)).toHaveLength(count);
});

it('takes two statements: who asks, and the page', async () => {
  expect(await shop.statements(() => asked(en))).toHaveLength(2);
});

const owner = await shop.person({ changes: { adminRoles: ['owner'] } });
const editor = await shop.person({ changes: { adminRoles: ['content'], firstName: 'Ana', lastName: 'Admin' } });
const edit = (method: string, path: string, body?: unknown, seen?: number) =>
  shop.call(
    editor,
    method,
    `/admin/faq/${path}`,
    body,
    seen === undefined ? {} : { 'if-revision-match': String(seen) },
  );
const listed = async (query = '') => (await edit('GET', query)).body;
const WHOLE = { topic_sr: 'Kartica', question_sr: 'Gde je kartica?', answer_sr: '<p>U profilu.</p>' };
const add = async (fields: object = WHOLE) => (await edit('POST', '', fields)).body;
const order = async (): Promise<number[]> => (await edit('GET', 'order/')).body.ids;
const put = (ids: readonly number[], seen: readonly number[]) => edit('PUT', 'order/', { ids, seen });

describe('questions, for administrators', () => {
  it('are listed in their order with those that nobody sees, and what each lacks', async () => {
    const { count, results } = await listed();
    expect([count, results.map(({ question_en: each }: { question_en: string }) => each)]).toEqual([
      4,
      ['Which budget is charged first?', 'Only in English', 'Where is my voucher 100%?', 'Not asked any more'],
    ]);
    expect(results[1]).toEqual({
      id: expect.any(Number),
      topic_sr: 'Budžet',
      topic_en: 'Budget',
      question_sr: '',
      question_en: 'Only in English',
      active: true,
      revision: 1,
      missing: ['sr'],
      changed: { at: expect.any(String), by: null },
    });
  });

  it.each([
    ['?missing=sr', ['Only in English']],
    ['?missing=en', []],
    ['?state=inactive', ['Not asked any more']],
    ['?search=cacku', ['Which budget is charged first?']],
    ['?topic=Budžet&search=only', ['Only in English']],
    ['?topic=Nema', []],
    [
      '?ordering=-position',
      ['Not asked any more', 'Where is my voucher 100%?', 'Only in English', 'Which budget is charged first?'],
    ],
  ])('are filtered and ordered by %s', async (query, found) => {
    const { results } = await listed(encodeURI(query));
    expect(results.map(({ question_en: each }: { question_en: string }) => each)).toEqual(found);
  });

  it('have topics, in the order of their first questions', async () => {
    expect((await edit('GET', 'topics/')).body).toEqual({
      results: [{ topic_sr: 'Budžet', topic_en: 'Budget', count: 4 }],
    });
  });

  it('are added last, answered as stored, and shown to people at once', async () => {
    const answer =
      '<p onclick="x()">U <b>profilu</b>.<script>alert(1)</script><svg><a href="javascript:1">x</a></svg></p>';
    const added = await edit('POST', '', { ...WHOLE, answer_sr: answer, answer_en: '<p> &nbsp;</p>' });
    expect([added.status, added.body]).toMatchObject([
      201,
      {
        ...WHOLE,
        answer_sr: expect.stringMatching(/^<p>U <b>profilu<\/b>\./),
        answer_en: '',
        active: true,
        revision: 1,
      },
    ]);
    expect(added.body.answer_sr).not.toMatch(/script|onclick|svg/);
    const shown = (await shop.call(sr, 'GET', '/v2/faq/?search=kartica')).body.results[0];
    expect(shown.answer).toBe(added.body.answer_sr);
    expect((await order()).at(-1)).toBe(added.body.id);
    const changed = { at: added.body.changed_at, by: { id: editor.userId, name: expect.any(String) } };
    expect((await edit('GET', `${added.body.id}/`)).body).toEqual({ ...added.body, changed });
  });

  it.each([
    [{}, ['answer_sr', 'question_sr', 'topic_sr']],
    [{ ...WHOLE, answer_sr: '<p><br></p>' }, ['answer_sr']],
    [{ ...WHOLE, question_en: 'Where?' }, ['answer_en', 'topic_en']],
    [{ active: false, topic_sr: 'Kartica' }, ['question_sr']],
    [{ ...WHOLE, topic_sr: 'x'.repeat(61) }, ['topic_sr']],
  ])('are not added of %j', async (fields, wrong) => {
    const { status, body } = await edit('POST', '', fields);
    expect([status, Object.keys(body.fields).sort()]).toEqual([400, wrong]);
  });

  it('are changed only by whoever saw their last revision, and stay whole while they are shown', async () => {
    const { id } = await add();
    const change = (body: object, seen?: number) => edit('PATCH', `${id}/`, body, seen);
    expect((await change({ topic_en: 'Card' })).body.code).toBe('record.revision_missing');
    const half = await change({ topic_en: 'Card' }, 1);
    expect([half.status, Object.keys(half.body.fields).sort()]).toEqual([400, ['answer_en', 'question_en']]);
    const both = { topic_en: 'Card', question_en: 'Where is the card?', answer_en: '<p>In your profile.</p>' };
    expect((await change(both, 1)).body).toMatchObject({ ...WHOLE, ...both, revision: 2 });
    const late = await change({ topic_sr: 'Kartice' }, 1);
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'record.changed', revision: 2, changed_by: { id: editor.userId }, record: { ...both, revision: 2 } },
    ]);
    expect((await change({}, 2)).body.revision).toBe(2);
    expect(await asked(en, 'profile')).toEqual(['Where is the card?']);
    expect(await shop.statements(() => change({ topic_sr: 'Kartice' }, 2))).toHaveLength(6);
    expect(await shop.statements(() => listed('?missing=en&state=inactive&search=nema&topic=x'))).toHaveLength(2);
  });

  it('are withdrawn and shown again where they stood; what is not whole is not shown', async () => {
    const { id } = await add({ ...WHOLE, answer_sr: '', active: false });
    const refused = await edit('POST', `${id}/offer/`, undefined, 1);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['answer_sr']]);
    await edit('PATCH', `${id}/`, { answer_sr: WHOLE.answer_sr }, 1);
    const place = (await order()).indexOf(id);
    expect((await edit('POST', `${id}/offer/`, undefined, 2)).body).toMatchObject({ active: true, revision: 3 });
    expect((await edit('POST', `${id}/withdraw/`, { reason: 'Zastarelo' }, 2)).body.code).toBe('record.changed');
    const withdrawn = await edit('POST', `${id}/withdraw/`, { reason: 'Zastarelo' }, 3);
    expect(withdrawn.body).toMatchObject({ active: false, revision: 4 });
    expect((await order()).indexOf(id)).toBe(place);
    const noted = await ask<{ kind: string; reason: string; fields: string[] }>(
      shop.database,
      sql`select kind, reason, fields from changes where record_kind = 'question' and record_id = ${String(id)} order by id`,
    );
    expect(noted.map(({ kind, reason }) => `${kind} ${reason}`.trim())).toEqual([
      ...['question.added', 'question.changed', 'question.offered'],
      'question.withdrawn Zastarelo',
    ]);
    expect(noted.slice(1).map(({ fields }) => fields)).toEqual([['answer_sr'], ['active'], ['active']]);
  });

  it.each(['topic', 'question', 'answer'])('lack the language of which the %s is missing', async (part) => {
    const topic_en = `Lacks its ${part}`;
    const english = { topic_en, question_en: 'Where is the card?', answer_en: '<p>Here.</p>' };
    const serbian = { topic_sr: topic_en, question_sr: 'Gde je kartica?', answer_sr: '<p>Ovde.</p>' };
    const both = Object.assign({ active: false }, english, serbian);
    const lacking = async (language: string) => {
      const added = await add(Object.assign({}, both, { [`${part}_${language}`]: '' }));
      const { results } = await listed(encodeURI(`?topic=${topic_en}&missing=${language}`));
      return results.map(({ id, missing }: { id: number; missing: string[] }) => [id === added.id, ...missing]);
    };
    expect([await lacking('sr'), await lacking('en')]).toEqual([[[true, 'sr']], [[true, 'en']]]);
  });

  it('are found by what is read, and not by how it is written', async () => {
    await add({ ...WHOLE, question_sr: 'Kako se pakuje?', answer_sr: '<p>U <strong>papir</strong>.</p>' });
    expect([await asked(sr, 'papir'), await asked(sr, 'strong')]).toEqual([['Kako se pakuje?'], []]);
  });

  it('in English alone are called so in the history', async () => {
    const { id } = await add({ topic_en: 'Card', question_en: 'Is it mine?', answer_en: '<p>Yes.</p>' });
    const { results } = (await shop.call(owner, 'GET', `/admin/changes/?record_kind=question&record=${id}`)).body;
    expect(results).toMatchObject([{ kind: 'question.added', record_name: 'Is it mine?' }]);
  });

  it('have their topics where the first question of each stands, and none that has no name', async () => {
    for (const topic_sr of ['Šta dalje', 'Adresa', 'Šta dalje', '']) await add({ ...WHOLE, topic_sr, active: false });
    const { results } = (await edit('GET', 'topics/')).body;
    const topics = results.map((one: { topic_sr: string; topic_en: string }) => one.topic_sr || one.topic_en);
    expect(topics.filter((one: string) => ['Šta dalje', 'Adresa', ''].includes(one))).toEqual(['Šta dalje', 'Adresa']);
  });
});

describe('the order of questions', () => {
  it('is that of whoever saw the order before, and leaves their revisions', async () => {
    const before = await order();
    const turned = before.toReversed();
    expect((await put(turned, before)).body).toEqual({ ids: turned });
    expect(await order()).toEqual(turned);
    expect((await listed()).results.map(({ id }: { id: number }) => id)).toEqual(turned);
    expect((await listed()).results.at(-1)).toMatchObject({ id: before[0], revision: 1 });
    const late = await put(before, before);
    expect([late.status, late.body.code, late.body.ids]).toEqual([409, 'order.changed', turned]);
    expect((await put(before, turned)).status).toBe(200);
  });

  it('is refused with ids that are missing, doubled or foreign, and when one was added meanwhile', async () => {
    const seen = await order();
    const [first = 0, second = 0, ...rest] = seen;
    const wrong = [
      [second, ...rest],
      [first, first, ...rest],
      [first, second, ...rest, second],
      [999_999, second, ...rest],
      [],
    ];
    for (const ids of wrong) expect((await put(ids, seen)).body.code).toBe('order.changed');
    for (const ids of [[-1], ['1'], [1.5], 'x', Array(1001).fill(1)])
      expect((await edit('PUT', 'order/', { ids, seen })).status).toBe(400);
    const { id } = await add();
    const late = await put([second, first, ...rest], seen);
    expect([late.status, late.body.ids]).toEqual([409, [...seen, id]]);
    expect(await order()).toEqual([...seen, id]);
  });

  describe('of fifty at once is one of them', () => {
    noticing(
      shop,
      async (send, on) => {
        const seen = await order();
        const turn = (by: number) => [...seen.slice(by % seen.length), ...seen.slice(0, by % seen.length)];
        const sent = (index: number) => ({ ids: turn(1 + (index % (seen.length - 1))), seen });
        const answers = await storm(on, (index) => send(editor, 'PUT', '/admin/faq/order/', sent(index)));
        expect(statuses(answers)).toEqual({ 200: 1, 409: STORM - 1 });
      },
      { doesNotWait: (text) => text.replace('lock table questions in share row exclusive mode', 'select') },
    );
  });
});

it('a list of any length counts to 10,000, and is a file up to 50,000 rows, piece by piece', async () => {
  await ask(
    shop.database,
    sql`insert into questions (position, topic_en, topic_sr, question_en, question_sr, answer_en, answer_sr, search_key)
      select n, 'Many', '', '=' || n, '', 'x', '', 'many' || n from generate_series(1, 50001) n`,
  );
  const file = (query: string) => shop.app.inject({ url: `/api/admin/faq/export/${query}`, headers: editor.headers });
  const tooLong = await file('?topic=Many');
  expect([tooLong.statusCode, tooLong.json().code]).toEqual([409, 'export.too_many']);
  // 15, 150 to 159, 1500 to 1599, 15000 to 15999.
  const lines = (await file('?search=many15')).payload.trimEnd().split('\r\n');
  expect([lines.length, new Set(lines).size]).toEqual([1112, 1112]);
  expect(lines[1]).toBe(`"","","Many","'=15","SR","Prikazano / Shown"`);
  const { count, count_is_exact, next } = await listed('?topic=Many&page=476');
  expect([count, count_is_exact, next]).toEqual([10_000, false, '/api/admin/faq/?topic=Many&page=477']);
  expect((await listed('?topic=Many&page=477')).next).toBeNull();
  expect((await edit('POST', '', WHOLE)).body.code).toBe('faq.full');
});
