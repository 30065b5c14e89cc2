import { beforeAll, describe, expect, it } from 'vitest';
import { BENEFIT_COLUMNS } from '#contract/admin-benefits/benefit-columns.rules.ts';
import { BENEFIT_FIELDS, type BenefitImportField } from '#contract/imports/import-fields.ts';
import { ask } from '../../database/statement.ts';
import { sql } from '../../database/text.ts';
import { taskKinds } from '../../task-kinds.ts';
import { createBatchSize } from '../../tasks/batch-size.ts';
import { runTasks } from '../../tasks/run-tasks.job.ts';
import { makeBenefit, makeCategory, makeProvider } from '../../testing/benefits.ts';
import type { Person } from '../../testing/people.ts';
import { noticing, type Send } from '../../testing/planted-bugs.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { commitBenefits } from './commit-benefits.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const HOUR = 60 * 60 * 1000;

const who = await shop.person({ changes: { adminRoles: ['content'], firstName: 'Ana', lastName: 'Admin' } });
const editor = await shop.person({ companyId: who.companyId, changes: { adminRoles: ['content'] } });
await makeBenefit(database, clock.now);

const runAll = async () => {
  const pace = createBatchSize(2);
  while (await runTasks(database, { kinds: taskKinds, pace, now: clock.now, log: { warn: () => {} } }));
};

type Cells = Partial<Record<BenefitImportField, string>>;
const at = (id: number, path = '') => `/admin/imports/${id}/${path}`;
const get = async (id: number) => (await shop.call(who, 'GET', at(id))).body;
const commit = (id: number, send: Send = shop.call) => send(who, 'POST', at(id, 'commit/'), {});
const rowsOf = async (id: number, query = '') => (await shop.call(who, 'GET', at(id, `rows/${query}`))).body.results;
const benefit = async (id: number) => (await shop.call(who, 'GET', `/admin/benefits/${id}/`)).body;
const edit = async (id: number, fields: object, send: Send = shop.call) => {
  const { revision } = await benefit(id);
  return editAt(id, revision, fields, send);
};
const editAt = (id: number, revision: number, fields: object, send: Send) =>
  send(editor, 'PATCH', `/admin/benefits/${id}/`, fields, { 'if-revision-match': String(revision) });
const called = (name: string) =>
  ask<{ id: number; active: boolean; offered_at: string | null; description_sr: string }>(
    database,
    sql`select id, active, offered_at, description_sr from benefits where name_sr = ${name} order by id`,
  );

/** Uploads and checks an import of these rows, with the columns that they have. */
async function check(rows: readonly Cells[], by: Person = who): Promise<number> {
  const fields = BENEFIT_FIELDS.filter((field) => rows.some((row) => row[field] !== undefined));
  const begun = { file_name: 'benefiti.csv', columns: fields, rows: rows.length };
  const { id } = (await shop.call(by, 'POST', '/admin/imports/', begun)).body;
  for (let from = 0; from < rows.length; from += 500) {
    const cells = rows.slice(from, from + 500).map((row) => fields.map((field) => row[field] ?? ''));
    await shop.call(by, 'PUT', at(id, 'rows/'), { from: from + 2, rows: cells });
  }
  const mapping = Object.fromEntries(fields.map((field, place) => [field, place]));
  await shop.call(by, 'PUT', at(id, 'mapping/'), { mapping });
  await runAll();
  return id;
}

let made = 0;
/** Makes a provider for one new benefit in a file; returns its name. */
async function provided(): Promise<string> {
  made += 1;
  const name = `Uvozni partner ${made}`;
  await makeProvider(database, { name });
  return name;
}
const draft = (provider: string, name: string, more: Cells = {}): Cells => ({
  name_sr: name,
  provider,
  category: 'kategorija 1',
  kind: 'fleksibilni',
  way: 'Faktura / Invoice',
  currency: 'rsd',
  ...more,
});

describe('a check', () => {
  it('says of each row what it comes to by the rules of the form, and writes nothing', async () => {
    const provider = await provided();
    const present = await makeBenefit(database, clock.now, { nameSr: 'Postojeći', sortSr: 'postojeći' });
    const [{ count } = {}] = await ask<{ count: number }>(
      database,
      sql`select count(*)::integer as count from benefits`,
    );
    const id = await check([
      draft(provider, 'Joga', { price: '4.200,00', discount: '15 %', locations: 'beograd; Novi Sad', monthly: 'da' }),
      draft(provider, 'Bazen', { price: '4.200' }),
      draft(provider, 'Ronjenje', { price: '-5' }),
      draft(provider, 'Core', { kind: 'osnovni', price: '10' }),
      draft(provider, 'Kratko', { name_en: 'x', short_description_sr: 'x'.repeat(161), discount: '101' }),
      draft(provider, 'Ista'),
      draft(provider, 'ISTA'),
      draft(provider, 'Gde', { category: 'Sport i zdravlje', locations: 'Budva' }),
      draft('Nepoznat', 'Čiji', { currency: 'USD', way: 'pešice' }),
      { name_sr: 'Bez svega' },
      { code: String(present), price: '1000' },
      { code: String(present + 90_000), price: '1' },
      { code: '7a', price: '1' },
    ]);
    expect((await get(id)).figures).toEqual({ waiting: 0, added: 1, changed: 0, same: 1, refused: 11, left_out: 0 });
    const problems = (await rowsOf(id)).map((row: { problems: { field: string; code: string }[] }) =>
      row.problems.map(({ field, code }) => `${field}:${code}`).join(' '),
    );
    expect(problems).toEqual([
      ...[
        '',
        'price:ambiguous',
        'price:number',
        'price:fixed',
        'short_description_sr:long name_en:short discount:range',
      ],
      ...['name_sr:twin', 'name_sr:twin', 'category:unknown locations:location'],
      'way:unknown currency:unknown provider:unknown',
      'provider:required category:required kind:required way:required currency:required',
      ...['', 'code:unknown', 'code:unknown'],
    ]);
    const groups = (await get(id)).groups as { field: string; code: string; from: string | null; rows: number }[];
    const alone = { rows: 1, like: null, slips: [] };
    expect(groups).toContainEqual({ field: 'category', code: 'unknown', from: 'Sport i zdravlje', ...alone });
    expect(groups).toContainEqual({ field: 'price', code: 'ambiguous', from: null, ...alone });
    expect(await rowsOf(id, '?field=category&code=unknown&from=Sport%20i%20zdravlje')).toHaveLength(1);
    expect(await ask(database, sql`select count(*)::integer as count from benefits`)).toEqual([{ count }]);
  });

  it('shows what would change, and changes nothing where a cell is empty or the column is missing', async () => {
    const one = await makeBenefit(database, clock.now, {
      nameSr: 'Menjani',
      descriptionSr: '<h3>Naslov</h3><p>Reči <strong>jake</strong>.</p>',
      locations: ['Beograd'],
      companies: [who.companyId],
    });
    const id = await check([
      {
        code: String(one),
        name_sr: '',
        price: '900',
        description_sr: 'Naslov Reči jake.',
        locations: '-',
        companies: 'sve',
        limitations_sr: 'Prvi <red>\nDrugi',
      },
    ]);
    const [row] = await rowsOf(id);
    expect(row).toMatchObject({ outcome: 'changed', record: { id: one, name: 'Menjani' } });
    expect(row.changes).toEqual(
      expect.arrayContaining([
        { field: 'price', before: '1000.00', after: '900.00' },
        { field: 'locations', before: 'Beograd', after: '' },
        { field: 'limitations_sr', before: '', after: 'Prvi <red> Drugi' },
        expect.objectContaining({ field: 'companies', after: 'sve / all' }),
      ]),
    );
    expect(row.changes).toHaveLength(4);
    expect((await commit(id)).body.status).toBe('done');
    expect(await benefit(one)).toMatchObject({
      price: 900,
      locations: [],
      companies: null,
      limitations_sr: '<p>Prvi &lt;red&gt;</p><p>Drugi</p>',
      description_sr: '<h3>Naslov</h3><p>Reči <strong>jake</strong>.</p>',
    });
  });

  it('refuses a new one that its provider has already, unless that was withdrawn', async () => {
    const provider = await provided();
    const first = await check([draft(provider, 'Dvaput')]);
    await commit(first);
    const second = await check([draft(provider, 'DVAPUT')]);
    expect((await get(second)).groups).toMatchObject([{ field: 'name_sr', code: 'exists', rows: 1 }]);
    await shop.call(who, 'POST', at(first, 'undo/'));
    await runAll();
    const third = await check([draft(provider, 'Dvaput')]);
    expect((await get(third)).status).toBe('ready');
  });
});

it('mends all rows of an unknown word with one other, and a cell alone', async () => {
  const provider = await provided();
  const id = await check([
    ...['A', 'B', 'C'].map((name) => draft(provider, `Grupa ${name}`, { category: 'Nema je' })),
    draft(provider, 'Grupa D', { category: 'Ni ove' }),
  ]);
  const fixed = await shop.call(who, 'POST', at(id, 'rows/fix/'), {
    field: 'category',
    code: 'unknown',
    from: 'Nema je',
    to: 'Category 1',
  });
  expect(fixed.body).toMatchObject({ figures: { added: 3, refused: 1 }, groups: [{ from: 'Ni ove', rows: 1 }] });
  const rows = [{ line: 5, cells: { category: 'Kategorija 1' } }];
  expect((await shop.call(who, 'PATCH', at(id, 'rows/'), { rows })).body.status).toBe('ready');
});

it('says of an unknown category and provider which one is most likely meant, of those that have not ended', async () => {
  await makeProvider(database, { name: 'Oaza mira' });
  await makeProvider(database, { name: 'Sokolana', active: false });
  const id = await check([
    draft('Oaza mria', 'Slična A', { category: 'Kategorjia 1' }),
    draft('Sokolanna', 'Slična B', { category: 'Sasvim nova' }),
  ]);
  const { groups } = await get(id);
  const likes = groups.map(({ from, like }: { from: string; like: object }) => [from, like]);
  expect(Object.fromEntries(likes)).toEqual({
    'Oaza mria': { word: 'Oaza mira', by: 'letters' },
    'Kategorjia 1': { word: 'Kategorija 1', by: 'letters' },
    Sokolanna: null,
    'Sasvim nova': null,
  });
});

describe('a name of several', () => {
  const provider = (name: string, active = true) => makeProvider(database, { name, active });
  const problemsOf = async (id: number) =>
    (await rowsOf(id)).map(({ problems }: { problems: { field: string; code: string }[] }) =>
      problems.map(({ field, code }) => `${field}:${code}`).join(' '),
    );
  const filed = (id: number) =>
    ask<{ name_sr: string; provider: number; category: number }>(
      database,
      sql`select b.name_sr, b.provider_id as provider, b.category_id as category from import_rows r
        join benefits b on b.id = r.target_id where r.import_id = ${id} order by r.line`,
    );

  it('is asked about once for all rows that say it, and never taken for the first', async () => {
    await provider('Dva spa');
    const second = await provider('Dva spa');
    await provider('Dva spa', false);
    await makeCategory(database, 2);
    await makeCategory(database, 21, 1);
    await makeCategory(database, 22, 2);
    await database.execute(sql`update categories set name_sr = 'Ostalo', name_en = 'Other' where id in (21, 22)`);
    const id = await check([
      draft('Dva spa', 'Spa A'),
      draft('DVA SPA', 'Spa B', { category: 'Other' }),
      draft('Dva spa', 'Spa C', { category: 'Ostalo #22' }),
    ]);
    expect(await problemsOf(id)).toEqual(['provider:several', 'provider:several category:several', 'provider:several']);
    const alone = { like: null, slips: [] };
    expect((await get(id)).groups).toEqual([
      { field: 'provider', code: 'several', from: 'Dva spa', rows: 2, ...alone },
      { field: 'category', code: 'several', from: 'Other', rows: 1, ...alone },
      { field: 'provider', code: 'several', from: 'DVA SPA', rows: 1, ...alone },
    ]);
    expect((await commit(id)).status).toBe(409);
    const said = { field: 'provider', code: 'several', to: `Dva spa #${second}` };
    await shop.call(who, 'POST', at(id, 'rows/fix/'), { ...said, from: 'Dva spa' });
    const rows = [{ line: 3, cells: { provider: `dva spa#${second}`, category: 'Other #21' } }];
    expect((await shop.call(who, 'PATCH', at(id, 'rows/'), { rows })).body.status).toBe('ready');
    await commit(id);
    expect(await filed(id)).toEqual([
      { name_sr: 'Spa A', provider: second, category: 1 },
      { name_sr: 'Spa B', provider: second, category: 21 },
      { name_sr: 'Spa C', provider: second, category: 22 },
    ]);
  });

  it('is no question where all but one have ended, or one is called so by every letter', async () => {
    await provider('Jedna sauna', false);
    const open = await provider('Jedna sauna');
    const plain = await provider('Cafe Kolo');
    const accented = await provider('Café Kolo');
    const id = await check([
      draft('Jedna sauna', 'Sauna'),
      draft('Cafe Kolo', 'Kafa'),
      draft('Café Kolo', 'Kafa'),
      draft('CAFE KOLO', 'Kafa'),
    ]);
    expect(await problemsOf(id)).toEqual(['', '', '', 'provider:several']);
    await shop.call(who, 'PATCH', at(id, 'rows/'), { rows: [{ line: 5, left_out: true }] });
    await commit(id);
    expect((await filed(id)).map((one) => one.provider)).toEqual([open, plain, accented]);
  });

  it('is found by a number only together with its name', async () => {
    const [mine, other, ended] = [await provider('Broj'), await provider('Drugi broj'), await provider('Broj', false)];
    const numbered = await provider(`Broj #${other}`);
    const id = await check([
      draft(`Broj #${mine}`, 'Po broju'),
      draft(`Drugi broj #${mine}`, 'Tuđ broj'),
      draft(`Broj #${ended}`, 'Ugašen'),
      draft(`#${mine}`, 'Bez naziva'),
      draft(`Broj #${other}`, 'Tako se zove'),
    ]);
    const refused = ['provider:unknown', 'provider:ended', 'provider:unknown'];
    expect(await problemsOf(id)).toEqual(['', ...refused, '']);
    const rows = [3, 4, 5].map((line) => ({ line, left_out: true }));
    await shop.call(who, 'PATCH', at(id, 'rows/'), { rows });
    await commit(id);
    expect((await filed(id)).map((one) => one.provider)).toEqual([mine, numbered]);
  });

  it('stays with the one that a benefit has, and what moves between two says which', async () => {
    const [first, second] = [await provider('Ista sala'), await provider('Ista sala')];
    const one = await makeBenefit(database, clock.now, { providerId: second });
    const two = await makeBenefit(database, clock.now, { providerId: second });
    const id = await check([
      { code: String(one), provider: 'ista sala', price: '5' },
      { code: String(two), provider: `Ista sala #${first}` },
    ]);
    expect(await rowsOf(id)).toMatchObject([
      { changes: [{ field: 'price', after: '5.00' }], problems: [] },
      { changes: [{ field: 'provider', before: `Ista sala #${second}`, after: `Ista sala #${first}` }], problems: [] },
    ]);
    await commit(id);
    expect([(await benefit(one)).provider_id, (await benefit(two)).provider_id]).toEqual([second, first]);
  });

  it('is the same of companies: those that have the benefit keep it, any other is asked about', async () => {
    const companies = [await shop.company(), await shop.company(), await shop.company('KM')];
    const [one = 0, other = 0, abroad = 0] = companies;
    await database.execute(sql`update companies set name = 'Vihor' where id in (${one}, ${abroad})`);
    await database.execute(sql`update companies set name = 'Severac' where id = ${other}`);
    const of = (companies: number[]) => makeBenefit(database, clock.now, { companies });
    const code = async (companies: number[]) => String(await of(companies));
    const both = await code([one, abroad]);
    const id = await check([
      { code: await code([abroad]), companies: 'Vihor' },
      { code: both, companies: 'Vihor; Vihor' },
      { code: both, companies: 'Vihor' },
      { code: await code([other]), companies: 'Severac; Vihor' },
      { code: await code([other]), companies: `Severac; Vihor #${abroad}` },
      { code: await code([one, abroad]), companies: `Vihor #${abroad}` },
      { code: await code([one, abroad]), companies: 'Vihor' },
      { code: await code([abroad]), companies: `Vihor; Vihor #${abroad}` },
    ]);
    const group = { field: 'companies', code: 'several', from: 'Severac; Vihor', rows: 1, like: null, slips: [] };
    expect((await get(id)).groups).toContainEqual(group);
    const seen = (await rowsOf(id)).map(({ changes, problems }: { changes: object[]; problems: object[] }) => [
      ...problems,
      ...changes,
    ]);
    const several = { field: 'companies', code: 'several' };
    const wide = [{ field: 'companies', before: 'Severac', after: `Severac; Vihor #${abroad}` }];
    const narrow = [{ field: 'companies', before: `Vihor #${one}; Vihor #${abroad}`, after: `Vihor #${abroad}` }];
    // Two of the rows are about the same benefit.
    expect(seen).toEqual([
      [],
      [{ field: 'code', code: 'twin' }],
      expect.arrayContaining([several]),
      [several],
      wide,
      narrow,
      [several],
      [several],
    ]);
  });
});

describe('a commit', () => {
  it('writes drafts and changes at once, notes each, and raises the catalogue once; the same again nothing', async () => {
    const provider = await provided();
    const one = await makeBenefit(database, clock.now, { nameSr: 'Pre uvoza' });
    const rows = ['E', 'F'].map((name) =>
      draft(provider, `Novi ${name}`, { price: '10.50', description_sr: 'Red\nDva' }),
    );
    const id = await check([...rows, { code: String(one), name_sr: 'Posle uvoza', way: 'web' }]);
    const version = sql`select version from catalogue_version`;
    const [{ version: before } = { version: 0 }] = await ask<{ version: number }>(database, version);
    const done = { status: 'done', may_undo: true, committed_by: 'Ana Admin' };
    expect((await commit(id)).body).toMatchObject(done);
    expect((await commit(id)).body.status).toBe('done');
    expect(await ask(database, version)).toEqual([{ version: before + 1 }]);
    const [made] = await called('Novi E');
    expect(made).toMatchObject({ active: false, offered_at: null, description_sr: '<p>Red</p><p>Dva</p>' });
    expect(await benefit(made?.id ?? 0)).toMatchObject({ state: 'draft', price: 10.5, companies: null, revision: 1 });
    expect(await benefit(one)).toMatchObject({
      name_sr: 'Posle uvoza',
      way_to_buy: 'web',
      revision: 2,
      state: 'offered',
    });
    const noted = sql`select kind, count(*)::integer as n from changes where via = 'import' and via_id = ${String(id)} group by 1 order by 1`;
    expect(await ask(database, noted)).toEqual([
      { kind: 'benefit.added', n: 2 },
      { kind: 'benefit.changed', n: 1 },
    ]);
  });

  it('is refused where a benefit is another than was seen, or what it is filed under has ended', async () => {
    const provider = await provided();
    const [one, two] = [await makeBenefit(database, clock.now), await makeBenefit(database, clock.now)];
    const id = await check([
      { code: String(one), price: '11', provider },
      { code: String(two), price: '12', provider: '' },
    ]);
    await edit(two, { price: 77 });
    expect((await commit(id)).body).toMatchObject({ code: 'imports.changed', rows: 1 });
    expect(await rowsOf(id)).toMatchObject([{}, { changes: [{ field: 'price', before: '77.00', after: '12.00' }] }]);
    await database.execute(sql`update providers set active = false where name = ${provider}`);
    expect((await commit(id)).body.code).toBe('imports.changed');
    expect((await get(id)).groups).toEqual([
      { field: 'provider', code: 'ended', from: provider, rows: 1, like: null, slips: [] },
    ]);
    expect((await benefit(one)).price).toBe(1000);
  });

  it('is refused where another file brought the same meanwhile, by all letters of its name and not by the first', async () => {
    const provider = await provided();
    const name = 'Masaža leđa';
    const ids = [await check([draft(provider, name)]), await check([draft(provider, name)])] as const;
    await commit(await check([draft(provider, 'Masaža led')]));
    expect((await commit(ids[0])).body.status).toBe('done');
    expect((await commit(ids[1])).body).toMatchObject({ code: 'imports.changed', rows: 1 });
    expect((await get(ids[1])).groups).toMatchObject([{ field: 'name_sr', code: 'exists', rows: 1 }]);
    expect(await called(name)).toHaveLength(1);
  });

  it('takes as many statements for a thousand rows as two pieces need', async () => {
    const provider = await provided();
    const id = await check(Array.from({ length: 1000 }, (_, n) => draft(provider, `Mnogo ${n}`)));
    const key = { companyId: who.companyId, id, kind: 'benefits' } as const;
    const statements = await shop.statements(() => commitBenefits(database, { by: who, key, now: clock.now }));
    expect(statements.length).toBeLessThanOrEqual(25);
  });
});

describe('what somebody pays for every month', () => {
  // Imports are limited per hour.
  beforeAll(() => {
    clock.now = new Date(clock.now.getTime() + HOUR);
  });

  const monthly = { price: 100_000, monthly: true };
  const subscribed = async (id: number, currency: 'RSD' | 'EUR' = 'RSD') => {
    const person = await shop.person({ flexible: 10_000_000, companyId: await shop.company(currency) });
    const sent = { benefit_id: id, user_id: person.userId };
    expect((await shop.call(person, 'POST', '/v2/subscriptions/', sent)).status).toBe(201);
    return person;
  };
  const found = async (id: number) =>
    (await rowsOf(id)).map((row: { problems: { field: string; code: string }[] }) =>
      row.problems.map(({ field, code }) => `${field}:${code}`).join(' '),
    );

  it('is ended for nobody by a file', async () => {
    const id = await makeBenefit(database, clock.now, { nameSr: 'Mesečno', ...monthly });
    const { companyId } = await subscribed(id);
    const [{ name: theirs = '' } = {}] = await ask<{ name: string }>(
      database,
      sql`select name from companies where id = ${companyId}`,
    );
    const [{ name: other = '' } = {}] = await ask<{ name: string }>(
      database,
      sql`select name from companies where id = ${who.companyId}`,
    );
    const code = String(id);
    for (const [cells, problem] of [
      [{ discount: '100' }, 'discount:in_use'],
      [{ monthly: 'ne' }, 'monthly:in_use'],
      // Without a price it is no monthly benefit either.
      [{ price: '-' }, 'monthly:monthly price:in_use'],
      [{ companies: `${other} #${who.companyId}` }, 'companies:in_use'],
      [{ companies: `${theirs} #${companyId}` }, ''],
      [{ discount: '99' }, ''],
    ] as const)
      expect([cells, await found(await check([{ code, ...cells }]))]).toEqual([cells, [problem]]);
  });

  it.each([
    ['the price is worth no para after its discount', 'RSD', { price: '0,01', discount: '60' }, 'price:in_use'],
    ['the price is worth no cent to their company', 'EUR', { price: '0,10' }, 'price:in_use'],
  ] as const)('is not ended where %s', async (_, currency, cells, problem) => {
    const id = await makeBenefit(database, clock.now, { nameSr: 'Skoro ništa', ...monthly });
    await subscribed(id, currency);
    expect(await found(await check([{ code: String(id), ...cells }]))).toEqual([problem]);
  });

  it('is not ended by a file that was checked before', async () => {
    const id = await makeBenefit(database, clock.now, { nameSr: 'Pretplata', ...monthly });
    const file = await check([{ code: String(id), discount: '100' }]);
    expect((await get(file)).figures).toMatchObject({ changed: 1, refused: 0 });
    await subscribed(id);
    const refused = await commit(file);
    expect([refused.status, refused.body.code]).toEqual([409, 'imports.changed']);
    await runAll();
    expect(await found(file)).toEqual(['discount:in_use']);
    expect((await benefit(id)).discount).toBe(0);
  });

  it('stays as the file made it where taking back would end it', async () => {
    const id = await makeBenefit(database, clock.now, { nameSr: 'Vraćena', ...monthly, discount: 100 });
    const file = await check([{ code: String(id), discount: '20' }]);
    expect((await commit(file)).status).toBe(200);
    await subscribed(id);
    await shop.call(who, 'POST', at(file, 'undo/'), {});
    await runAll();
    expect((await get(file)).status).toBe('undone');
    expect((await rowsOf(file)).map(({ undone }: { undone: boolean }) => undone)).toEqual([false]);
    expect((await benefit(id)).discount).toBe(20);
    // Nobody changed the benefit: the text also names the other reason to keep it.
    const [told] = (await shop.call(who, 'GET', '/v2/notifications/')).body.results;
    expect(told.text).toContain('changed since, or somebody pays for them every month: 1.');
  });
});

describe('taking back', () => {
  it('gives back what was, puts the new away, and leaves what was touched since', async () => {
    const provider = await provided();
    const [one, two] = [await makeBenefit(database, clock.now), await makeBenefit(database, clock.now)];
    const id = await check([
      { ...draft(provider, 'Vraćen'), code: '' },
      { ...draft(provider, 'Dirnut'), code: '' },
      { code: String(one), price: '5', name_sr: 'Nakratko' },
      { code: String(two), price: '6' },
    ]);
    await commit(id);
    const [touched] = await called('Dirnut');
    await edit(touched?.id ?? 0, { price: 3 });
    await edit(two, { discount: 5 });
    expect((await shop.call(who, 'POST', at(id, 'undo/'))).status).toBe(202);
    await runAll();
    expect(await get(id)).toMatchObject({ status: 'undone' });
    expect((await rowsOf(id)).map(({ undone }: { undone: boolean }) => undone)).toEqual([true, false, true, false]);
    const [gone] = await called('Vraćen');
    expect((await benefit(gone?.id ?? 0)).state).toBe('withdrawn');
    expect(await benefit(touched?.id ?? 0)).toMatchObject({ state: 'draft', price: 3 });
    expect(await benefit(one)).toMatchObject({ price: 1000, name_sr: 'Teretana' });
    expect(await benefit(two)).toMatchObject({ price: 6, discount: 5 });
  });

  it('is over after 24 hours', async () => {
    const id = await check([draft(await provided(), 'Prekasno')]);
    await commit(id);
    clock.now = new Date(clock.now.getTime() + 24 * HOUR);
    expect((await shop.call(who, 'POST', at(id, 'undo/'))).body.code).toBe('imports.undo_over');
  });
});

/** The cells of a CSV as a spreadsheet shows them. */
const cellsIn = (csv: string) =>
  [...csv.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)].reduce<string[][]>(
    (rows, [, cell = '', end]) => {
      rows.at(-1)?.push(cell.replaceAll('""', '"'));
      if (end === '\r\n') rows.push([]);
      return rows;
    },
    [[]],
  );

it('takes the list of benefits as it was exported, and finds it the same', async () => {
  const twins = [
    await makeProvider(database, { name: 'Isto ime' }),
    await makeProvider(database, { name: 'Isto ime' }),
  ];
  const settings = [
    { nameSr: '=1+1', nameEn: '10\u00a0% manje', providerId: twins[0] },
    { nameSr: '-', price: null, discount: 30, providerId: twins[1] },
    { nameSr: 'Reč "u navodu", i zarez', companies: [who.companyId], locations: ['Beograd', 'Online'] },
    { nameSr: 'Nikome', companies: [], currency: 'EUR', price: 1_234_567, locations: ['Cela Crna Gora'] },
    { nameSr: 'Sarajevo', currency: 'KM', price: 900 },
    { nameSr: 'Nov', active: false, monthly: true, shortDescriptionSr: 'Dva\nreda' },
  ] as const;
  const ids: number[] = [];
  for (const each of settings) ids.push(await makeBenefit(database, clock.now, { ...each } as never));
  const url = `/api/admin/benefits/export/?ids=${ids.join(',')}`;
  const { payload } = await shop.app.inject({ url, headers: who.headers });
  const [columns = [], ...rows] = cellsIn(payload).filter((row) => row.length > 0);
  expect(columns).toEqual(BENEFIT_COLUMNS.map(([, heading]) => heading));
  expect(payload).toContain('"9.00","BAM",');
  const begun = { file_name: 'benefiti.csv', columns, rows: rows.length };
  const { id, columns: guessed } = (await shop.call(who, 'POST', '/admin/imports/', begun)).body;
  await shop.call(who, 'PUT', at(id, 'rows/'), { from: 2, rows });
  const known = guessed.flatMap(({ guess }: { guess: string | null }, place: number) =>
    guess ? [[guess, place]] : [],
  );
  expect(known.map(([field]: [string]) => field)).toEqual(BENEFIT_FIELDS.slice(0, BENEFIT_COLUMNS.length - 1));
  await shop.call(who, 'PUT', at(id, 'mapping/'), { mapping: Object.fromEntries(known) });
  await runAll();
  expect((await get(id)).figures).toEqual({ waiting: 0, added: 0, changed: 0, same: 6, refused: 0, left_out: 0 });
});

it('is of one kind and one company: elsewhere it is none', async () => {
  const boss = await shop.person({ companyId: who.companyId, changes: { companyRoles: ['owner'] } });
  const stranger = await shop.person({ changes: { adminRoles: ['content'] } });
  const id = await check([draft(await provided(), 'Tuđ')]);
  const begun = { file_name: 'ljudi.csv', columns: ['E-mail'], rows: 1 };
  const people = (await shop.call(boss, 'POST', '/company/imports/', begun)).body.id;
  const calls = [
    ['GET', '', undefined],
    ['PUT', 'rows/', { from: 2, rows: [['x']] }],
    ['PUT', 'mapping/', { mapping: { code: 0 } }],
    ['POST', 'check/stop/', undefined],
    ['PATCH', 'rows/', { rows: [{ line: 2, left_out: true }] }],
    ['POST', 'rows/fix/', {}],
    ['GET', 'rows/', undefined],
    ['GET', 'rows/export/', undefined],
    ['GET', 'problems/export/', undefined],
    ['POST', 'commit/', {}],
    ['POST', 'discard/', undefined],
    ['POST', 'undo/', undefined],
  ] as const;
  for (const [method, path, body] of calls) {
    expect((await shop.call(stranger, method, at(id, path), body)).status, path).toBe(404);
    expect((await shop.call(who, method, at(people, path), body)).status, path).toBe(404);
    const ofPeople = path === 'mapping/' ? { mapping: { email: 0 } } : body;
    expect((await shop.call(boss, method, `/company/imports/${id}/${path}`, ofPeople)).status, path).toBe(404);
  }
  expect((await shop.call(stranger, 'GET', '/admin/imports/')).body.count).toBe(0);
  expect((await shop.call(who, 'PUT', at(id, 'mapping/'), { mapping: { email: 0 } })).status).toBe(400);
});

describe('a commit and somebody who edits one of its benefits', () => {
  noticing(
    shop,
    async (send) => {
      const [one, two] = [await makeBenefit(database, clock.now), await makeBenefit(database, clock.now)];
      const id = await check([one, two].map((code) => ({ code: String(code), price: '42' })));
      const [committed, edited] = await Promise.all([commit(id, send), editAt(two, 1, { price: 7 }, send)]);
      const prices = [(await benefit(one)).price, (await benefit(two)).price];
      // The second of the two is refused, and neither change is made by half.
      expect([committed.status, edited.status].sort()).toEqual([200, 409]);
      expect(prices).toEqual(committed.status === 200 ? [42, 42] : [1000, 7]);

      const third = await check([{ code: String(one), price: '43' }]);
      await edit(one, { discount: 9 }, send);
      expect((await commit(third, send)).status).toBe(409);
    },
    { overwrites: (text) => text.replace('and b.revision = r.revision', '') },
  );
});

describe('two files with the same new benefit', () => {
  noticing(
    shop,
    async (send) => {
      const provider = await provided();
      const name = `Samo jedan ${made}`;
      const ids = [await check([draft(provider, name)]), await check([draft(provider, name)])];
      const answers = await Promise.all(ids.map((id) => commit(id, send)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await called(name)).toHaveLength(1);
    },
    { doubles: (text) => text.replace(/select count\(\*\)::integer as n from import_rows r\s+where/, '$& false and') },
  );
});
