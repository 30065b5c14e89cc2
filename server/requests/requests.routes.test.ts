import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { reconcile } from '../database/reconcile.ts';
import { sql as held } from '../database/text.ts';
import { makeCategory } from '../testing/benefits.ts';
import { duringTransaction } from '../testing/during-transaction.ts';
import { jpegFile, multipart, pdfFile, pngFile } from '../testing/files.ts';
import type { Person } from '../testing/people.ts';
import { makeRequest, sentFile } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';
import { moveRequest } from './move-request.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const file = (person: Person, changes = {}) => makeRequest(database, clock.now, person, changes);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => ({ code: 'none', extra: {} }),
    (error) => error,
  );
const me = async (who: Person) => (await shop.call(who, 'GET', '/v2/me/')).body;
const read = async (who: Person, id: number) => (await shop.call(who, 'GET', `/v2/requests/${id}/`)).body;
const cancel = (who: Person, id: number) => shop.call(who, 'PATCH', `/v2/requests/${id}/`, { status: 'cancelled' });

async function decide({ companyId }: Person, id: number, to: 'accepted' | 'rejected') {
  const boss = await shop.person({ companyId, changes: { companyRoles: ['owner'] } });
  for (const status of ['in_review', to] as const) {
    const mover = { companyId, actorId: boss.userId, side: 'reviewer' as const };
    await moveRequest(database, mover, { requestId: id, to: status, reason: 'No name on it', now: clock.now });
  }
}

describe('a request that is filed', () => {
  it('holds its amount, first from the yearly budget of its category, then from the flexible one', async () => {
    const ana = await shop.person({ flexible: 100_000, budgets: { 1: 60_000 } });
    const before = (await shop.call(ana, 'GET', '/v2/me/')).headers.etag;
    const id = await file(ana);
    const { headers, body } = await shop.call(ana, 'GET', '/v2/me/');
    expect(headers.etag).not.toBe(before);
    expect(body).toMatchObject({ balance: 1000, spent: 0, held: 400, available: 600 });
    expect(body.category_budgets).toMatchObject([{ category_id: 1, amount: 600, spent: 0, held: 600 }]);
    expect(await read(ana, id)).toMatchObject({
      id,
      kind: 'reimbursement',
      status: 'pending',
      needs_information: false,
      category: 'Category 1/Kategorija 1',
      provider_name: 'Optika Vid',
      description: 'Glasses',
      purchase_date: '2026-11-18',
      amount: 1000,
      currency: 'RSD',
      held_from_category: 600,
      held_from_flexible: 400,
      budget_year: 2026,
      reason: '',
      filed_at: '2026-11-20T10:00:00.000Z',
      first_filed_at: '2026-11-20T10:00:00.000Z',
      decided_at: null,
      resubmits: null,
      resubmitted_by: null,
      file: { name: 'receipt.pdf', type: 'application/pdf' },
      timeline: [{ status: 'pending', by: 'employee', name: 'Ana Anić' }],
    });
    expect(await reconcile(database)).toEqual([]);
  });

  it('is not filed for more than there is, in the words of the specification', async () => {
    const ana = await shop.person({ flexible: 100_000, budgets: { 1: 60_000 } });
    const error = await refusal(file(ana, { amount: 160_001 }));
    expect([error.status, error.text.en]).toEqual([
      400,
      'Amount that you have entered is higher than available budget!',
    ]);
    expect(await me(ana)).toMatchObject({ held: 0, available: 1000 });
    await file(ana, { amount: 160_000 });
    expect(await me(ana)).toMatchObject({ available: 0 });
  });

  it('draws on no other category', async () => {
    const ana = await shop.person({ flexible: 100_000, budgets: { 2: 60_000 } });
    expect((await refusal(file(ana, { amount: 100_001 }))).code).toBe('requests.over_budget');
  });

  it.each([
    [{ purchaseDate: '2026-11-21' }, 'purchase_date'],
    [{ purchaseDate: '2025-11-19' }, 'purchase_date'],
    [{ purchaseDate: '2026-02-30' }, 'purchase_date'],
    [{ file: null }, 'file'],
  ])('is refused with %j, at the field', async (changes, field) => {
    const ana = await shop.person({ flexible: 100_000 });
    const error = await refusal(file(ana, changes));
    expect([error.status, Object.keys(error.extra.fields)]).toEqual([400, [field]]);
  });

  it('is one for one key, and another under that key is refused', async () => {
    const ana = await shop.person({ flexible: 1_000_000 });
    const once = { idempotencyKey: 'attempt-1', file: sentFile(ana, clock.now, 'the same receipt') };
    const id = await file(ana, { ...once, duplicateAccepted: false });
    expect(await file(ana, { ...once, duplicateAccepted: false })).toBe(id);
    expect((await refusal(file(ana, { ...once, amount: 5 }))).status).toBe(422);
    expect((await refusal(file(ana, { ...once, file: sentFile(ana, clock.now) }))).status).toBe(422);
    expect((await me(ana)).held).toBe(1000);
  });
});

describe('a possible duplicate (product.md 7.8)', () => {
  it.each([
    ['the same file', { amount: 5, providerName: 'Another' }, true, 'file'],
    ['the same amount, date and provider', { providerName: 'OPTIKA  Víd' }, false, 'purchase'],
  ])('is %s; the earlier one is named and nothing is filed', async (_title, changes, sameFile, same) => {
    const ana = await shop.person({ flexible: 1_000_000 });
    const receipt = sentFile(ana, clock.now);
    const id = await file(ana, { file: receipt });
    const again = { ...changes, duplicateAccepted: false, ...(sameFile && { file: receipt }) };
    const error = await refusal(file(ana, again));
    expect([error.status, error.code]).toEqual([409, 'possible_duplicate']);
    expect(error.extra.details.duplicates).toMatchObject([{ id, same, provider_name: 'Optika Vid', amount: 1000 }]);
    expect((await me(ana)).held).toBe(1000);
    await file(ana, { ...again, duplicateAccepted: true });
  });

  it.each([
    ['another day', { purchaseDate: '2026-11-17' }],
    ['another amount', { amount: 100_001 }],
    ['another provider', { providerName: 'Optika Dva' }],
  ])('is not one of %s', async (_title, changes) => {
    const ana = await shop.person({ flexible: 1_000_000 });
    await file(ana);
    await file(ana, { ...changes, duplicateAccepted: false });
  });

  it('is one that was accepted too: it would be paid twice; and none that was rejected', async () => {
    const ana = await shop.person({ flexible: 1_000_000 });
    const [paid, unpaid] = [await file(ana), await file(ana, { providerName: 'Optika Dva' })];
    await decide(ana, paid, 'accepted');
    await decide(ana, unpaid, 'rejected');
    const error = await refusal(file(ana, { duplicateAccepted: false }));
    expect([error.status, error.code]).toEqual([409, 'possible_duplicate']);
    expect(error.extra.details.duplicates).toMatchObject([{ id: paid, status: 'accepted', same: 'purchase' }]);
    expect(await me(ana)).toMatchObject({ spent: 1000, held: 0 });
    await file(ana, { providerName: 'Optika Dva', duplicateAccepted: false });
  });

  it('is neither one that was cancelled nor one of a colleague', async () => {
    const ana = await shop.person({ flexible: 1_000_000 });
    const mara = await shop.person({ companyId: ana.companyId, flexible: 1_000_000 });
    await file(mara);
    await cancel(ana, await file(ana));
    await file(ana, { duplicateAccepted: false });
  });
});

describe('an employee', () => {
  it('takes a pending request back, once, and has the money again', async () => {
    const ana = await shop.person({ flexible: 100_000 });
    const id = await file(ana);
    const { body } = await cancel(ana, id);
    expect(body).toMatchObject({ status: 'cancelled', decided_at: '2026-11-20T10:00:00.000Z' });
    expect(await me(ana)).toMatchObject({ held: 0, available: 1000 });
    expect((await cancel(ana, id)).status).toBe(409);
    expect(await reconcile(database)).toEqual([]);
  });

  it.each(['pending', 'in_review', 'accepted', 'rejected'])('cannot set it to %s', async (status) => {
    const ana = await shop.person({ flexible: 100_000 });
    const id = await file(ana);
    expect((await shop.call(ana, 'PATCH', `/v2/requests/${id}/`, { status })).status).toBe(400);
  });

  it('cannot take back one that is in review', async () => {
    const ana = await shop.person({ flexible: 100_000 });
    const id = await file(ana);
    await decide(ana, id, 'accepted');
    expect((await cancel(ana, id)).body.message).toBe('The request has already been accepted.');
  });

  it('files a rejected one again, with its file and its first day, once', async () => {
    const ana = await shop.person({ flexible: 100_000 });
    const first = await file(ana, { purchaseDate: '2025-11-20' });
    await decide(ana, first, 'rejected');
    clock.now = new Date('2026-11-28T10:00:00Z');
    try {
      const again = { resubmits: first, file: null, purchaseDate: '2025-11-20', duplicateAccepted: false };
      const id = await file(ana, again);
      expect(await read(ana, id)).toMatchObject({
        resubmits: first,
        status: 'pending',
        purchase_date: '2025-11-20',
        filed_at: '2026-11-28T10:00:00.000Z',
        first_filed_at: '2026-11-20T10:00:00.000Z',
      });
      expect((await read(ana, first)).resubmitted_by).toBe(id);
      expect((await refusal(file(ana, again))).code).toBe('requests.resubmit');
      expect((await refusal(file(ana, { resubmits: id, file: null }))).code).toBe('requests.resubmit');
      expect(await reconcile(database)).toEqual([]);
    } finally {
      clock.now = new Date('2026-11-20T10:00:00Z');
    }
  });

  it('cannot file one of a colleague again', async () => {
    const ana = await shop.person({ flexible: 100_000 });
    const mara = await shop.person({ companyId: ana.companyId, flexible: 100_000 });
    const id = await file(ana);
    await cancel(ana, id);
    expect((await refusal(file(mara, { resubmits: id, file: null }))).status).toBe(404);
  });

  it('finds their own by status and words, a page at a time', async () => {
    const ana = await shop.person({ flexible: 1_000_000 });
    const mara = await shop.person({ companyId: ana.companyId, flexible: 1_000_000 });
    await file(mara);
    const ids = [await file(ana), await file(ana, { providerName: 'Žito', description: 'Kurs pečenja' })];
    await cancel(ana, ids[0] ?? 0);
    const found = async (query: string) =>
      (await shop.call(ana, 'GET', `/v2/requests/${query}`)).body.results.map((row: { id: number }) => row.id);
    expect(await found('')).toEqual([...ids].reverse());
    expect(await found('?status=cancelled')).toEqual([ids[0]]);
    expect(await found('?search=PECENJA%20zito')).toEqual([ids[1]]);
    expect(await found('?search=%25')).toEqual([]);
    expect(await found('?page_size=1&page=2')).toEqual([ids[0]]);
    expect((await shop.call(ana, 'GET', '/v2/requests/?page=9')).body).toMatchObject({ count: 2, results: [] });
    expect((await shop.call(ana, 'GET', '/v2/requests/?status=open')).status).toBe(400);
  });

  it('has a comment once that was sent again for want of an answer, and the same words again after an answer to them', async () => {
    const ana = await shop.person({ flexible: 200_000 });
    const boss = await shop.person({ companyId: ana.companyId, changes: { companyRoles: ['owner'] } });
    const id = await file(ana);
    const write = async (text: string) => (await shop.call(ana, 'POST', `/v2/requests/${id}/comments/`, { text })).body;
    const ask = async (text: string) =>
      (await shop.call(boss, 'POST', `/company/requests/${id}/comments/`, { text })).body;
    const first = await write('Here it is');
    expect(await write('Here it is')).toEqual(first);
    const question = await ask('Which one?');
    expect(await ask('Which one?')).toEqual(question);
    await write('Here it is');
    await ask('Which one?');
    const { body } = await shop.call(ana, 'GET', `/v2/requests/${id}/comments/`);
    expect(body.map(({ text }: { text: string }) => text)).toEqual([
      'Here it is',
      'Which one?',
      'Here it is',
      'Which one?',
    ]);
    const { rows } = await database.execute(
      sql`select from notifications where company_id = ${ana.companyId} and user_id = ${ana.userId}`,
    );
    expect(rows).toHaveLength(2);
  });

  it('has two hundred comments at most, whoever writes them', async () => {
    const ana = await shop.person({ flexible: 200_000 });
    const boss = await shop.person({ companyId: ana.companyId, changes: { companyRoles: ['owner'] } });
    const id = await file(ana);
    await database.execute(sql`
      insert into request_comments (company_id, request_id, author_id, text, created_at)
      select ${ana.companyId}, ${id}, ${ana.userId}, 'Comment ' || place, ${clock.now.toISOString()}::timestamptz
      from generate_series(1, 199) place`);
    const write = (text: string) => shop.call(ana, 'POST', `/v2/requests/${id}/comments/`, { text });
    const last = await write('The last one');
    expect(last.status).toBe(201);
    // Repeated as after a lost answer.
    expect(await write('The last one')).toMatchObject({ status: 201, body: last.body });
    expect(await write('One more')).toMatchObject({ status: 409, body: { code: 'requests.comments_full' } });
    const asked = await shop.call(boss, 'POST', `/company/requests/${id}/comments/`, { text: 'Why?' });
    expect([asked.status, asked.body.code]).toEqual([409, 'requests.comments_full']);
    expect((await shop.call(boss, 'GET', `/company/requests/${id}/`)).body.status).toBe('pending');
    expect((await shop.call(ana, 'GET', `/v2/requests/${id}/comments/`)).body).toHaveLength(200);
  });

  it.each(['', '   ', 'x'.repeat(2001), null, 7, 'a\0b'])('cannot write %j as a comment', async (text) => {
    const ana = await shop.person({ flexible: 100_000 });
    const id = await file(ana);
    expect((await shop.call(ana, 'POST', `/v2/requests/${id}/comments/`, { text })).status).toBe(400);
  });
});

describe('filing over the wire', () => {
  const fields = {
    kind: 'reimbursement',
    category: '1',
    provider_name: ' Optika Vid ',
    description: 'Naočare za čitanje',
    purchase_date: '2026-11-18',
    amount: '1250.50',
  };
  type Sent = Partial<Record<keyof typeof fields | 'resubmits' | 'duplicate_accepted' | 'status', string>>;

  async function send(who: Person, changes: Sent = {}, bytes: Buffer | null = pdfFile(), key?: string) {
    await makeCategory(database, 1);
    await makeCategory(database, 11, 1);
    const texts = Object.entries({ ...fields, ...changes }).map(([name, text]) => ({ name, text }));
    const { payload, headers } = multipart([
      ...texts,
      ...(bytes ? [{ name: 'file', bytes, filename: '../../Račun <1>.pdf', type: 'text/html' }] : []),
    ]);
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/v2/requests/',
      payload,
      headers: { ...who.headers, ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  it('answers the request, and its file comes back as an attachment that nothing runs', async () => {
    const ana = await shop.person({ flexible: 200_000 });
    const { status, body } = await send(ana);
    expect([status, body.amount, body.provider_name]).toEqual([201, 1250.5, 'Optika Vid']);
    expect(body.file).toEqual({ name: 'Račun 1 .pdf', type: 'application/pdf', bytes: 200 });
    const file = await shop.app.inject({ url: `/api/v2/requests/${body.id}/file/`, headers: ana.headers });
    expect(file.rawPayload.equals(pdfFile())).toBe(true);
    expect(file.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': 'application/pdf' });
    expect(file.headers['content-disposition']).toMatch(/^attachment; /);
  });

  it('keeps no marks that turn what reviewers read beside it, an amount too', async () => {
    const ana = await shop.person({ flexible: 200_000 });
    const { status, body } = await send(ana, {
      provider_name: 'Optika\u202e Vid',
      description: '\u2067Naočare\n\u200f2',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ provider_name: 'Optika Vid', description: 'Naočare\n2' });
    const path = `/v2/requests/${body.id}/comments/`;
    expect((await shop.call(ana, 'POST', path, { text: '\u202eRačun je tu' })).body).toMatchObject({
      text: 'Račun je tu',
    });
  });

  it.each([
    ['1250,50', 'Decimals use a dot: 1250.50'],
    ['12.345', 'At most two decimals, after a dot'],
    ['-5', 'The amount must be more than zero'],
    ['0', 'The amount must be more than zero'],
    ['9'.repeat(90), 'The amount is too large'],
    ['1e3', 'Input is not a number'],
    ['', 'This field is required'],
  ])('says what is wrong with the amount %j', async (amount, words) => {
    const ana = await shop.person({ flexible: 200_000 });
    const { status, body } = await send(ana, { amount });
    expect([status, body.fields]).toEqual([400, { amount: words }]);
  });

  it.each<[Sent, string]>([
    [{ category: '11' }, 'category'],
    [{ category: '999' }, 'category'],
    [{ category: 'sport' }, 'category'],
    [{ kind: 'gift' }, 'kind'],
    [{ provider_name: '   ' }, 'provider_name'],
    [{ description: 'x'.repeat(2001) }, 'description'],
    [{ purchase_date: '20.11.2026.' }, 'purchase_date'],
    [{ status: 'accepted' }, 'status'],
  ])('refuses %j at the field %s', async (changes, field) => {
    const ana = await shop.person({ flexible: 200_000 });
    const { status, body } = await send(ana, changes);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect((await me(ana)).held).toBe(0);
  });

  it('takes a description of many lines that is as long as its field', async () => {
    const ana = await shop.person({ flexible: 300_000 });
    const lines = Array.from({ length: 40 }, () => 'x'.repeat(49));
    const description = [...lines.slice(1), 'x'.repeat(50)].join('\n');
    expect(description).toHaveLength(2000);
    // With the line ends that browsers send.
    const { status, body } = await send(ana, { description: description.replaceAll('\n', '\r\n') });
    expect([status, body.description]).toEqual([201, description]);
  });

  it('refuses a category that was ended, at its field, also to file again what was of it', async () => {
    const ana = await shop.person({ flexible: 300_000 });
    const rejected = await file(ana, { categoryId: 7 });
    await decide(ana, rejected, 'rejected');
    await database.execute(sql`update categories set active = false where id = 7`);
    for (const again of [{}, { resubmits: String(rejected) }]) {
      const { status, body } = await send(ana, { category: '7', ...again });
      expect([status, body.fields]).toEqual([400, { category: 'There is no such category' }]);
    }
    expect((await me(ana)).held).toBe(0);
    expect((await send(ana, { resubmits: String(rejected) })).status).toBe(201);
  });

  it('waits for who is ending its category', async () => {
    const ana = await shop.person({ flexible: 300_000 });
    await makeCategory(database, 8);
    await duringTransaction(database, {
      held: held`update categories set active = false where id = 8`,
      work: async () => expect((await send(ana, { category: '8' })).status).toBe(400),
    });
  });

  it('says that the amount is higher than the available budget, in both languages and at its field', async () => {
    for (const [language, message] of [
      ['EN', 'Amount that you have entered is higher than available budget!'],
      ['SR', 'Uneti iznos je veći od raspoloživog budžeta.'],
    ] as const) {
      const ana = await shop.person({ flexible: 100, language });
      const { status, body } = await send(ana);
      expect([status, body]).toEqual([400, { message, code: 'requests.over_budget', fields: { amount: message } }]);
    }
  });

  it('takes 2 MB and not a byte more, and only PDF, JPEG and PNG by what they are', async () => {
    const ana = await shop.person({ flexible: 10_000_000 });
    const two = 2 * 1024 * 1024;
    expect((await send(ana, {}, pdfFile(two))).status).toBe(201);
    expect((await send(ana, {}, pdfFile(two + 1))).status).toBe(413);
    expect((await send(ana, {}, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
    expect((await send(ana, { amount: '3' }, jpegFile())).status).toBe(201);
    expect((await send(ana, { amount: '4' }, pngFile())).status).toBe(201);
    expect((await send(ana, { amount: '5' }, null)).body.fields).toEqual({ file: 'This field is required' });
  });

  it('warns of a duplicate, and files it when told so', async () => {
    const ana = await shop.person({ flexible: 1_000_000 });
    const first = await send(ana);
    const again = await send(ana, { amount: '7' });
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'possible_duplicate', duplicates: [{ id: first.body.id, same: 'file', amount: 1250.5 }] },
    ]);
    expect((await send(ana, { amount: '7', duplicate_accepted: 'true' })).status).toBe(201);
  });

  it('answers the same for the same key', async () => {
    const ana = await shop.person({ flexible: 1_000_000 });
    const answers = [await send(ana, {}, pdfFile(), 'attempt-1'), await send(ana, {}, pdfFile(), 'attempt-1')];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect((await send(ana, {}, pdfFile(), 'short')).status).toBe(400);
    expect((await send(ana, { amount: '8' }, pdfFile(), 'attempt-1')).status).toBe(422);
  });

  it('keeps the file of what is filed again', async () => {
    const ana = await shop.person({ flexible: 1_000_000 });
    const { body } = await send(ana);
    await cancel(ana, body.id);
    const again = await send(ana, { resubmits: String(body.id) }, null);
    expect([again.status, again.body]).toMatchObject([201, { resubmits: body.id, file: body.file }]);
  });
});

it('takes few statements: the token, BEGIN and COMMIT counted', async () => {
  const ana = await shop.person({ flexible: 1_000_000, budgets: { 1: 60_000 } });
  const id = await file(ana);
  const count = async (work: () => Promise<unknown>) => (await shop.statements(work)).length;
  expect(await count(() => shop.call(ana, 'GET', '/v2/requests/'))).toBeLessThanOrEqual(2);
  expect(await count(() => shop.call(ana, 'GET', `/v2/requests/${id}/`))).toBeLessThanOrEqual(2);
  expect(await count(() => shop.call(ana, 'GET', `/v2/requests/${id}/comments/`))).toBeLessThanOrEqual(2);
  // BEGIN, lock, write, COMMIT.
  expect(await count(() => shop.call(ana, 'POST', `/v2/requests/${id}/comments/`, { text: 'x' }))).toBeLessThanOrEqual(
    5,
  );
  // The category is made, then BEGIN, lock, read, file, write, COMMIT.
  expect(await count(() => file(ana))).toBeLessThanOrEqual(7);
  expect(await count(() => cancel(ana, id))).toBeLessThanOrEqual(7);
});

it('removes nothing that a request says happened', async () => {
  await expect(database.execute(sql`delete from ledger_entries where kind = 'request'`)).rejects.toThrow();
});
